package org.parcast.report.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongBiFunction;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scale.StepTime;
import org.parcast.report.ScaleForecast;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.text.ScaleText;
import org.parcast.report.words.Printable;

/** Formulas in the sizes and the ranks as a page with charts: what was measured has points of its own, and what lies beyond what was run lines of its own. */
public final class ScalePage {
  private static final int MOST_RANKS = 1 << 20;
  /** Doublings of the largest size that was run, in charts over the size. */
  private static final int DOUBLINGS = 9;
  /** Numbers of ranks in one chart: more lines cannot be told apart. */
  private static final int MOST_LINES = 3;

  private final ScaleForecast forecast;
  private final ScalingStudy study;
  private final List<Long> run;

  private ScalePage(ScaleForecast forecast) {
    this.forecast = forecast;
    this.study = forecast.study();
    this.run = forecast.largestRun();
  }

  /** The page. */
  public static Page of(String program, ScaleForecast forecast) {
    return new ScalePage(forecast).page(program);
  }

  private Page page(String program) {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("formulas", "Formulas", List.of(formulas())));
    sections.add(new Section("volume", "Volume", volume()));
    forecast.times().ifPresent(times -> {
      sections.add(new Section("time", "Time", List.of(
          overRanks(times, "step-time", "Time of a step", "seconds", LineChart.Scale.LOG10, StepTime::seconds),
          overRanks(times, "efficiency", "Efficiency", "efficiency", LineChart.Scale.LINEAR, StepTime::efficiency))));
      sections.add(new Section("isoefficiency", "Ranks that pay", List.of(isoefficiency(times))));
    });
    return new Page(Printable.of(program), "", sections);
  }

  private Table formulas() {
    Table.Builder table = new Table.Builder("formulas-table", "How quantities depend on the sizes and on the grid of ranks").text("of", "quantity", "formula", "how sure", "not exact because").numbers("points").show(40);
    for (QuantityModel model : study.models()) {
      table.row(Cell.text(Printable.of(model.family().isOfRanks() ? model.family().toString() : "the program " + model.family())), Cell.text(model.quantity()),
          Cell.text(model.model().formula()), Cell.text(ScaleText.sure(model.model())), Cell.text(model.inexact()), Cell.number(model.observations().size()));
    }
    return table.build();
  }

  private List<PageBlock> volume() {
    Table.Builder table = new Table.Builder("scale-volume-table", "Bytes of a step, the decomposition that sends least").text("at").numbers("ranks").text("decomposition").numbers("bytes");
    List<LineChart.Series> series = new ArrayList<>();
    series.add(new LineChart.Series(at(run) + ", measured", measured()));
    for (List<Long> size : sizes()) {
      List<LineChart.Point> points = new ArrayList<>();
      for (int ranks = 2; ranks <= MOST_RANKS; ranks *= 2) {
        int p = ranks;
        study.best(size, ranks).ifPresent(best -> {
          points.add(new LineChart.Point(p, best.bytesPerStep().doubleValue()));
          table.row(Cell.text(at(size)), Cell.number(p), Cell.text(ScaleText.label(best)), Cell.number(best.bytesPerStep().doubleValue()));
        });
      }
      series.add(new LineChart.Series(at(size) + ", " + (size.equals(run) ? "formula" : "beyond what was run"), points));
    }
    return List.of(new Figure("Bytes that all ranks together send in a step, by exact formulas, the cheapest grid chosen anew for each number of ranks.",
        new LineChart("ranks", "bytes per step", LineChart.Scale.LOG2, LineChart.Scale.LOG10, series), table.build()), overSizes());
  }

  /** The least that some decomposition sent at the largest size that was run, over the ranks. */
  private List<LineChart.Point> measured() {
    return least((sizes, ranks) -> sizes.equals(run), (sizes, ranks) -> ranks);
  }

  private List<LineChart.Point> least(BiPredicate<List<Long>, Long> wanted, ToLongBiFunction<List<Long>, Long> x) {
    Map<Long, Double> least = new TreeMap<>();
    for (QuantityModel model : study.models()) {
      for (int i = 0; model.quantity().equals(ScalingStudy.BYTES_PER_STEP) && i < model.observations().size(); i++) {
        List<Long> point = Arrays.stream(model.observations().points().get(i)).boxed().toList();
        List<Long> sizes = point.subList(0, run.size());
        long ranks = point.subList(run.size(), point.size()).stream().reduce(1L, (a, b) -> a * b);
        if (wanted.test(sizes, ranks)) {
          least.merge(x.applyAsLong(sizes, ranks), model.observations().values().get(i).doubleValue(), Math::min);
        }
      }
    }
    return least.entrySet().stream().map(entry -> new LineChart.Point(entry.getKey(), entry.getValue())).toList();
  }

  /** Bytes over the size, for the numbers of ranks asked for, or the largest that was run. All sizes are doubled together. */
  private Figure overSizes() {
    Table.Builder table = new Table.Builder("scale-sizes-table", "Bytes of a step over the size, the decomposition that sends least").text("at").numbers("ranks").text("decomposition").numbers("bytes");
    List<LineChart.Series> series = new ArrayList<>();
    List<Integer> asked = forecast.answers().stream().map(ScaleForecast.Answer::ranks).distinct().limit(MOST_LINES).toList();
    for (int ranks : asked.isEmpty() ? List.of((int) measured().stream().mapToDouble(LineChart.Point::x).max().orElse(2)) : asked) {
      List<LineChart.Point> beyond = new ArrayList<>();
      for (int doubling = 0; doubling <= DOUBLINGS; doubling++) {
        int times = 1 << doubling;
        List<Long> size = run.stream().map(value -> value * times).toList();
        study.best(size, ranks).ifPresent(best -> {
          beyond.add(new LineChart.Point(size.get(0), best.bytesPerStep().doubleValue()));
          table.row(Cell.text(at(size)), Cell.number(ranks), Cell.text(ScaleText.label(best)), Cell.number(best.bytesPerStep().doubleValue()));
        });
      }
      series.add(new LineChart.Series(ranks + " ranks, measured", least((sizes, p) -> p == ranks, (sizes, p) -> sizes.get(0))));
      series.add(new LineChart.Series(ranks + " ranks, beyond what was run", beyond));
    }
    return new Figure("Bytes that all ranks together send in a step, over the size.", new LineChart(study.parameters().get(0), "bytes per step", LineChart.Scale.LOG2, LineChart.Scale.LOG10, series),
        table.build());
  }

  private Figure overRanks(ModelledStepTimes times, String id, String what, String unit, LineChart.Scale scale, ToDoubleFunction<StepTime> value) {
    Table.Builder table = new Table.Builder(id + "-table", what + ", the fastest decomposition").text("at").numbers("ranks").text("decomposition").numbers(unit);
    List<LineChart.Series> series = new ArrayList<>();
    for (List<Long> size : sizes()) {
      List<StepTime> steps = times.overRanks(size, MOST_RANKS);
      series.add(new LineChart.Series(at(size) + (size.equals(run) ? "" : ", beyond what was run"),
          steps.stream().map(step -> new LineChart.Point(step.ranks(), value.applyAsDouble(step))).toList()));
      steps.forEach(step -> table.row(Cell.text(at(size)), Cell.number(step.ranks()), Cell.text(ScaleText.label(step.decomposition())), Cell.ratio(value.applyAsDouble(step))));
    }
    return new Figure(what + " over the ranks; network " + forecast.network().name() + ".", new LineChart("ranks", unit, LineChart.Scale.LOG2, scale, series), table.build());
  }

  /** All sizes are doubled together. */
  private Figure isoefficiency(ModelledStepTimes times) {
    Table.Builder table = new Table.Builder("isoefficiency-table", "Most ranks with an efficiency of 50 %").text("at").numbers("ranks").text("grows past the work first");
    List<LineChart.Point> points = new ArrayList<>();
    for (int doubling = 0; doubling <= DOUBLINGS; doubling++) {
      int times2 = 1 << doubling;
      List<Long> size = run.stream().map(value -> value * times2).toList();
      int ranks = times.largestEfficient(size).map(StepTime::ranks).orElse(1);
      points.add(new LineChart.Point(size.get(0), ranks));
      table.row(Cell.text(at(size)), Cell.number(ranks), Cell.text(ScaleText.outgrown(forecast, times, size)));
    }
    return new Figure("Most ranks on which half of the time is work, over the size: the isoefficiency. The first point was run, the others lie beyond.",
        new LineChart(study.parameters().get(0), "ranks", LineChart.Scale.LOG2, LineChart.Scale.LOG2,
            List.of(new LineChart.Series("run", points.subList(0, 1)), new LineChart.Series("beyond what was run", points.subList(1, points.size())))), table.build());
  }

  private List<List<Long>> sizes() {
    List<List<Long>> sizes = new ArrayList<>(List.of(run));
    forecast.sizes().stream().filter(size -> !size.equals(run)).sorted(Comparator.comparingLong(size -> size.get(0))).forEach(sizes::add);
    return sizes;
  }

  private String at(List<Long> size) {
    return ScaleText.at(study.parameters(), size);
  }
}
