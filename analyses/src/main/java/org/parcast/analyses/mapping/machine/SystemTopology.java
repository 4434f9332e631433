package org.parcast.analyses.mapping.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** The machine that Parcast runs on, as Linux describes it under {@code /sys/devices/system/cpu}. */
final class SystemTopology {
  /** A processing unit: what it shares with which others. */
  private record Cpu(int number, String socket, String lastCache, long lastCacheBytes, String core) {}

  private SystemTopology() {}

  /**
   * Reads a description.
   *
   * @param directory holds {@code cpu0}, {@code cpu1}, ...
   * @throws IOException if there is none; the message names the remedy
   */
  static MachineHierarchy read(Path directory) throws IOException {
    List<Cpu> cpus = new ArrayList<>();
    try (Stream<Path> entries = Files.list(directory)) {
      for (Path entry : entries.toList()) {
        String name = String.valueOf(entry.getFileName());
        if (name.matches("cpu\\d{1,5}") && Files.exists(entry.resolve("topology/core_id"))) {
          cpus.add(cpu(entry, Integer.parseInt(name.substring(3))));
        }
      }
    } catch (IOException e) {
      throw new IOException("this machine does not describe itself under " + directory + "; describe it by its numbers, as in --machine 2x8x2", e);
    }
    if (cpus.isEmpty()) {
      throw new IOException("this machine describes no processing unit under " + directory + "; describe it by its numbers, as in --machine 2x8x2");
    }
    cpus.sort(java.util.Comparator.comparingInt(Cpu::number));
    List<MachineTree> sockets = parts("socket", cpus, Cpu::socket, false,
        ofSocket -> parts("cache", ofSocket, Cpu::lastCache, true,
            ofCache -> parts("core", ofCache, Cpu::core, false, ofCore -> ofCore.stream().map(cpu -> MachineTree.unit(cpu.number)).toList())));
    try {
      return new MachineTree("machine", 0, -1, sockets).hierarchy("local");
    } catch (IllegalArgumentException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static List<MachineTree> parts(String kind, List<Cpu> cpus, Function<Cpu, String> shared, boolean cache,
      Function<List<Cpu>, List<MachineTree>> below) {
    Map<String, List<Cpu>> groups = new LinkedHashMap<>();
    cpus.forEach(cpu -> groups.computeIfAbsent(shared.apply(cpu), key -> new ArrayList<>()).add(cpu));
    List<MachineTree> parts = new ArrayList<>();
    groups.values().forEach(group -> parts.add(new MachineTree(kind, cache ? group.get(0).lastCacheBytes : 0, -1, below.apply(group))));
    return parts;
  }

  private static Cpu cpu(Path entry, int number) throws IOException {
    TreeMap<Integer, Path> caches = new TreeMap<>();
    Path all = entry.resolve("cache");
    if (Files.isDirectory(all)) {
      try (Stream<Path> indices = Files.list(all)) {
        for (Path index : indices.filter(path -> Files.exists(path.resolve("level"))).sorted().toList()) {
          caches.put(Integer.parseInt(text(index.resolve("level"))), index);
        }
      }
    }
    Path last = caches.isEmpty() ? null : caches.lastEntry().getValue();
    String socket = text(entry.resolve("topology/physical_package_id"));
    return new Cpu(number, socket, last == null ? "" : text(last.resolve("shared_cpu_list")), last == null ? 0 : bytes(text(last.resolve("size"))),
        socket + ":" + text(entry.resolve("topology/core_id")));
  }

  private static long bytes(String size) {
    long number = Long.parseLong(size.replaceAll("\\D", ""));
    return size.endsWith("K") ? number << 10 : size.endsWith("M") ? number << 20 : number;
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file).strip();
  }
}
