package org.parcast.engine.time;

/** How much is timed, and of what. */
public final class TimingEffort {
  private TimingEffort() {}

  /**
   * Virtual machines in which the same is timed at most: what the compiler makes of a loop differs between them more than times within one do (Georges, Buytaert and Eeckhout 2007). Three are
   * the fewest whose median one outlier cannot move.
   */
  public static final int MACHINES = 3;

  /** Less of a run's work is not timed: without it a run is 1.01 times as fast at most (Amdahl 1967), which the clocks of two runs do not tell apart. */
  public static final double LEAST_SHARE = 0.01;
}
