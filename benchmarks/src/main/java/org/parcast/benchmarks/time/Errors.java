package org.parcast.benchmarks.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** How far forecasts are off recorded truth, beside naive forecasts. */
final class Errors {
  /** A truth whose interval is wider than this to each side is undecided. */
  static final double CERTAIN = 0.03;

  /** A loop, or a program, that is advised and is not this fast in truth is slower: the low end that what pays has at least. */
  static final double SLOWER = 0.95;

  private static final double TIE = 1.1;

  /** A loop that was decided: what was said of it, and what threads, and form and threads, gain in truth. */
  private record Row(String program, String place, MeasuredProgram.Said said, boolean heldOut, Truth truth, Truth whole, Seconds seconds) {
    double error() {
      return Math.abs(said.threads().value() / truth.speedup() - 1);
    }

    boolean isInside() {
      return said.threads().low() <= truth.speedup() && truth.speedup() <= said.threads().high();
    }

    double width() {
      return (said.threads().high() - said.threads().low()) / said.threads().value();
    }
  }

  /** All executions of a loop as it is written, and in parallel. */
  private record Seconds(double written, double parallel) {
    double best() {
      return Math.min(written, parallel);
    }
  }

  private final List<Row> rows = new ArrayList<>();
  private final List<String> undecided = new ArrayList<>();
  private final int cores;
  private final boolean before;
  private int noisy;

  /** @param before whether the forecasts were made before the truths were known: only then programs are held out */
  Errors(int cores, boolean before) {
    this.cores = cores;
    this.before = before;
  }

  /** @param said before anything ran in parallel, or what the model says now */
  void add(MeasuredProgram program, MeasuredProgram.Loop loop, MeasuredProgram.Said said) {
    Truth truth = Truth.threads(loop.forks());
    String place = program.program() + ":" + loop.inputs().line();
    if (loop.forks().isEmpty() || !(truth.halfWidth() <= CERTAIN)) {
      undecided.add(place);
    } else {
      noisy += program.quiet() ? 0 : 1;
      Truth whole = Truth.whole(loop.forks());
      double written = Truth.median(loop.forks().stream().mapToDouble(MeasuredProgram.Fork::written).toArray()) * loop.inputs().form().executions();
      rows.add(new Row(program.program(), place, said, before && program.heldOut(), truth, whole, new Seconds(written, written / whole.speedup())));
    }
  }

  /** A forecast of threads and what they gained. */
  record Miss(String place, double forecast, double measured) {
    double error() {
      return Math.abs(forecast / measured - 1);
    }
  }

  List<Miss> misses() {
    return rows.stream().map(row -> new Miss(row.place, row.said.threads().value(), row.truth.speedup())).toList();
  }

  int decided() {
    return rows.size();
  }

  int undecided() {
    return undecided.size();
  }

  /** Those of both. */
  Errors and(Errors other) {
    Errors both = new Errors(cores, before);
    both.rows.addAll(rows);
    both.rows.addAll(other.rows);
    both.undecided.addAll(undecided);
    both.undecided.addAll(other.undecided);
    both.noisy = noisy + other.noisy;
    return both;
  }

  double medianError() {
    return median(rows, Row::error);
  }

  /** Of the best of: as many times as there are cores, which is Amdahl's for a loop; always the median truth, told afterwards. */
  double medianNaiveError() {
    double constant = median(rows, row -> row.truth.speedup());
    return Math.min(median(rows, row -> Math.abs(cores / row.truth.speedup() - 1)), median(rows, row -> Math.abs(constant / row.truth.speedup() - 1)));
  }

  /** Part of the truths that lie in the intervals. */
  double inside() {
    return rows.stream().filter(Row::isInside).count() / (double) Math.max(1, rows.size());
  }

  double medianWidth() {
    return median(rows, Row::width);
  }

  /** Loops that are said to pay and run slower than as they are written. */
  List<String> advisedAndSlower() {
    return rows.stream().filter(row -> row.said.advised() && row.whole.speedup() < SLOWER).map(Row::place).toList();
  }

  /** Time that a program loses against the best choice of its loops, as a share of that; the worst of the programs. */
  double worstRegret() {
    Map<String, double[]> programs = new LinkedHashMap<>();
    for (Row row : rows) {
      double[] sums = programs.computeIfAbsent(row.program, program -> new double[2]);
      sums[0] += row.said.advised() ? row.seconds.parallel() : row.seconds.written();
      sums[1] += row.seconds.best();
    }
    return programs.values().stream().mapToDouble(sums -> sums[0] / sums[1] - 1).max().orElse(0);
  }

  /** A line that sums it up, and a table, the worst first. */
  String markdown() {
    StringBuilder text = new StringBuilder(summary()).append("\n| loop | forecast | low | high | measured | 95 % from | to | error | with the form | measured | says it pays |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n");
    rows.stream().sorted(Comparator.comparingDouble(Row::error).reversed()).forEach(row -> text.append(String.format(Locale.ROOT,
        "| %s%s | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.0f %% | %.2f | %.2f | %s |%n", row.place, row.heldOut ? ", held out" : "", row.said.threads().value(), row.said.threads().low(),
        row.said.threads().high(), row.truth.speedup(), row.truth.low(), row.truth.high(), 100 * row.error(), row.said.speedup().value(), row.whole.speedup(),
        row.said.advised() ? "yes" : "no")));
    return text.append(undecided.isEmpty() ? "" : "\nUndecided: " + String.join(", ", undecided) + ".\n").toString();
  }

  String summary() {
    List<Row> held = rows.stream().filter(Row::heldOut).toList();
    long ties = rows.stream().filter(row -> row.truth.speedup() >= 1 / TIE && row.truth.speedup() <= TIE).count();
    String text = String.format(Locale.ROOT, "%d loops on %d threads, %d undecided. Median error %.1f %%, of the best naive forecast %.1f %%; %.0f %% of the truths in intervals of median width %.0f %%."
        + " Advised and slower: %s. Regret of the plan at most %.1f %%. %d ties.", rows.size(), cores, undecided.size(), 100 * medianError(), 100 * medianNaiveError(), 100 * inside(),
        100 * medianWidth(), advisedAndSlower().isEmpty() ? "none" : String.join(", ", advisedAndSlower()), 100 * worstRegret(), ties);
    text += held.isEmpty() ? "" : String.format(Locale.ROOT, " Held out: %d loops, median error %.1f %%.", held.size(), 100 * median(held, Row::error));
    return text + (noisy == 0 ? "" : String.format(Locale.ROOT, " The machine was not quiet for %d of them.", noisy)) + "\n";
  }

  private static double median(List<Row> rows, ToDoubleFunction<Row> figure) {
    return Truth.median(rows.stream().mapToDouble(figure).toArray());
  }
}
