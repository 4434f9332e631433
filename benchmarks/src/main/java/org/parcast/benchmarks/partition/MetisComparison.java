package org.parcast.benchmarks.partition;

/** Geometric means of our values over METIS's, and the sums of the times, each the mean over the seeds. */
final class MetisComparison {
  private double logarithms;
  private int cases;
  private double ours;
  private double theirs;
  private double worstImbalance;
  private double worstAgainstTiling;

  void add(double ourValue, double theirValue, double ourSeconds, double theirSeconds, double imbalance) {
    logarithms += Math.log(Math.max(ourValue, 1) / Math.max(theirValue, 1));
    cases++;
    ours += ourSeconds;
    theirs += theirSeconds;
    worstImbalance = Math.max(worstImbalance, imbalance);
  }

  /** The geometric mean of the ratios; below 1 is better than METIS. */
  double ratio() {
    return Math.exp(logarithms / cases);
  }

  /** How many times METIS's time ours is, summed over all cases. */
  double timeRatio() {
    return ours / Math.max(theirs, 1e-3);
  }

  /** Our seconds for one request, on average. */
  double seconds() {
    return ours / cases;
  }

  double worstImbalance() {
    return worstImbalance;
  }

  /** Takes part in {@link #worstAgainstTiling}: our largest value over the best straight tiling's. */
  void addTiling(double ratio) {
    worstAgainstTiling = Math.max(worstAgainstTiling, ratio);
  }

  /** The largest of our values over the best straight tiling's, 0 where there is none. */
  double worstAgainstTiling() {
    return worstAgainstTiling;
  }

  int cases() {
    return cases;
  }
}
