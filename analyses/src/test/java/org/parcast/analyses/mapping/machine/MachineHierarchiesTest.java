package org.parcast.analyses.mapping.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.mapping.BindingText;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.strategy.Strategy;

class MachineHierarchiesTest {
  @TempDir private Path directory;

  private Path xml(String content) throws IOException {
    return Files.writeString(directory.resolve("machine.xml"), content);
  }

  private static String pu(int cpu) {
    return "<object type=\"PU\" os_index=\"" + cpu + "\"/>";
  }

  private static String core(int... cpus) {
    StringBuilder text = new StringBuilder("<object type=\"L2Cache\" cache_size=\"1048576\"><object type=\"Core\" os_index=\"0\">");
    for (int cpu : cpus) {
      text.append(pu(cpu));
    }
    return text + "</object></object>";
  }

  private static String socket(String cores) {
    return "<object type=\"Package\"><object type=\"L3Cache\" cache_size=\"33554432\"><object type=\"NUMANode\" os_index=\"0\"/>" + cores
        + "</object></object>";
  }

  @Test
  void hwlocsLevelsAndNumbersAreRead() throws IOException {
    Path file = xml("<?xml version=\"1.0\"?><!DOCTYPE topology SYSTEM \"hwloc2.dtd\"><topology version=\"2.0\"><object type=\"Machine\">"
        + socket(core(0, 4) + core(1, 5)) + socket(core(2, 6) + core(3, 7)) + "</object></topology>");
    MachineHierarchy machine = MachineHierarchies.of(file.toString());

    assertThat(machine.arities()).containsExactly(2, 2, 2);
    assertThat(machine.cpus()).containsExactly(0, 4, 1, 5, 2, 6, 3, 7);
    assertThat(machine.unitsPerCore()).isEqualTo(2);
    assertThat(machine.levels().get(0).cacheBytes()).isEqualTo(32 << 20);
    assertThat(machine.levels().get(1).cacheBytes()).isEqualTo(1 << 20);
  }

  @Test
  void theFirstVersionsCachesAndSocketsAreReadToo() throws IOException {
    String socket = "<object type=\"NUMANode\" os_index=\"0\"><page_type size=\"4096\"/><object type=\"Socket\"><object type=\"Cache\" cache_size=\"20971520\""
        + " depth=\"3\" cache_type=\"0\">%s%s</object></object><object type=\"Bridge\"><object type=\"PCIDev\"/></object></object>";
    String core = "<object type=\"Cache\" cache_size=\"262144\" depth=\"2\"><object type=\"Cache\" cache_size=\"32768\" depth=\"1\" cache_type=\"1\">"
        + "<object type=\"Core\">%s%s</object></object></object>";
    Path file = xml("<?xml version=\"1.0\"?><!DOCTYPE topology SYSTEM \"hwloc.dtd\"><topology><object type=\"Machine\"><page_type size=\"4096\"/>"
        + socket.formatted(core.formatted(pu(0), pu(4)), core.formatted(pu(1), pu(5)))
        + socket.formatted(core.formatted(pu(2), pu(6)), core.formatted(pu(3), pu(7))) + "</object></topology>");
    MachineHierarchy machine = MachineHierarchies.of(file.toString());

    assertThat(machine.arities()).containsExactly(2, 2, 2);
    assertThat(machine.cpus()).containsExactly(0, 4, 1, 5, 2, 6, 3, 7);
    assertThat(machine.unitsPerCore()).isEqualTo(2);
    assertThat(machine.levels().get(0).cacheBytes()).isEqualTo(20 << 20);
    assertThat(machine.levels().get(1).cacheBytes()).isEqualTo(256 << 10);
  }

  @Test
  void unevenBranchesAreCompletedByAbsentUnits() throws IOException {
    Path file = xml("<topology><object type=\"Machine\">" + socket(core(0, 4) + core(1) + core(2)) + socket(core(8)) + "</object></topology>");
    MachineHierarchy machine = MachineHierarchies.of(file.toString());

    assertThat(machine.arities()).containsExactly(2, 3, 2);
    assertThat(machine.cpus()).containsExactly(0, 4, 1, -1, 2, -1, 8, -1, -1, -1, -1, -1);
    assertThat(machine.presentUnits()).isEqualTo(5);
  }

  @Test
  void entitiesAreNotFollowed() throws IOException {
    Path secret = Files.writeString(directory.resolve("secret"), "1");
    Path file = xml("<?xml version=\"1.0\"?><!DOCTYPE t [<!ENTITY x SYSTEM \"" + secret.toUri() + "\">]><topology><object type=\"Machine\">&x;" + pu(0)
        + "</object></topology>");
    assertThatThrownBy(() -> MachineHierarchies.of(file.toString())).isInstanceOf(IOException.class).hasMessageContaining("machine.xml");

    Path bomb = xml("<!DOCTYPE t [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]><topology><object type=\"&b;\">" + pu(0)
        + "</object></topology>");
    assertThatThrownBy(() -> MachineHierarchies.of(bomb.toString())).isInstanceOf(IOException.class);
  }

  @Test
  void whatIsNoMachineIsRefused() throws IOException {
    assertRefused("<topology></topology>", "no processing unit");
    assertRefused("<topology><object type=\"Machine\">", "no XML");
    assertRefused("<topology><object type=\"Machine\"><object type=\"PU\" os_index=\"many\"/></object></topology>", "os_index is 'many'; give");
    assertRefused("<topology><object type=\"Machine\"><object type=\"PU\"/></object></topology>", "os_index is missing");
    assertRefused("<topology><object type=\"Machine\"><object type=\"L2Cache\">" + pu(0) + "</object></object></topology>", "cache_size is missing");
    assertRefused("<topology><object type=\"Machine\">" + pu(1) + pu(1) + "</object></topology>", "each once");
    assertRefused("<topology><object type=\"Machine\">" + core(0, 1) + pu(2) + "</object></topology>", "different depths");
    assertRefused("<topology><object type=\"Machine\">" + pu(2) + core(0, 1) + "</object></topology>", "different depths");
    assertThatThrownBy(() -> MachineHierarchies.of("")).hasMessageContaining("2x8x2");
    assertThatThrownBy(() -> MachineHierarchies.of("toaster")).hasMessageContaining("2x8x2");
    assertThatThrownBy(() -> MachineHierarchies.of("0x2")).hasMessageContaining("1 to");
  }

  @Test
  void bytesThatAreNoTextAreRefusedWithoutAWordElsewhere() throws IOException {
    Path file = xml("");
    Files.write(file, new byte[] {'<', 'a', (byte) 0xC3, 'x'});
    PrintStream before = System.err;
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setErr(new PrintStream(err));
    try {
      assertThatThrownBy(() -> MachineHierarchies.of(file.toString())).isInstanceOf(IOException.class).hasMessageContaining("no XML");
    } finally {
      System.setErr(before);
    }
    assertThat(err.toString()).isEmpty();
  }

  private void assertRefused(String content, String message) throws IOException {
    Path file = xml(content);
    assertThatThrownBy(() -> MachineHierarchies.of(file.toString())).isInstanceOf(IOException.class).hasMessageContaining(message);
  }

  @Test
  void presetsHaveSocketsCoresAndThreads() throws IOException {
    MachineHierarchy machine = MachineHierarchies.of("diener");

    assertThat(machine.units()).isEqualTo(64);
    assertThat(machine.unitsPerCore()).isEqualTo(2);
    assertThat(MachineHierarchies.of("xeon-phi").units()).isEqualTo(244);
    assertThat(MachineHierarchies.of("xeon-phi").unitsPerCore()).isEqualTo(4);
    assertThat(MachineHierarchies.of("xeon-phi").caches().orElseThrow().levels()).singleElement().matches(level -> level.bytes() == 512 << 10 && level.cores() == 4);
    assertThat(MachineHierarchies.of("2x8").unitsPerCore()).isEqualTo(8);
    assertThat(MachineHierarchies.of("1x1x4").unitsPerCore()).isEqualTo(4);
    assertThat(MachineHierarchies.of("1").units()).isEqualTo(1);
  }

  @Test
  void linuxDescribesSocketsCachesAndCores() throws IOException {
    for (int cpu = 0; cpu < 4; cpu++) {
      write(cpu, "topology/core_id", String.valueOf(cpu % 2));
      write(cpu, "topology/physical_package_id", "0");
      write(cpu, "cache/index0/level", "1");
      write(cpu, "cache/index3/level", "3");
      write(cpu, "cache/index3/size", "16384K");
      write(cpu, "cache/index3/shared_cpu_list", "0-3");
    }
    MachineHierarchy machine = SystemTopology.read(directory);

    assertThat(machine.arities()).containsExactly(2, 2);
    assertThat(machine.cpus()).containsExactly(0, 2, 1, 3);
    assertThat(machine.unitsPerCore()).isEqualTo(2);
  }

  private void write(int cpu, String file, String content) throws IOException {
    Path path = directory.resolve("cpu" + cpu).resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, content + "\n");
  }

  @Test
  void theBindingNamesTheProcessorsOfTheOperatingSystem() {
    TaskPlacement placement = new TaskPlacement(Strategy.COMPACT, 0, 0, java.util.OptionalLong.empty(), java.util.OptionalLong.empty(), java.util.List.of(4, 0, 6),
        java.util.List.of(0, 1, 2), java.util.List.of(), java.time.Duration.ZERO);

    assertThat(BindingText.lines(placement)).contains("export OMP_PLACES=\"{4},{0},{6}\" OMP_PROC_BIND=true",
        "export GOMP_CPU_AFFINITY=\"4 0 6\"", "taskset -c 0,4,6 COMMAND");
  }
}
