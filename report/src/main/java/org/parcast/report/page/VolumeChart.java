package org.parcast.report.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.Table;

/** Bytes per step over numbers of ranks: of each kind of decomposition the one that sends least. */
final class VolumeChart {
  private final CommunicationForecast forecast;

  VolumeChart(CommunicationForecast forecast) {
    this.forecast = forecast;
  }

  Figure figure() {
    List<LineChart.Series> series = new ArrayList<>();
    Table.Builder table = new Table.Builder("volume-table", "Bytes per step, point to point and collective, of each kind of decomposition the one that sends least")
        .numbers("ranks").text("kind", "decomposition").numbers("bytes per step", "of them collective", "messages", "imbalance");
    for (Estimator estimator : Estimator.values()) {
      List<LineChart.Point> points = new ArrayList<>();
      for (RankForecast ranks : forecast.ranks()) {
        DecompositionForecast least = least(ranks).get(estimator);
        if (least != null) {
          points.add(new LineChart.Point(ranks.ranks(), least.bytesPerStep()));
          table.row(Cell.number(ranks.ranks()), Cell.text(DecompositionNames.kind(estimator)), Cell.text(DecompositionNames.decomposition(least)), Cell.number(least.bytesPerStep()),
              Cell.number(least.bytesCollectivePerStep()), Cell.number(least.messagesPerStep()), Cell.ratio(least.imbalance()));
        }
      }
      if (!points.isEmpty()) {
        series.add(new LineChart.Series(DecompositionNames.kind(estimator), points));
      }
    }
    LineChart chart = new LineChart("ranks", "bytes per step", LineChart.Scale.LOG2, LineChart.Scale.LOG10, series);
    return new Figure("Bytes that all ranks together send in a step. Lower is better; both axes are logarithmic.", chart, table.build());
  }

  private static Map<Estimator, DecompositionForecast> least(RankForecast ranks) {
    Map<Estimator, DecompositionForecast> least = new EnumMap<>(Estimator.class);
    for (DecompositionForecast result : ranks.results()) {
      least.merge(result.estimator(), result, (a, b) -> b.bytesPerStep() < a.bytesPerStep() ? b : a);
    }
    return least;
  }
}
