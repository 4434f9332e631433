package org.parcast.analyses.loops.verdict;

/**
 * What a run spent in a loop.
 *
 * @param share part of the run's work done in the loop, 0 to 1; work is counted in instructions of bytecode
 * @param executions how often the loop was entered
 * @param iterations iterations in all
 * @param workPerIteration work of an iteration, on average
 * @param imbalance work of the longest iteration of all executions over the average, at least 1
 * @param gain how many times faster the whole run gets at best (work over span) if this loop alone is run in parallel, at least 1; 1 where it cannot be
 */
public record LoopProfile(double share, long executions, long iterations, double workPerIteration, double imbalance, double gain) {
  /** The same of a loop whose iterations have to stay in order. */
  public LoopProfile withoutGain() {
    return new LoopProfile(share, executions, iterations, workPerIteration, imbalance, 1);
  }
}
