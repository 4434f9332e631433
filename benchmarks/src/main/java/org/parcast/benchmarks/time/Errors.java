package org.parcast.benchmarks.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.time.serial.Estimate;

/** How far forecasts are off, beside the naive one that loops get as many times faster as there are cores. */
final class Errors {
  private final List<Double> own = new ArrayList<>();
  private final List<Double> naive = new ArrayList<>();
  private final List<Double> widths = new ArrayList<>();
  private int inside;
  private int slower;
  private int undecided;

  void add(Estimate forecast, boolean advised, int cores, Truth truth, boolean certain) {
    if (!certain) {
      undecided++;
      return;
    }
    own.add(Math.abs(forecast.value() / truth.speedup() - 1));
    naive.add(Math.abs(cores / truth.speedup() - 1));
    widths.add((forecast.high() - forecast.low()) / forecast.value());
    inside += forecast.low() <= truth.speedup() && truth.speedup() <= forecast.high() ? 1 : 0;
    slower += advised && truth.speedup() < 0.95 ? 1 : 0;
  }

  String summary() {
    return String.format(Locale.ROOT, "%d loops decided, %d undecided; median error %.1f %%, naive %.1f %%; %d inside intervals of median width %.0f %%; %d advised and slower%n",
        own.size(), undecided, 100 * median(own), 100 * median(naive), inside, 100 * median(widths), slower);
  }

  private static double median(List<Double> values) {
    return Truth.median(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
