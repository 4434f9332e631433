package org.parcast.benchmarks.papers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.parcast.analyses.network.LocalityModel;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.benchmarks.flits.MachineSettings;
import org.parcast.benchmarks.flits.Measured;
import org.parcast.benchmarks.flits.NeighbourMachine;

/**
 * Figures 3 to 5 of Johnson's paper: the model beside a torus that is simulated flit by flit. As in the paper c is measured, as the latency of a transaction
 * over that of its messages. So is the wait for the nodes' own channels, which the published equations leave out: at one hop, where nothing else is waited for.
 */
final class SimulatedTorus {
  private static final int[] CONTEXTS = {1, 2, 4};
  private static final double MESSAGES = 3.2;
  private static final double FLITS = 12;

  /** Two answers with a line. */
  private static final int BUFFER = 48;

  /** Enough for figures to differ by less than a percent between seeds. */
  static final long CYCLES = 20_000;

  private static final String COMMAND = "benchmarks papers --only johnson";
  private static final String REASON = "Simulated flit by flit: 64 nodes, wormhole, e-cube, the paper's application, nine mappings. "
      + "Their choice and buffers of 48 flits come from trials.";

  private final long cycles;
  private final List<Run> runs = new ArrayList<>();

  /** @param cycles that each of the 27 machines is watched */
  SimulatedTorus(long cycles) {
    this.cycles = cycles;
  }

  /**
   * A mapping with a number of contexts.
   *
   * @param rate of messages by the model, a cycle
   * @param latency of messages by the model
   * @param channelWait wait for a node's own channel
   */
  private record Run(int contexts, Measured measured, double rate, double latency, double channelWait) {}

  private List<Run> runs() {
    if (runs.isEmpty()) {
      for (int contexts : CONTEXTS) {
        runs.addAll(run(contexts));
      }
    }
    return runs;
  }

  private List<Run> run(int contexts) {
    LocalityParameters paper = LocalityParameters.paper(contexts).orElseThrow();
    List<Measured> nine = NeighbourMachine.run(new MachineSettings(contexts, (int) paper.runLength(), (int) paper.overhead(), BUFFER), cycles, 1);
    double critical = nine.stream().mapToDouble(one -> (one.transactionLatency() - paper.overhead()) / one.messageLatency()).average().orElseThrow();
    double wait = nine.get(0).messageLatency() - nine.get(0).distance() - FLITS;
    LocalityParameters measured = paper.withCriticalMessages(critical).withOverhead(paper.overhead() + critical * wait);
    return nine.stream().map(one -> {
      var point = LocalityModel.solve(measured, one.distance());
      return new Run(contexts, one, MESSAGES * point.rate(), point.messageLatency() + wait, wait);
    }).toList();
  }

  private List<Run> of(int contexts) {
    return runs().stream().filter(run -> run.contexts() == contexts).toList();
  }

  List<Item> items() {
    List<Item> items = new ArrayList<>();
    double first = slope(of(1));
    items.add(Item.said("Figure 3, slopes, 1, 2, 4 contexts", "about 1 : 2 : 4, slightly less", Item.text("1 : %.2f", slope(of(2)) / first) + Item.text(" : %.2f", slope(of(4)) / first),
        REASON, COMMAND).asHeadline());
    items.add(Item.said("Figures 4 and 5, mean errors of the model, 1, 2, 4 contexts: rates; latencies", "a few percent; a few cycles",
        means(SimulatedTorus::rateError) + " %; " + means(SimulatedTorus::latencyError) + " cycles", REASON, COMMAND).asHeadline());
    for (int contexts : CONTEXTS) {
      String with = contexts + (contexts == 1 ? " context" : " contexts");
      items.add(Item.said("Figure 4, message rates of the model against measured ones, " + with + ": mean error, largest", "consistently within a few percent",
          Item.text("%.1f %%, ", mean(of(contexts), SimulatedTorus::rateError)) + Item.text("%.1f %%", largest(of(contexts), SimulatedTorus::rateError)),
          farthest(of(contexts)), COMMAND));
      items.add(Item.said("Figure 5, message latencies of the model against measured ones, " + with + ": mean error, largest, cycles", "within a few network cycles",
          Item.text("%.1f, ", mean(of(contexts), SimulatedTorus::latencyError)) + Item.text("%.1f", largest(of(contexts), SimulatedTorus::latencyError)),
          Item.text("The wait for a node's own channel is %.1f cycles; the paper has two to five.", of(contexts).get(0).channelWait()), COMMAND));
    }
    return items;
  }

  /** By contexts. */
  private String means(ToDoubleFunction<Run> error) {
    return Arrays.stream(CONTEXTS).mapToObj(contexts -> Item.text("%.1f", mean(of(contexts), error))).collect(Collectors.joining(", "));
  }

  /** Of T_m over t_m, by linear regression as in the paper. */
  private static double slope(List<Run> runs) {
    double meanTime = runs.stream().mapToDouble(run -> run.measured().messageTime()).average().orElseThrow();
    double meanLatency = runs.stream().mapToDouble(run -> run.measured().messageLatency()).average().orElseThrow();
    double both = runs.stream().mapToDouble(run -> (run.measured().messageTime() - meanTime) * (run.measured().messageLatency() - meanLatency)).sum();
    return both / runs.stream().mapToDouble(run -> Math.pow(run.measured().messageTime() - meanTime, 2)).sum();
  }

  private static double rateError(Run run) {
    return 100 * Math.abs(run.rate() * run.measured().messageTime() - 1);
  }

  private static double latencyError(Run run) {
    return Math.abs(run.latency() - run.measured().messageLatency());
  }

  private static double mean(List<Run> runs, ToDoubleFunction<Run> error) {
    return runs.stream().mapToDouble(error).average().orElseThrow();
  }

  private static double largest(List<Run> runs, ToDoubleFunction<Run> error) {
    return runs.stream().mapToDouble(error).max().orElseThrow();
  }

  /** Where the error is largest; measured rates below the model's are those of finite buffers. */
  private static String farthest(List<Run> runs) {
    Run run = runs.stream().max(Comparator.comparingDouble(SimulatedTorus::rateError)).orElseThrow();
    String why = run.rate() * run.measured().messageTime() > 1 ? ", too high: buffers are finite, and the model's are not." : ", too low.";
    return Item.text("Largest at %.1f hops", run.measured().distance()) + why;
  }

  List<Chart> charts() {
    List<Chart.Series> curves = new ArrayList<>();
    List<Chart.Series> rates = new ArrayList<>();
    List<Chart.Series> latencies = new ArrayList<>();
    for (int contexts : CONTEXTS) {
      List<Run> own = of(contexts);
      curves.add(series("contexts: " + contexts, own, run -> run.measured().messageTime(), run -> run.measured().messageLatency()));
      rates.add(series("measured, " + contexts, own, SimulatedTorus::distance, run -> 1 / run.measured().messageTime()));
      rates.add(series("model, " + contexts, own, SimulatedTorus::distance, Run::rate));
      latencies.add(series("measured, " + contexts, own, SimulatedTorus::distance, run -> run.measured().messageLatency()));
      latencies.add(series("model, " + contexts, own, SimulatedTorus::distance, Run::latency));
    }
    return List.of(Chart.lines("johnson-figure-3", "Figure 3: latency of a message over the time between two, cycles", "cycles between messages of a node", false, curves),
        Chart.lines("johnson-figure-4", "Figure 4: messages of a node in a cycle, by contexts", "mean distance, hops", false, rates),
        Chart.lines("johnson-figure-5", "Figure 5: latency of a message, by contexts, cycles", "mean distance, hops", false, latencies));
  }

  private static double distance(Run run) {
    return run.measured().distance();
  }

  private static Chart.Series series(String label, List<Run> runs, ToDoubleFunction<Run> x, ToDoubleFunction<Run> y) {
    return new Chart.Series(label, runs.stream().mapToDouble(x).toArray(), runs.stream().mapToDouble(y).toArray());
  }
}
