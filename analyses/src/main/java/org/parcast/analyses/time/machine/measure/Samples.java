package org.parcast.analyses.time.machine.measure;

import java.util.Arrays;
import java.util.function.DoubleSupplier;

/** Repeats of one measurement. */
record Samples(double[] sorted) {
  static Samples of(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return new Samples(sorted);
  }

  static Samples repeat(int times, DoubleSupplier measurement) {
    double[] values = new double[times];
    Arrays.setAll(values, i -> measurement.getAsDouble());
    return of(values);
  }

  double quantile(double share) {
    return sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
  }

  double median() {
    return quantile(0.5);
  }

  /** Half of the samples lie so far apart, as a share of the median; 1 where it is more, as beside others that take turns: all that is known then is the order of magnitude. */
  double spread() {
    return Math.min(1, (quantile(0.75) - quantile(0.25)) / median());
  }
}
