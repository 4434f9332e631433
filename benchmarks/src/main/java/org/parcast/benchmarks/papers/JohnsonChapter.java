package org.parcast.benchmarks.papers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.parcast.analyses.network.GainPoint;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.analyses.network.NetworkAnalysis;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.OperatingPoint;

/** Johnson, "The Impact of Communication Locality on Large-Scale Multiprocessor Performance", ISCA 1992. */
final class JohnsonChapter implements Chapter {
  private static final int[] CONTEXTS = {1, 2, 4};
  private static final double[] SPEEDS = {1, 0.5, 0.25, 0.125};

  /** As the paper calls them, beside the processors. */
  private static final String[] NETWORKS = {"network 2x faster", "same", "2x slower", "4x slower"};
  private static final double[][] TABLE1 = {{2.1, 41.2}, {3.1, 68.3}, {4.5, 101.6}, {5.9, 134.3}};
  private static final String CALIBRATED = "c and the fixed times are not printed; ours reproduce the table.";
  private static final int GRAIN = 10;

  private final SimulatedTorus simulated;

  JohnsonChapter(SimulatedTorus simulated) {
    this.simulated = simulated;
  }

  @Override
  public String name() {
    return "johnson";
  }

  @Override
  public String title() {
    return "Communication locality (Johnson)";
  }

  @Override
  public List<Item> items() {
    List<Item> items = new ArrayList<>();
    for (int row = 0; row < SPEEDS.length; row++) {
      for (int column = 0; column < 2; column++) {
        long nodes = column == 0 ? 1_000 : 1_000_000;
        double gain = forecast(LocalityParameters.PAPER.withSpeed(SPEEDS[row]), nodes).gain();
        items.add(Item.of("Table 1, gain, " + NETWORKS[row] + ", " + nodes, TABLE1[row][column], gain, "%.1f", CALIBRATED,
            "parcast network --speed " + SPEEDS[row] + " --nodes " + nodes).asHeadline());
      }
    }
    items.addAll(simulated.items());
    LocalityParameters two = LocalityParameters.paper(2).orElseThrow();
    items.add(Item.of("Figure 6, limit of T_h, two contexts, cycles", 9.8, two.hopLatencyLimit(), "%.2f", "", "parcast network --contexts 2"));
    OperatingPoint thousands = forecast(two, 4_096).random();
    items.add(Item.said("Figure 6, T_h of its limit on 4,096 processors", "over 80 %", Item.text("%.1f %%", 100 * thousands.hopLatency() / two.hopLatencyLimit()), "",
        "parcast network --contexts 2 --nodes 4096").asHeadline());
    items.add(Item.said("Figure 6, the same with a grain ten times as large", "\"quite a bit more slowly\"",
        Item.text("%.1f %%", 100 * forecast(coarse(two), 4_096).random().hopLatency() / two.hopLatencyLimit()), "",
        "parcast network --contexts 2 --run-length 300 --nodes 4096"));
    items.add(Item.said("Equation (17), mean distance of a random mapping, 64 nodes", "just over four hops",
        Item.text("%.2f", forecast(LocalityParameters.PAPER, 64).random().distance()), "", "parcast network --nodes 64"));
    items.add(Item.said("Figure 7, gains, 1, 2, 4 contexts at 1,000 processors; a million", "about 2; 40 to 55", gains(1_000, "%.2f") + "; " + gains(1_000_000, "%.1f"), "",
        "for contexts in 1 2 4; do parcast network --nodes 1000000 --contexts $contexts; done").asHeadline());
    items.add(Item.said("Figure 8, fixed overhead of all fixed parts, 1, 2, 4 contexts", "about two thirds",
        Arrays.stream(CONTEXTS).mapToObj(contexts -> fixedShare(forecast(LocalityParameters.paper(contexts).orElseThrow(), 1_000).ideal())).collect(Collectors.joining(", ")), "",
        "for contexts in 1 2 4; do parcast network --nodes 1000 --contexts $contexts; done").asHeadline());
    return items;
  }

  private static String gains(long nodes, String format) {
    return Arrays.stream(CONTEXTS).mapToObj(contexts -> Item.text(format, forecast(LocalityParameters.paper(contexts).orElseThrow(), nodes).gain())).collect(Collectors.joining(", "));
  }

  private static String contexts(int contexts) {
    return contexts + (contexts == 1 ? " context" : " contexts");
  }

  private static String fixedShare(OperatingPoint point) {
    List<Double> parts = point.contributions();
    return Item.text("%.1f %%", 100 * parts.get(2) / (parts.get(1) + parts.get(2) + parts.get(3)));
  }

  private static LocalityParameters coarse(LocalityParameters parameters) {
    return parameters.withRunLength(GRAIN * parameters.runLength());
  }

  private static NetworkForecast forecast(LocalityParameters parameters, long nodes) {
    return NetworkAnalysis.forecast(parameters, nodes, OptionalDouble.empty());
  }

  @Override
  public List<Chart> charts() {
    List<Chart.Series> gains = new ArrayList<>();
    for (int contexts : CONTEXTS) {
      List<GainPoint> curve = forecast(LocalityParameters.paper(contexts).orElseThrow(), 1_000).curve();
      gains.add(series(contexts(contexts), curve, true));
    }
    LocalityParameters two = LocalityParameters.paper(2).orElseThrow();
    List<Chart.Series> latencies = List.of(series("two contexts", forecast(two, 1_000).curve(), false), series("ten times the grain", forecast(coarse(two), 1_000).curve(), false));
    List<String> groups = new ArrayList<>();
    double[][] parts = new double[4][2 * CONTEXTS.length];
    for (int c = 0; c < CONTEXTS.length; c++) {
      NetworkForecast forecast = forecast(LocalityParameters.paper(CONTEXTS[c]).orElseThrow(), 1_000);
      groups.addAll(List.of(CONTEXTS[c] + ", ideal", CONTEXTS[c] + ", random"));
      for (int part = 0; part < parts.length; part++) {
        parts[part][2 * c] = forecast.ideal().contributions().get(part);
        parts[part][2 * c + 1] = forecast.random().contributions().get(part);
      }
    }
    List<Chart.Series> contributions = new ArrayList<>();
    List<String> names = List.of("distance", "message", "overhead", "work");
    for (int part = 0; part < parts.length; part++) {
      contributions.add(new Chart.Series(names.get(part), new double[0], parts[part]));
    }
    List<Chart> charts = new ArrayList<>(simulated.charts());
    charts.addAll(List.of(Chart.lines("johnson-figure-6", "Figure 6: latency of a hop, cycles", "processors", false, latencies),
        Chart.lines("johnson-figure-7", "Figure 7: gain of locality", "processors", true, gains),
        Chart.bars("johnson-figure-8", "Figure 8: parts of the time between transactions, by contexts, cycles", contributions, groups)));
    return charts;
  }

  private static Chart.Series series(String label, List<GainPoint> curve, boolean gain) {
    return new Chart.Series(label, curve.stream().mapToDouble(GainPoint::processors).toArray(),
        curve.stream().mapToDouble(point -> gain ? point.gain() : point.hopLatency()).toArray());
  }
}
