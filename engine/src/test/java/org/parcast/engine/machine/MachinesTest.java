package org.parcast.engine.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.run.AnalysisException;

class MachinesTest {
  @TempDir private Path directory;

  static final java.util.List<String> PRESETS = Machines.PRESETS;

  @ParameterizedTest
  @FieldSource("PRESETS")
  void everyPresetIsPlausible(String name) throws AnalysisException {
    assertThat(Machines.of(name).implausible()).isEmpty();
  }

  @Test
  void aFileThatIsWrittenIsReadAsItWas() throws AnalysisException {
    Path file = directory.resolve("machine.yaml");
    Machine machine = Machines.of("cluster-infiniband");
    Machines.write(machine, file);
    assertThat(Machines.of(file.toString())).isEqualTo(machine);
  }

  /** Each line of the preset changed in one way, and what is said of it. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "cores: 8 | cores: -8 | 4: cores is '-8': it has to be above 0",
      "cores: 8 | cores: eight | 4: cores is 'eight': a number is needed",
      "cores: 8 | cores: 2.5 | 4: cores is '2.5': a whole number is needed",
      "cores: 8 | # nothing | cores is missing",
      "cores: 8 | cores: 16 | 4 figures, where 16 cores need 5",
      "threads-per-core: 1 | threads-per-core: 16 | 5: threads-per-core: there are only 8 cores",
      "slowdown: [1, | slowdown: [0.2, | 7: slowdown: more threads make none faster",
      "slowdown: [1, | slowdown: [-1, | 7: slowdown has '-1': figures have to be above 0",
      "bytes: 1048576 | bytes: 1024 | 8: levels: L2 is not larger than L1",
      "shared-by: 8 | shared-by: 9 | 8: levels: L3 is shared by 9 cores",
      "gap: 1e-05 | gap: 1 | 18: regions: the gaps do not rise",
      "arrival-low: 5e-07 | arrival-low: 1 | 18: regions: the earlier arrival is later",
      "chain: 9.0E-8 | chain: 1E-12 | 17: misses: a chained miss is cheaper",
      "combine: 1E-9 | combined: 1E-9 | combine is missing",
      "deal: 3E-7 | deal: 3E-3 | deal: dealing alone takes longer",
      "deal: 3E-7 | deal: -3E-7 | deal is '-3E-7': it has to be above 0",
      "spread: 0.05 | spread: [0.05 | this is not YAML",
      "spread: 0.05 | spread: 50 | 28: spread: it is a share, 0.05 for 5 %",
      "spread: 0.05 | speed: 3 | spread is missing"
  })
  void whatIsWrongIsToldWithItsLine(String right, String wrong, String message) throws Exception {
    String preset = new String(Machines.class.getResourceAsStream("laptop-8.yaml").readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    Path file = Files.writeString(directory.resolve("wrong.yaml"), preset.replaceFirst(java.util.regex.Pattern.quote(right), wrong));
    assertThatThrownBy(() -> Machines.of(file.toString())).isInstanceOf(AnalysisException.class).hasMessageContaining("wrong.yaml").hasMessageContaining(message);
  }

  @Test
  void noFileIsWrittenThatWouldNotBeRead() throws Exception {
    Path file = directory.resolve("busy.yaml");
    assertThatThrownBy(() -> Machines.write(Machines.of("laptop-8").disturbed(0.7), file)).isInstanceOf(AnalysisException.class)
        .hasMessageEndingWith("busy.yaml is not written, as no forecast would take it: spread: it is a share, 0.05 for 5 %, and at most 1; measure again when nothing else runs");
    assertThat(file).doesNotExist();
  }

  /** Files from before it was measured. */
  @Test
  void whatDealingTakesNeedNotBeThere() throws Exception {
    String preset = new String(Machines.class.getResourceAsStream("laptop-8.yaml").readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    Path file = Files.writeString(directory.resolve("older.yaml"), preset.replace("deal: 3E-7\n", ""));
    assertThat(Machines.of(file.toString()).deal()).isEqualTo(2e-6);
  }

  @Test
  void aNameThatThereIsNotIsToldWithThoseThatThereAre() {
    assertThatThrownBy(() -> Machines.of("laptop-9")).isInstanceOf(AnalysisException.class).hasMessageContaining("laptop-8, server-2x32");
  }
}
