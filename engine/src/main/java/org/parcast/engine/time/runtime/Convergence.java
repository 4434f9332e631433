package org.parcast.engine.time.runtime;

import java.util.Arrays;

/**
 * Whether a window of executions tells all that it can: its halves agree, or a window twice as long has brought them no nearer. Then what they differ by is the machine's doing, which waiting
 * does not change.
 */
final class Convergence {
  /** A window that settles has at least so many executions. */
  static final int WINDOW = 20;

  /** The medians of the two halves of a settled window differ by at most this. */
  private static final double AGREE = 0.03;

  private long due;
  private double apart;

  /** A window begins. @param first how long it takes at least, in nanoseconds */
  void begin(long first) {
    due = first;
    apart = Double.MAX_VALUE;
  }

  /** Whether a window of so many executions and nanoseconds is to be looked at. */
  boolean isDue(int executions, long nanos) {
    return executions >= WINDOW && nanos >= due;
  }

  /**
   * Looks at a window that is due.
   *
   * @param alone times of the executions on a core of their own, in their order
   * @param all times of all
   * @param nanos how long it took
   */
  boolean isReached(double[] alone, double[] all, long nanos) {
    boolean own = alone.length >= WINDOW;
    double now = apart(own ? alone : all);
    boolean reached = own && now <= AGREE || now >= apart;
    apart = now;
    due = 2 * nanos;
    return reached;
  }

  private static double apart(double[] times) {
    int half = times.length / 2;
    double one = LoopClock.median(Arrays.copyOf(times, half));
    double other = LoopClock.median(Arrays.copyOfRange(times, half, times.length));
    return Math.abs(one - other) / Math.min(one, other);
  }
}
