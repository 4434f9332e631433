package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.report.page.block.Bullets;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.text.TimeText;
import org.parcast.report.words.Printable;

/** How much faster the program gets on several cores, with which loops, and where the time goes. */
final class TimeSection {
  private TimeSection() {}

  static Section of(TimeForecast forecast) {
    List<PageBlock> blocks = new ArrayList<>();
    boolean step = forecast.step().isPresent();
    List<CoresPoint> points = step ? forecast.step().get().cores() : forecast.cores();
    blocks.add(figure(forecast, points, step ? "a step" : "the run"));
    if (step) {
      blocks.add(points("run-table", "Where the time of the whole run goes", forecast.cores()));
    }
    if (!forecast.loops().isEmpty()) {
      blocks.add(loops(forecast));
    }
    if (!forecast.uncovered().isEmpty()) {
      blocks.add(new Bullets(forecast.uncovered().stream().map(each -> new Bullets.Item("not forecast", Printable.of(each))).toList()));
    }
    return new Section("cores", "Time on several cores", blocks);
  }

  private static Figure figure(TimeForecast forecast, List<CoresPoint> points, String what) {
    List<LineChart.Series> lines = List.of(
        new LineChart.Series("forecast", points.stream().map(point -> new LineChart.Point(point.cores(), point.speedup().value())).toList()),
        new LineChart.Series("low", points.stream().map(point -> new LineChart.Point(point.cores(), point.speedup().low())).toList()),
        new LineChart.Series("high", points.stream().map(point -> new LineChart.Point(point.cores(), point.speedup().high())).toList()),
        new LineChart.Series("ideal", points.stream().map(point -> new LineChart.Point(point.cores(), point.cores())).toList()));
    return new Figure("Speed-up of " + what + " on " + Printable.of(forecast.machine().name()) + ", with the loops in parallel that " + TimeText.chosen(forecast) + "; "
        + (forecast.warm() ? "its loops were warm." : "some loops were timed cold."), new LineChart("cores", "speed-up", LineChart.Scale.LOG2, LineChart.Scale.LOG2, lines),
        points("cores-table", "Where the time of " + what + " goes", points));
  }

  private static Table points(String id, String title, List<CoresPoint> points) {
    Table.Builder table = new Table.Builder(id, title).numbers("cores").times("time").numbers("speed-up", "low", "high", "by form", "by threads")
        .times("even work", "memory", "regions", "imbalance", "one thread").text("limit");
    for (CoresPoint point : points) {
      table.row(Cell.number(point.cores()), Cell.time(point.seconds().value()), Cell.ratio(point.speedup().value()), Cell.ratio(point.speedup().low()), Cell.ratio(point.speedup().high()),
          Cell.ratio(point.formSpeedup().value()), Cell.ratio(point.threadSpeedup().value()), Cell.time(point.breakdown().compute()), Cell.time(point.breakdown().memory()),
          Cell.time(point.breakdown().overhead()), Cell.time(point.breakdown().imbalance()), Cell.time(point.breakdown().serial()), Cell.text(point.limit()));
    }
    return table.build();
  }

  private static Table loops(TimeForecast forecast) {
    Table.Builder table = new Table.Builder("time-loops", "Loops, those that save most first; time of all executions").text("loop").numbers("share").times("one thread")
        .numbers("form", "speed-up", "low", "high").text("pays");
    for (LoopForecast loop : forecast.loops()) {
      CoresPoint point = loop.shown();
      table.row(Cell.text(DecompositionNames.place(loop.loop().file(), loop.loop().line())), Cell.share(loop.share().value()), Cell.time(loop.loop().written().seconds().value()), Cell.ratio(point.formSpeedup().value()),
          Cell.ratio(point.speedup().value()), Cell.ratio(point.speedup().low()), Cell.ratio(point.speedup().high()), Cell.text(TimeText.pays(loop)));
    }
    return table.build();
  }
}
