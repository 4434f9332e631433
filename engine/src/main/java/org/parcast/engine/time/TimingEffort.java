package org.parcast.engine.time;

/** How much is timed, and of what. */
public final class TimingEffort {
  private TimingEffort() {}

  /**
   * Virtual machines in which a run without loops' clocks is timed: what the compiler makes of a loop differs between them more than times within one do (Georges, Buytaert and Eeckhout 2007).
   * Three are the fewest whose median one outlier cannot move.
   */
  public static final int MACHINES = 3;

  /** Those of each form in which loops are timed where they agree: where the compiler does one of two things, equally often, five agree by chance in one of sixteen cases, three in one of four. */
  public static final int ENOUGH = 5;

  /** The same where they differ: without one at each end, they have the middle eighty percent. */
  static final int MOST = 10;

  /**
   * Seconds after which no further one is begun, once there are {@link #MACHINES}: what the first of each form may take.
   *
   * @param repeating seconds that each may repeat executions for
   */
  static double budget(double repeating) {
    return 2 * repeating;
  }

  /** Less of a run's work is not timed: without it a run is 1.01 times as fast at most (Amdahl 1967), which the clocks of two runs do not tell apart. */
  public static final double LEAST_SHARE = 0.01;
}
