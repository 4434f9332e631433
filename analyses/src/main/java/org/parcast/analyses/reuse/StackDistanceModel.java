package org.parcast.analyses.reuse;

/**
 * The stack distance cache model (PPT-SASMM, equations (5) to (7)): the probability that a reference of reuse distance D hits in a cache of B
 * lines with A ways, if lines fall into sets at random: that fewer than A of the D lines fell into the set.
 *
 * @param ways A, 1 to B
 * @param lines B
 */
public record StackDistanceModel(int ways, long lines) {
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
    // The terms in logarithms, the largest first: ln C(D,a) (A/B)^a ((B-A)/B)^(D-a) for a = A-1, then downward by their quotients.
    double share = (double) ways / lines;
    double logarithm = (ways - 1) * Math.log(share) + (distance - ways + 1) * Math.log1p(-share);
    for (int i = 0; i < ways - 1; i++) {
      logarithm += Math.log((double) (distance - i) / (i + 1));
    }
    double largest = logarithm;
    double[] terms = new double[ways];
    for (int a = ways - 1; ; a--) {
      terms[a] = logarithm;
      largest = Math.max(largest, logarithm);
      if (a == 0) {
        break;
      }
      logarithm += Math.log(a * (double) (lines - ways) / ((distance - a + 1.0) * ways));
    }
    double sum = 0;
    for (double term : terms) {
      sum += Math.exp(term - largest);
    }
    return Math.min(1, Math.exp(largest) * sum);
  }

  /** Expected hits of the references of a profile. */
  public double hits(ReuseProfile profile) {
    return profile.sum(this::hitProbability);
  }
}
