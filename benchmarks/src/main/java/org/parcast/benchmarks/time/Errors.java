package org.parcast.benchmarks.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.time.serial.Estimate;

/** How far forecasts are off recorded truth, beside naive forecasts. */
final class Errors {
  /** A truth whose interval is wider than this to each side is undecided. */
  private static final double CERTAIN = 0.03;

  private static final double SLOWER = 0.95;
  private static final double TIE = 1.1;

  /** A loop that was decided: forecast and truth of what threads gain. */
  private record Row(String place, Estimate forecast, boolean advised, boolean heldOut, Truth truth, Truth whole, double wholeForecast) {
    double error() {
      return Math.abs(forecast.value() / truth.speedup() - 1);
    }

    boolean isInside() {
      return forecast.low() <= truth.high() && truth.low() <= forecast.high();
    }
  }

  private final List<Row> rows = new ArrayList<>();
  private final List<String> undecided = new ArrayList<>();
  private final int cores;
  private int noisy;

  Errors(int cores) {
    this.cores = cores;
  }

  /** @param forecast what threads gain, as it was said before anything ran in parallel, or as the model says it now */
  void add(Recorded program, Recorded.Loop loop, Estimate forecast) {
    Truth truth = Truth.threads(loop.forks());
    String place = program.program() + ":" + loop.inputs().line();
    if (loop.forks().isEmpty() || !(truth.halfWidth() <= CERTAIN)) {
      undecided.add(place);
    } else {
      noisy += program.quiet() ? 0 : 1;
      rows.add(new Row(place, forecast, loop.advised(), program.heldOut(), truth, Truth.whole(loop.forks()), loop.speedup().value()));
    }
  }

  int decided() {
    return rows.size();
  }

  double medianError() {
    return median(rows.stream().map(Row::error).toList());
  }

  /** Of the best of: as many times as there are cores; always the median truth, told afterwards. */
  double medianNaiveError() {
    double constant = median(rows.stream().map(row -> row.truth.speedup()).toList());
    return Math.min(median(rows.stream().map(row -> Math.abs(cores / row.truth.speedup() - 1)).toList()), median(rows.stream().map(row -> Math.abs(constant / row.truth.speedup() - 1)).toList()));
  }

  double inside() {
    return rows.stream().filter(Row::isInside).count() / (double) Math.max(1, rows.size());
  }

  /** The table of docs/accuracy.md, the worst first, with a line that sums it up. */
  String markdown() {
    StringBuilder text = new StringBuilder(summary()).append("\n| loop | forecast | low | high | measured | 95 % from | to | error | with the form | measured | says it pays |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n");
    rows.stream().sorted(Comparator.comparingDouble(Row::error).reversed()).forEach(row -> text.append(String.format(Locale.ROOT,
        "| %s%s | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.0f %% | %.2f | %.2f | %s |%n", row.place, row.heldOut ? ", held out" : "", row.forecast.value(), row.forecast.low(),
        row.forecast.high(), row.truth.speedup(), row.truth.low(), row.truth.high(), 100 * row.error(), row.wholeForecast, row.whole.speedup(), row.advised ? "yes" : "no")));
    return text.append(undecided.isEmpty() ? "" : "\nUndecided: " + String.join(", ", undecided) + ".\n").toString();
  }

  String summary() {
    List<Row> held = rows.stream().filter(Row::heldOut).toList();
    long slower = rows.stream().filter(row -> row.advised && row.truth.speedup() < SLOWER).count();
    long ties = rows.stream().filter(row -> row.truth.speedup() >= 1 / TIE && row.truth.speedup() <= TIE).count();
    String text = String.format(Locale.ROOT, "%d loops on %d threads, %d undecided. Median error %.1f %%, of the best naive forecast %.1f %%; %.0f %% of the truths in intervals of median width %.0f %%."
        + " %d advised and slower, %d ties.", rows.size(), cores, undecided.size(), 100 * medianError(), 100 * medianNaiveError(), 100 * inside(),
        100 * median(rows.stream().map(row -> (row.forecast.high() - row.forecast.low()) / row.forecast.value()).toList()), slower, ties);
    text += String.format(Locale.ROOT, " Held out: %d loops, median error %.1f %%.", held.size(), 100 * median(held.stream().map(Row::error).toList()));
    return text + (noisy == 0 ? "" : String.format(Locale.ROOT, " The machine was not quiet for %d of them.", noisy)) + "\n";
  }

  private static double median(List<Double> values) {
    return Truth.median(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
