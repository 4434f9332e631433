package org.parcast.analyses.time.machine.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Time of the cores that this process may use since the system started, in seconds (proc(5)).
 *
 * @param used by all processes, this one too
 * @param own that of this process and of its children that have ended
 * @param stolen by the hypervisor for others
 * @param cores how many these are
 */
record CoreTime(double used, double own, double stolen, int cores) {
  private static final String ALLOWED = "Cpus_allowed_list:";

  /** Seconds of a tick, in which the kernel tells times: a hundredth, whatever its own clock (USER_HZ is 100 on all architectures that have a JDK). */
  private static final double TICK = 0.01;

  /** Words of a line of {@code /proc/stat}, the name of the core being the first: user, nice, system; irq, softirq. What guests use is in the first two already, and the others are idle. */
  private static final int[] USED = {1, 2, 3, 6, 7};

  /** The word {@code steal} of such a line. */
  private static final int STOLEN = 8;

  /** Words of {@code /proc/self/stat}, utime, stime, cutime, cstime: counted from the state, which follows the name, as that may have blanks and parentheses itself. */
  private static final int[] OWN = {11, 12, 13, 14};

  /** @param proc the directory {@code /proc}; empty where the system has none, or none that tells */
  static Optional<CoreTime> read(Path proc) {
    try {
      Set<String> allowed = allowed(Files.readAllLines(proc.resolve("self/status")));
      List<String[]> lines = Files.readAllLines(proc.resolve("stat")).stream().map(line -> line.split(" +")).filter(word -> allowed.contains(word[0])).toList();
      String self = Files.readString(proc.resolve("self/stat"));
      double own = sum(self.substring(self.lastIndexOf(')') + 2).split(" "), OWN);
      return lines.isEmpty() ? Optional.empty()
          : Optional.of(new CoreTime(lines.stream().mapToDouble(line -> sum(line, USED)).sum(), own, lines.stream().mapToDouble(line -> sum(line, STOLEN)).sum(), lines.size()));
    } catch (IOException | NumberFormatException | IndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  /** Seconds in all. */
  private static double sum(String[] words, int... at) {
    return TICK * Arrays.stream(at).mapToDouble(i -> Double.parseDouble(words[i].strip())).sum();
  }

  /** As {@code /proc/stat} names them, of a list such as {@code 0-3,8}. */
  private static Set<String> allowed(List<String> status) {
    Set<String> allowed = new HashSet<>();
    String list = status.stream().filter(line -> line.startsWith(ALLOWED)).map(line -> line.substring(ALLOWED.length()).strip()).findFirst().orElse("0");
    for (String part : list.split(",")) {
      String[] ends = part.split("-");
      for (int core = Integer.parseInt(ends[0]); core <= Integer.parseInt(ends[ends.length - 1]); core++) {
        allowed.add("cpu" + core);
      }
    }
    return allowed;
  }
}
