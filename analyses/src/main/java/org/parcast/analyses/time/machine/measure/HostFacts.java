package org.parcast.analyses.time.machine.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the operating system tells of the machine. Linux tells most; elsewhere typical caches are taken, and the machine says so. */
final class HostFacts {
  private static final Path CPU = Path.of("/sys/devices/system/cpu/cpu0");

  private HostFacts() {}

  /** A cache: its size, and how many usable cores share it. */
  record Cache(String name, long bytes, int sharedBy) {}

  /** Cores that this virtual machine may use: those of its container where that allows fewer, by quota or by set. */
  static int cores() {
    return Runtime.getRuntime().availableProcessors();
  }

  static int threadsPerCore() {
    return Math.min(cores(), read(CPU.resolve("topology/thread_siblings_list")).map(HostFacts::members).orElse(1));
  }

  /** The data caches, nearest to the core first; empty where the system tells of none. */
  static List<Cache> caches() {
    List<Cache> caches = new ArrayList<>();
    for (int index = 0; Files.isDirectory(CPU.resolve("cache/index" + index)); index++) {
      Path cache = CPU.resolve("cache/index" + index);
      if (!read(cache.resolve("type")).orElse("").equals("Instruction")) {
        String size = read(cache.resolve("size")).orElse("0K");
        long bytes = Long.parseLong(size.replaceAll("\\D", "")) * (size.endsWith("M") ? 1 << 20 : 1 << 10);
        int sharing = read(cache.resolve("shared_cpu_list")).map(HostFacts::members).orElse(1);
        caches.add(new Cache("L" + read(cache.resolve("level")).orElse("1"), bytes, Math.min(cores(), sharing)));
      }
    }
    return caches;
  }

  /** How many a list such as {@code 0-3,8} names. */
  static int members(String list) {
    int members = 0;
    for (String part : list.split(",")) {
      String[] ends = part.split("-");
      members += Integer.parseInt(ends[ends.length - 1]) - Integer.parseInt(ends[0]) + 1;
    }
    return members;
  }

  private static Optional<String> read(Path file) {
    try {
      return Optional.of(Files.readString(file).strip());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
