package org.parcast.report.page;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** What communication means in time: speed-up over numbers of ranks. */
final class ScalingFigure {
  private ScalingFigure() {}

  static Figure of(ScalingForecast forecast) {
    Table.Builder table = new Table.Builder("time-table", "Time of a step on each number of ranks")
        .numbers("ranks").text("fastest decomposition").times("work", "messages", "collectives", "step").numbers("speed-up", "low", "high", "efficiency");
    for (ScalingPoint point : forecast.points()) {
      table.row(Cell.number(point.ranks()), Cell.text(DecompositionNames.decomposition(point.decomposition())), Cell.time(point.computeSeconds()), Cell.time(point.messageSeconds()),
          Cell.time(point.collectiveSeconds()), Cell.time(point.seconds()), Cell.ratio(point.speedup()), Cell.ratio(point.gained().low()), Cell.ratio(point.gained().high()), Cell.share(point.efficiency()));
    }
    Interconnect network = forecast.interconnect();
    String caption = "Speed-up of a step over one rank, which takes " + DecompositionNames.time(forecast.serial().secondsPerStep()) + " on the machine that ran the program. Assumed: "
        + network.name() + ", " + DecompositionNames.time(network.latencySeconds()) + " a message and " + Numbers.bytes(network.bytesPerSecond()) + "/s a rank; "
        + String.join("; ", forecast.assumptions()) + ".";
    LineChart chart = new LineChart("ranks", "speed-up", LineChart.Scale.LOG2, LineChart.Scale.LOG2,
        List.of(line("forecast", forecast, ScalingPoint::speedup), line("low", forecast, point -> point.gained().low()), line("high", forecast, point -> point.gained().high()),
            line("ideal", forecast, ScalingPoint::ranks)));
    return new Figure(caption, chart, table.build());
  }

  private static LineChart.Series line(String name, ScalingForecast forecast, ToDoubleFunction<ScalingPoint> value) {
    return new LineChart.Series(name, forecast.points().stream().map(point -> new LineChart.Point(point.ranks(), value.applyAsDouble(point))).toList());
  }
}
