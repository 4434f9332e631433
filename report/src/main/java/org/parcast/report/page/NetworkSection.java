package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.OperatingPoint;
import org.parcast.report.page.block.Block;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.LineChart;
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
    List<Block> blocks = new ArrayList<>();
    blocks.add(Prose.of("On {}, the ideal placement makes {} times as many transactions a cycle as a random one.", Prose.strong(Numbers.count(forecast.nodes(), "processor")),
        Prose.strong(Numbers.ratio(forecast.gain()))));
    forecast.placedGain().ifPresent(gain -> blocks.add(Prose.of("Placed as found best, the program itself makes {} times as many as placed at random.", Prose.strong(Numbers.ratio(gain)))));
    blocks.add(points());
    blocks.add(new Heading("gain", "Gain over machine sizes"));
    blocks.add(curve());
    return new Section("network", "Network", blocks);
  }

  private Table points() {
    Table.Builder table = new Table.Builder("operating-points", "Where application and network balance; times in network cycles").text("placement")
        .numbers("hops of a message", "between transactions", "message latency", "latency per hop", "channel utilisation");
    row(table, "ideal", forecast.ideal());
    row(table, "random", forecast.random());
    forecast.placed().ifPresent(point -> row(table, "this program, placed", point));
    return table.build();
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
