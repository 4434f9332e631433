package org.parcast.analyses.reuse;

import java.util.Arrays;

/**
 * How many lines of a footprint lie in one set of a cache: a distribution over 0, 1, .., and in its last place all that are at least the ways.
 *
 * @param probability of each number
 */
record SetOccupancy(double[] probability) {
  /** No line. */
  static SetOccupancy none(int ways) {
    double[] probability = new double[ways + 1];
    probability[0] = 1;
    return new SetOccupancy(probability);
  }

  /** Lines that a walk leaves in a set, over the sets: where other lines lie is not known. */
  static SetOccupancy ofSets(long lines, Walk walk, int line, long sets, int ways) {
    if (!walk.isRegular()) {
      return atRandom(lines, sets, ways);
    }
    double[] probability = new double[ways + 1];
    for (int count : occupied(lines, walk, line, sets)) {
      probability[Math.min(count, ways)] += 1.0 / sets;
    }
    return new SetOccupancy(probability);
  }

  /** Other lines of a walk in the set of one of its lines, over the lines. */
  static SetOccupancy ofLines(long others, Walk walk, int line, long sets, int ways) {
    if (!walk.isRegular()) {
      return atRandom(others, sets, ways);
    }
    double[] probability = new double[ways + 1];
    for (int count : occupied(others + 1, walk, line, sets)) {
      if (count > 0) {
        probability[Math.min(count - 1, ways)] += (double) count / (others + 1);
      }
    }
    return new SetOccupancy(probability);
  }

  /** Lines of a walk by set. A run that ends is followed by one that is a line further, as columns of a matrix are. */
  private static int[] occupied(long lines, Walk walk, int line, long sets) {
    int[] occupied = new int[(int) sets];
    long bytes = Math.max(line, Math.abs(walk.stride()));
    long run = Math.max(1, bytes == line ? lines : Math.round(walk.length()));
    for (long k = 0; k < lines; k++) {
      occupied[(int) ((k % run * bytes / line + k / run) % sets)]++;
    }
    return occupied;
  }

  /** Each line in a set of its own choice: a binomial distribution, as of the stack distance cache model. */
  private static SetOccupancy atRandom(long lines, long sets, int ways) {
    double[] probability = new double[ways + 1];
    double below = 0;
    for (int count = 0; count < ways; count++) {
      double upTo = new StackDistanceModel(count + 1, (count + 1) * sets).hitProbability(lines);
      probability[count] = Math.max(0, upTo - below);
      below = upTo;
    }
    probability[ways] = Math.max(0, 1 - below);
    return new SetOccupancy(probability);
  }

  /** Both together, independent of each other. */
  SetOccupancy and(SetOccupancy other) {
    double[] sum = new double[probability.length];
    for (int i = 0; i < sum.length; i++) {
      for (int j = 0; j < sum.length; j++) {
        sum[Math.min(i + j, sum.length - 1)] += probability[i] * other.probability[j];
      }
    }
    return new SetOccupancy(sum);
  }

  /** Probability of fewer lines than ways. */
  double belowWays() {
    return Arrays.stream(probability, 0, probability.length - 1).sum();
  }
}
