package org.parcast.partition.refine;

/**
 * Decides when a local search without improvement is hopeless: the gains since the last improvement are taken for steps of a
 * random walk, and the search ends once the walk is unlikely to come back (Osipov and Sanders, "n-Level Graph Partitioning",
 * ESA 2010).
 */
final class StoppingRule {
  /** On plateaus the walk neither rises nor falls, and the rule alone would never end it. */
  private static final int MAX_STEPS = 100;

  private final double alpha;
  private final double beta;
  private int steps;
  private double mean;
  private double squares;

  /**
   * @param alpha how unlikely a return must be: larger searches longer
   * @param vertices the size of the graph
   */
  StoppingRule(double alpha, int vertices) {
    this.alpha = alpha;
    this.beta = Math.log(Math.max(vertices, 2));
  }

  void reset() {
    steps = 0;
    mean = 0;
    squares = 0;
  }

  void add(long gain) {
    steps++;
    double deviation = gain - mean;
    mean += deviation / steps;
    squares += deviation * (gain - mean);
  }

  boolean shouldStop() {
    if (steps <= beta) {
      return false;
    }
    double variance = squares / (steps - 1);
    return steps * mean * mean > alpha * variance + beta || steps > MAX_STEPS + MAX_STEPS * alpha;
  }
}
