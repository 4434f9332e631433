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
  static SetOccupancy ofSets(long lines, Walk walk, int line, int sets, int ways) {
    if (!walk.isRegular()) {
      return atRandom(lines, sets, ways);
    }
    double[] probability = new double[ways + 1];
    for (long count : occupied(lines, walk, line, sets)) {
      probability[(int) Math.min(count, ways)] += 1.0 / sets;
    }
    return new SetOccupancy(probability);
  }

  /** Other lines of a walk in the set of one of its lines, over the lines. */
  static SetOccupancy ofLines(long others, Walk walk, int line, int sets, int ways) {
    if (!walk.isRegular()) {
      return atRandom(others, sets, ways);
    }
    double[] probability = new double[ways + 1];
    for (long count : occupied(others + 1, walk, line, sets)) {
      if (count > 0) {
        probability[(int) Math.min(count - 1, ways)] += (double) count / (others + 1);
      }
    }
    return new SetOccupancy(probability);
  }

  /** Lines of a walk by set. A run that ends is followed by one that is a line further, as columns of a matrix are. */
  private static long[] occupied(long lines, Walk walk, int line, int sets) {
    long bytes = Math.max(line, Math.abs(walk.stride()));
    long[] occupied = new long[sets];
    if (bytes == line) {
      Arrays.setAll(occupied, set -> lines / sets + (set < lines % sets ? 1 : 0));
      return occupied;
    }
    long run = Math.max(1, Math.min(lines, Math.round(walk.length())));
    long runs = lines / run;
    long[] whole = ofRun(run, bytes, line, sets);
    long[] rest = ofRun(lines % run, bytes, line, sets);
    // As many runs as there are sets leave the lines of a run in each; those beyond are added up in a window that goes round.
    int window = (int) (runs % sets);
    long sum = 0;
    for (int back = 0; back < window; back++) {
      sum += whole[Math.floorMod(-back, sets)];
    }
    for (int set = 0; set < sets; set++) {
      occupied[set] = runs / sets * run + sum + rest[Math.floorMod(set - window, sets)];
      sum += whole[(set + 1) % sets] - whole[Math.floorMod(set + 1 - window, sets)];
    }
    return occupied;
  }

  private static long[] ofRun(long lines, long bytes, int line, int sets) {
    long[] occupied = new long[sets];
    for (long k = 0; k < lines; k++) {
      occupied[(int) (k * bytes / line % sets)]++;
    }
    return occupied;
  }

  /** Each line in a set of its own choice: a binomial distribution, as of the stack distance cache model. */
  private static SetOccupancy atRandom(long lines, int sets, int ways) {
    double[] probability = new double[ways + 1];
    double below = 0;
    for (int count = 0; count < ways; count++) {
      double upTo = new StackDistanceModel(count + 1, (count + 1L) * sets).hitProbability(lines);
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
