package org.parcast.recorder.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long a thread is waited for that should be about to block or to leave the event that it is in. It is counted in the processor time that
 * the thread uses: on a busy machine it may have to wait for a processor first, and has done nothing meanwhile.
 */
public final class Patience {
  /** By the clock it may take so long. */
  private static final long LATEST_NANOS = 2_000_000_000L;

  private final ThreadMXBean times = ManagementFactory.getThreadMXBean();
  private final Thread thread;
  private final long nanos;
  private final long used;
  private final long begin = System.nanoTime();

  /** @param millis processor time for which the thread is waited for, in milliseconds */
  public Patience(Thread thread, long millis) {
    this.thread = thread;
    this.nanos = 1_000_000 * millis;
    this.used = times.getThreadCpuTime(thread.getId());
  }

  /** Whether the thread runs, and may still be waited for. */
  public boolean lasts() {
    return isRunning(thread)
        && times.getThreadCpuTime(thread.getId()) - used < nanos
        && System.nanoTime() - begin < LATEST_NANOS;
  }

  /** Whether the thread is neither blocked nor has it ended. */
  public static boolean isRunning(Thread thread) {
    return thread.getState() == Thread.State.RUNNABLE;
  }
}
