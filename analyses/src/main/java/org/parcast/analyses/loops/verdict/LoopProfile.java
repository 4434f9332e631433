package org.parcast.analyses.loops.verdict;

import java.util.List;

/**
 * What a run spent in a loop.
 *
 * @param share part of the run's work done in the loop, 0 to 1; work is counted in instructions of bytecode
 * @param executions how often the loop was entered
 * @param iterations iterations in all
 * @param workPerIteration work of an iteration, on average
 * @param imbalance work of the longest iteration of all executions over the average, at least 1
 * @param gain how many times faster the whole run gets at best (work over span) if this loop alone is run in parallel, at least 1; 1 where it cannot be
 * @param within the same of the executions right inside other loops, also by calls
 */
public record LoopProfile(double share, long executions, long iterations, double workPerIteration, double imbalance, double gain, List<Within> within) {
  /**
   * Executions right inside those of another loop.
   *
   * @param outer place of that loop, {@code Heat2D.java:12}
   * @param executions how many
   * @param iterations of these in all
   * @param work of these in all
   */
  public record Within(String outer, long executions, long iterations, double work) {}

  public LoopProfile {
    within = List.copyOf(within);
  }

  /** Of a loop that is never inside another. */
  public LoopProfile(double share, long executions, long iterations, double workPerIteration, double imbalance, double gain) {
    this(share, executions, iterations, workPerIteration, imbalance, gain, List.of());
  }

  /** The same of a loop whose iterations have to stay in order. */
  public LoopProfile withoutGain() {
    return new LoopProfile(share, executions, iterations, workPerIteration, imbalance, 1, within);
  }

  /** Work of all executions. */
  public double work() {
    return iterations * workPerIteration;
  }
}
