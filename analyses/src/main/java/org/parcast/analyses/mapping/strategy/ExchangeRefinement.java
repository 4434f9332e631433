package org.parcast.analyses.mapping.strategy;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Makes a placement cheaper by exchanging two tasks or moving one to a free place, as long as that helps; then disturbs the best and tries again. The
 * places stay as evenly filled as can be.
 */
final class ExchangeRefinement {
  private static final double TOLERANCE = 1e-12;

  private final double[] cost;
  private final int places;
  private final int perPlace;
  private final int[][] partners;
  /** By task, what it exchanges with each of its partners. */
  private final double[][] exchanged;

  /**
   * @param cost of a unit of communication by pair of places, row-major, symmetric
   * @param places number of places
   */
  ExchangeRefinement(TaskMatrix matrix, double[] cost, int places) {
    this.cost = cost;
    this.places = places;
    perPlace = Math.max(1, (matrix.size() + places - 1) / places);
    partners = new int[matrix.size()][];
    exchanged = new double[matrix.size()][];
    for (int task = 0; task < partners.length; task++) {
      int t = task;
      partners[task] = IntStream.range(0, partners.length).filter(other -> matrix.get(t, other) != 0).toArray();
      exchanged[task] = Arrays.stream(partners[task]).mapToDouble(other -> matrix.get(t, other)).toArray();
    }
  }

  double total(int[] placeOf) {
    double sum = 0;
    for (int task = 0; task < placeOf.length; task++) {
      sum += of(task, placeOf[task], placeOf, -1);
    }
    return sum / 2;
  }

  /** Improves in place until no exchange and no move helps. */
  void descend(int[] placeOf) {
    int[] load = new int[places];
    for (int place : placeOf) {
      load[place]++;
    }
    double scale = Math.abs(total(placeOf)) * TOLERANCE;
    boolean better = true;
    while (better) {
      better = false;
      for (int a = 0; a < placeOf.length; a++) {
        better |= moves(a, placeOf, load, scale);
        for (int b = a + 1; b < placeOf.length; b++) {
          if (placeOf[a] != placeOf[b] && exchangeGain(a, b, placeOf) > scale) {
            exchange(a, b, placeOf);
            better = true;
          }
        }
      }
    }
  }

  /** The best of several descents, each from the best so far with a few random exchanges. */
  int[] search(int[] start, int rounds, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] best = start.clone();
    descend(best);
    double lowest = total(best);
    for (int round = 0; round < rounds && best.length > 2; round++) {
      int[] disturbed = best.clone();
      int exchanges = 2 + random.nextInt(Math.max(1, best.length / 4));
      for (int i = 0; i < exchanges; i++) {
        exchange(random.nextInt(best.length), random.nextInt(best.length), disturbed);
      }
      descend(disturbed);
      double total = total(disturbed);
      if (total < lowest) {
        lowest = total;
        best = disturbed;
      }
    }
    return best;
  }

  private boolean moves(int task, int[] placeOf, int[] load, double scale) {
    if (placeOf.length >= places * perPlace || load[placeOf[task]] <= placeOf.length / places) {
      return false;
    }
    int best = placeOf[task];
    double least = of(task, best, placeOf, -1) - scale;
    for (int place = 0; place < places; place++) {
      if (load[place] < perPlace && of(task, place, placeOf, -1) < least) {
        least = of(task, place, placeOf, -1);
        best = place;
      }
    }
    if (best == placeOf[task]) {
      return false;
    }
    load[placeOf[task]]--;
    load[best]++;
    placeOf[task] = best;
    return true;
  }

  private double exchangeGain(int a, int b, int[] placeOf) {
    return of(a, placeOf[a], placeOf, b) + of(b, placeOf[b], placeOf, a) - of(a, placeOf[b], placeOf, b) - of(b, placeOf[a], placeOf, a);
  }

  private static void exchange(int a, int b, int[] placeOf) {
    int place = placeOf[a];
    placeOf[a] = placeOf[b];
    placeOf[b] = place;
  }

  /** Cost of a task at a place, without what it exchanges with one other: two that change places stay as far apart. */
  private double of(int task, int place, int[] placeOf, int without) {
    double sum = 0;
    int row = place * places;
    int[] others = partners[task];
    double[] amounts = exchanged[task];
    for (int i = 0; i < others.length; i++) {
      if (others[i] != without) {
        sum += amounts[i] * cost[row + placeOf[others[i]]];
      }
    }
    return sum;
  }
}
