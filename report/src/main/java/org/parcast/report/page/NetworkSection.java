package org.parcast.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.OperatingPoint;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** What placing neighbours on near processors is worth. */
final class NetworkSection {
  private final NetworkForecast forecast;

  NetworkSection(NetworkForecast forecast) {
    this.forecast = forecast;
  }

  Section section() {
    List<PageBlock> blocks = new ArrayList<>();
    blocks.add(Prose.of("On {}, the ideal placement makes {} transactions a cycle as a random one.", Prose.strong(Numbers.count(forecast.nodes(), "processor")),
        Prose.strong(Numbers.times(forecast.gain(), "as many"))));
    forecast.placedGain().ifPresent(gain -> blocks.add(Prose.of("Placed as found best, the program itself makes {} as placed at random.", Prose.strong(Numbers.times(gain, "as many")))));
    blocks.add(points());
    blocks.add(parts());
    if (forecast.mappings().size() > 1) {
      blocks.add(mappings());
    }
    blocks.add(new Heading("gain", "Gain over machine sizes"));
    blocks.add(curve());
    blocks.add(hopLatency());
    return new Section("network", "Network", blocks);
  }

  private Table points() {
    Table.Builder table = new Table.Builder("operating-points", "Where application and network balance; times in network cycles").text("placement")
        .numbers("hops of a message", "between transactions", "message latency", "latency per hop", "channel utilisation");
    row(table, "ideal", forecast.ideal());
    row(table, "random", forecast.random());
    forecast.placed().ifPresent(point -> row(table, "this program, placed", point));
    forecast.mappings().forEach(point -> row(table, "a mapping", point));
    return table.build();
  }

  /** Figure 8 of the paper. */
  private Table parts() {
    Table.Builder table = new Table.Builder("issue-time-parts", "What the time between two transactions is made of").text("placement")
        .numbers("hops of a message", "between transactions", "distance", "message", "overhead", "work");
    partsRow(table, "ideal", forecast.ideal());
    partsRow(table, "random", forecast.random());
    forecast.placed().ifPresent(point -> partsRow(table, "this program, placed", point));
    forecast.mappings().forEach(point -> partsRow(table, "a mapping", point));
    return table.build();
  }

  private static void partsRow(Table.Builder table, String name, OperatingPoint point) {
    List<Double> parts = point.contributions();
    double all = parts.stream().mapToDouble(part -> part).sum();
    table.row(Cell.text(name), Cell.ratio(point.distance()), Cell.ratio(point.issueTime()), Cell.share(parts.get(0) / all), Cell.share(parts.get(1) / all),
        Cell.share(parts.get(2) / all), Cell.share(parts.get(3) / all));
  }

  /** Figures 4 and 5 of the paper: rate and latency by distance. */
  private Figure mappings() {
    Table.Builder table = new Table.Builder("mappings", "Mappings by their mean distance").numbers("hops of a message", "between transactions", "message latency", "times a random one");
    List<OperatingPoint> byDistance = forecast.mappings().stream().sorted(Comparator.comparingDouble(OperatingPoint::distance)).toList();
    byDistance.forEach(point -> table.row(Cell.ratio(point.distance()), Cell.ratio(point.issueTime()), Cell.ratio(point.messageLatency()), Cell.ratio(forecast.gain(point))));
    LineChart chart = new LineChart("hops of a message", "network cycles", LineChart.Scale.LINEAR, LineChart.Scale.LINEAR, List.of(
        new LineChart.Series("between transactions", byDistance.stream().map(point -> new LineChart.Point(point.distance(), point.issueTime())).toList()),
        new LineChart.Series("message latency", byDistance.stream().map(point -> new LineChart.Point(point.distance(), point.messageLatency())).toList())));
    return new Figure("Time between transactions and latency of a message, by the mean distance of mappings.", chart, table.build());
  }

  /** Figure 6 of the paper. */
  private Figure hopLatency() {
    Table.Builder table = new Table.Builder("hop-latency", "Latency of a hop of random traffic, and its limit").numbers("processors", "latency per hop", "share of the limit");
    forecast.curve().forEach(point -> table.row(Cell.number(point.processors()), Cell.ratio(point.hopLatency()), Cell.share(point.hopLatency() / forecast.limit())));
    LineChart chart = new LineChart("processors", "network cycles", LineChart.Scale.LOG10, LineChart.Scale.LINEAR, List.of(
        new LineChart.Series("latency per hop", forecast.curve().stream().map(point -> new LineChart.Point(point.processors(), point.hopLatency())).toList()),
        new LineChart.Series("limit", forecast.curve().stream().map(point -> new LineChart.Point(point.processors(), forecast.limit())).toList())));
    return new Figure("Latency of a hop of random traffic by machine size, and the limit that it comes to.", chart, table.build());
  }

  private static void row(Table.Builder table, String name, OperatingPoint point) {
    table.row(Cell.text(name), Cell.ratio(point.distance()), Cell.ratio(point.issueTime()), Cell.ratio(point.messageLatency()), Cell.ratio(point.hopLatency()),
        Cell.share(point.utilisation()));
  }

  private Figure curve() {
    Table.Builder table = new Table.Builder("gain-curve", "Gain of ideal over random placement, and latency per hop of the random one, " + forecast.family()).numbers("processors", "gain", "latency per hop");
    forecast.curve().forEach(point -> table.row(Cell.number(point.processors()), Cell.ratio(point.gain()), Cell.ratio(point.hopLatency())));
    LineChart chart = new LineChart("processors", "gain", LineChart.Scale.LOG10, LineChart.Scale.LOG10, List.of(
        new LineChart.Series("gain", forecast.curve().stream().map(point -> new LineChart.Point(point.processors(), point.gain())).toList())));
    return new Figure("How many times more the ideal placement gets done, by machine size; both axes are logarithmic.", chart, table.build());
  }
}
