package org.parcast.analyses.reuse;

/**
 * The stack distance cache model (PPT-SASMM, equations (5) to (7)): the probability that a reference of reuse distance D hits in a cache of B
 * lines with A ways, if lines fall into sets at random: that fewer than A of the D lines fell into the set.
 *
 * @param ways A, 1 to B
 * @param lines B
 */
public record StackDistanceModel(int ways, long lines) {
  /** Products above this are kept as their logarithm, so that none is too large. */
  private static final double LARGE = 1e200;

  private static final double LOG_LARGE = Math.log(LARGE);

  public StackDistanceModel {
    if (ways < 1 || lines < ways) {
      throw new IllegalArgumentException("a cache of " + lines + " lines cannot have " + ways + " ways");
    }
  }

  /** Probability of a hit, 0 to 1. {@link ReuseDistances#INFINITE} never hits. Takes time proportional to the ways, whatever the distance. */
  public double hitProbability(long distance) {
    if (distance < 0) {
      return 0;
    }
    if (distance < ways) {
      return 1;
    }
    if (ways == lines) {
      return 0;
    }
    // The largest number of the D lines first, ln C(D,A-1) (A/B)^(A-1) ((B-A)/B)^(D-A+1); then downward by the quotients of the terms.
    double share = (double) ways / lines;
    double logarithm = (ways - 1) * Math.log(share) + (distance - ways + 1) * Math.log1p(-share);
    double product = 1;
    for (int i = 0; i < ways - 1; i++) {
      product *= (double) (distance - i) / (i + 1);
      if (product > LARGE) {
        logarithm += LOG_LARGE;
        product /= LARGE;
      }
    }
    double term = 1;
    double sum = 1;
    for (int a = ways - 1; a > 0; a--) {
      term *= a * (double) (lines - ways) / ((distance - a + 1.0) * ways);
      sum += term;
      if (sum > LARGE) {
        logarithm += LOG_LARGE;
        term /= LARGE;
        sum /= LARGE;
      }
    }
    return Math.min(1, Math.exp(logarithm + Math.log(product) + Math.log(sum)));
  }

  /** Expected hits of the references of a profile. */
  public double hits(ReuseProfile profile) {
    return profile.sum(this::hitProbability);
  }
}
