package org.parcast.benchmarks.time;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * What a loop gained on all cores, as forks measured it: of each the logarithm of the ratio of medians, over all of them the median.
 *
 * @param speedup time of one way over that of the other
 * @param low end of the interval of 95 %, by bootstrap over the forks
 * @param high its other end
 */
record Truth(double speedup, double low, double high) {
  private static final int RESAMPLES = 2000;

  /** The part form in order over the part form in parallel. */
  static Truth threads(List<MeasuredProgram.Fork> forks) {
    return of(forks, fork -> Math.log(median(fork.inOrder()) / median(fork.parallel())));
  }

  /** The loop as it is written over the part form in parallel. */
  static Truth whole(List<MeasuredProgram.Fork> forks) {
    return of(forks, fork -> Math.log(fork.written() / median(fork.parallel())));
  }

  /** The form in order against itself, its blocks in turns: 1 where nothing disturbs. */
  static Truth self(List<MeasuredProgram.Fork> forks) {
    return of(forks, fork -> Math.log(median(everySecond(fork.inOrder(), 0)) / median(everySecond(fork.inOrder(), 1))));
  }

  private static double[] everySecond(double[] blocks, int first) {
    return java.util.stream.IntStream.range(0, blocks.length).filter(i -> i % 2 == first).mapToDouble(i -> blocks[i]).toArray();
  }

  private static Truth of(List<MeasuredProgram.Fork> forks, ToDoubleFunction<MeasuredProgram.Fork> ratio) {
    double[] all = forks.stream().mapToDouble(ratio).filter(Double::isFinite).toArray();
    double[] medians = new double[RESAMPLES];
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < RESAMPLES && all.length > 0; i++) {
      medians[i] = median(random.ints(all.length, 0, all.length).mapToDouble(k -> all[k]).toArray());
    }
    Arrays.sort(medians);
    return new Truth(Math.exp(median(all)), Math.exp(medians[RESAMPLES / 40]), Math.exp(medians[RESAMPLES - 1 - RESAMPLES / 40]));
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length == 0 ? Double.NaN : sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  /** Half of the interval's width, as a share of the speed-up. */
  double halfWidth() {
    return (high - low) / 2 / speedup;
  }
}
