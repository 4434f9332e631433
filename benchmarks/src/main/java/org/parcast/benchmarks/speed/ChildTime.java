package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Processor time of the processes that this one has started and that have ended, as Linux counts it for their parent. Looking at a process from
 * time to time misses what it used after the last look, which is a large part of a short run.
 */
final class ChildTime {
  private ChildTime() {}

  private static final Path STAT = Path.of("/proc/self/stat");

  /** The unit of the times in {@code /proc}: the user's tick, a hundredth of a second on every Linux that Java runs on. */
  private static final Duration TICK = Duration.ofMillis(10);

  /** Where cutime and cstime stand after the name, see {@code man 5 proc}. */
  private static final int USER = 13;

  private static final int SYSTEM = 14;

  /** The time so far; descendants that nobody waited for are not in it. */
  static Duration now() {
    try {
      String stat = Files.readString(STAT);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return TICK.multipliedBy(Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]));
    } catch (IOException e) {
      throw new UncheckedIOException("the time of child processes is read from " + STAT + ", which only Linux has", e);
    }
  }
}
