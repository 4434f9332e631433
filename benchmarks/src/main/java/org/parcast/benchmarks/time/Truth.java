package org.parcast.benchmarks.time;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.parcast.analyses.time.serial.MeasuredRun;

/**
 * The thread speed-up of a loop on all cores, as forks measured it: each the logarithm of the ratio of medians, over all of them the median.
 *
 * @param speedup time of the part form in order over that in parallel
 * @param low end of the interval of 95 %, by bootstrap over the forks
 * @param high its other end
 * @param self the same of the form in order against itself: 1 where nothing disturbs
 */
record Truth(double speedup, double low, double high, double self) {
  private static final int RESAMPLES = 2000;

  static Truth of(List<MeasuredRun.Loop> forks) {
    List<Double> ratios = new ArrayList<>();
    List<Double> selves = new ArrayList<>();
    for (MeasuredRun.Loop fork : forks) {
      for (MeasuredRun.Sample sample : fork.samples()) {
        if (sample.parallel().length > 0 && sample == largest(fork)) {
          ratios.add(Math.log(median(sample.inOrder()) / median(sample.parallel())));
          int half = sample.inOrder().length / 2;
          selves.add(Math.log(median(Arrays.copyOf(sample.inOrder(), half)) / median(Arrays.copyOfRange(sample.inOrder(), half, sample.inOrder().length))));
        }
      }
    }
    double[] all = ratios.stream().mapToDouble(Double::doubleValue).toArray();
    double[] medians = new double[RESAMPLES];
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < RESAMPLES && all.length > 0; i++) {
      medians[i] = median(random.ints(all.length, 0, all.length).mapToDouble(k -> all[k]).toArray());
    }
    Arrays.sort(medians);
    return new Truth(Math.exp(median(all)), Math.exp(medians[RESAMPLES / 40]), Math.exp(medians[RESAMPLES - 1 - RESAMPLES / 40]),
        Math.exp(median(selves.stream().mapToDouble(Double::doubleValue).toArray())));
  }

  private static MeasuredRun.Sample largest(MeasuredRun.Loop fork) {
    return fork.samples().get(fork.samples().size() - 1);
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
