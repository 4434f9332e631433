package org.parcast.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.network.GainPoint;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.OperatingPoint;
import org.parcast.analyses.network.PlacedDecomposition;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** What placement on a network is worth, for people. */
public final class NetworkText {
  private NetworkText() {}

  /** Writes it. */
  public static void write(NetworkForecast forecast, Appendable to) throws IOException {
    LocalityParameters parameters = forecast.parameters();
    String network = forecast.topology().map(topology -> topology.label()).orElse(parameters.dimension() + "-dimensional torus");
    to.append("Locality on a network: " + Numbers.count(forecast.nodes(), "node") + ", " + network + "\n\n");
    to.append(String.format(Locale.ROOT, "  %s of each processor, %.4g messages a transaction (%.4g in line) of %.4g flits\n",
        Numbers.count(parameters.contexts(), "context"), parameters.messages(), parameters.criticalMessages(),
        parameters.flits()));
    to.append(String.format(Locale.ROOT, "  work between transactions T_r %.6g, fixed overhead T_f %.6g, switch of contexts T_s %.6g network cycles\n"
        + "  at base speed; speed %.4g\n\n", parameters.runLength(), parameters.overhead(), parameters.contextSwitch(), parameters.speed()));
    TextTable table = new TextTable("lrrrrrrrr");
    table.row("placement", "hops", "T_h", "T_m", "t_t", "of it distance", "message", "overhead", "work");
    row(table, "ideal", forecast.ideal());
    forecast.placed().ifPresent(point -> row(table, "program", point));
    row(table, "random", forecast.random());
    forecast.mappings().forEach(point -> row(table, "a mapping", point));
    to.append(table.toText("  "));
    masked(forecast, to);
    to.append("\n  The ideal placement is " + Numbers.times(forecast.gain(), "as fast") + " as a random one.\n");
    if (forecast.placedGain().isPresent()) {
      to.append("  The program's own traffic, placed, is " + Numbers.times(forecast.placedGain().get(), "as fast") + " as placed at random.\n");
    }
    to.append(String.format(Locale.ROOT, "  The larger the machine, the nearer a hop of random traffic comes to %.2f cycles.\n", forecast.limit()));
    to.append("\nGain of the ideal placement by machine size (" + forecast.family() + ")\n\n");
    TextTable curve = new TextTable("rrr").row("processors", "gain", "T_h");
    for (GainPoint point : forecast.curve()) {
      curve.row(Numbers.grouped(point.processors()), Numbers.ratio(point.gain()), Numbers.ratio(point.hopLatency()));
    }
    to.append(curve.toText("  "));
    if (!forecast.decompositions().isEmpty()) {
      decompositions(forecast.decompositions(), to);
    }
  }

  /** The decompositions as they were placed; the first is the one taken. */
  private static void decompositions(List<PlacedDecomposition> decompositions, Appendable to) throws IOException {
    to.append("\nDecompositions placed on the network, the first is taken\n\n");
    TextTable table = new TextTable("llllrrr").row("decomposition", "grid", "of", "assembly", "bytes/step", "hops", "hop-bytes/step");
    for (PlacedDecomposition each : decompositions) {
      table.row(each.estimator(), String.join("x", each.grid().stream().map(String::valueOf).toList()), each.array(), each.assembly(),
          Numbers.grouped(Math.round(each.bytesPerStep())), Numbers.ratio(each.distance()), Numbers.grouped(Math.round(each.hopBytes())));
    }
    to.append(table.toText("  "));
    to.append("\nNode of each rank\n\n").append(
        Wrapped.item("  ", String.join(" ", decompositions.get(0).nodeOf().stream().map(String::valueOf).toList())));
  }

  /** Says where the parts of t_t do not make up the whole. */
  private static void masked(NetworkForecast forecast, Appendable to) throws IOException {
    List<String> placements = new ArrayList<>();
    if (forecast.ideal().masked()) {
      placements.add("ideal");
    }
    if (forecast.placed().isPresent() && forecast.placed().get().masked()) {
      placements.add("program");
    }
    if (forecast.random().masked()) {
      placements.add("random");
    }
    if (!placements.isEmpty()) {
      to.append("\n").append(Wrapped.item("  ", "Masked (" + String.join(", ", placements)
          + "): the contexts hide all latency, t_t is T_r + T_s whatever its parts (equation 4)."));
    }
  }

  private static void row(TextTable table, String name, OperatingPoint point) {
    table.row(name, Numbers.ratio(point.distance()), Numbers.ratio(point.hopLatency()), Numbers.ratio(point.messageLatency()),
        Numbers.ratio(point.issueTime()), Numbers.ratio(point.contributions().get(0)), Numbers.ratio(point.contributions().get(1)),
        Numbers.ratio(point.contributions().get(2)), Numbers.ratio(point.contributions().get(3)));
  }
}
