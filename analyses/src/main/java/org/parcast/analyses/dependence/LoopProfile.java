package org.parcast.analyses.dependence;

/**
 * What a run spent in a loop.
 *
 * @param share part of the run's work done in the loop, 0 to 1; work is counted in references to memory
 * @param executions how often the loop was entered
 * @param iterations iterations in all
 * @param workPerIteration references to memory in an iteration, on average
 * @param imbalance work of the longest iteration over the average, at least 1
 * @param gain how many times faster the whole run gets at best (work over span) if this loop alone is run in parallel, at least 1
 */
public record LoopProfile(double share, long executions, long iterations, double workPerIteration, double imbalance, double gain) {}
