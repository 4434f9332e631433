package org.parcast.engine.time.runtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How much of the time the thread that makes this was not kept waiting for a processor. Linux tells that of each thread (Documentation/scheduler/sched-stats.rst); elsewhere it is not known,
 * and no time counts as taken.
 */
final class OwnTime {
  /** What {@code schedstat} tells: nanoseconds on a processor, nanoseconds of waiting for one, and turns. */
  private static final int WAITED = 1;

  private final Path told;
  private final long waited;
  private final long start = System.nanoTime();

  /** @param proc the directory {@code /proc} */
  OwnTime(Path proc) {
    Path thread = proc.resolve("thread-self");
    Path own;
    try {
      own = thread.toRealPath(); // another thread asks, for which it is another directory
    } catch (IOException e) {
      own = thread;
    }
    told = own.resolve("schedstat");
    waited = waited();
  }

  /** The part of the time since this was made, above 0 and at most 1; any thread may ask. */
  double share() {
    double passed = Math.max(1, System.nanoTime() - start);
    return Math.max(1, passed - (waited() - waited)) / passed;
  }

  private long waited() {
    try {
      return Long.parseLong(Files.readString(told).strip().split(" ")[WAITED]);
    } catch (IOException | NumberFormatException | IndexOutOfBoundsException e) {
      return 0;
    }
  }
}
