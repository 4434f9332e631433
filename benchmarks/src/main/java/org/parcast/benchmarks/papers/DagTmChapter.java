package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.parcast.analyses.mapping.LocalityBounds;
import org.parcast.analyses.mapping.Machines;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.Strategy;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.MimicryRequest;
import org.parcast.engine.PlacementEngine;
import org.parcast.engine.Target;

/** DagTM: threads grouped by the data that they share. */
final class DagTmChapter implements Chapter {
  private static final int THREADS = 32;
  private static final List<String> PROGRAMS = List.of("Adi", "Conv2d", "Lu", "TwoMM");
  private static final List<Strategy> STRATEGIES = List.of(Strategy.COMPACT, Strategy.SCATTER, Strategy.DAGTM, Strategy.BISECTION);
  private static final List<String> PAPER_TIME = List.of("2 %", "3 %", "14 %", "kMAF 12 %, oracle 17 %");
  private static final String REASON = "Simulated on a machine of the paper's shape without its ring, against a random placement in place of the operating system's; "
      + "the slowest thread counts, which also does what is serial.";

  private final Path testdata;

  DagTmChapter(Path testdata) {
    this.testdata = testdata;
  }

  @Override
  public String name() {
    return "dagtm";
  }

  @Override
  public String title() {
    return "Grouping threads by affinity (DagTM)";
  }

  @Override
  public List<Item> items() throws AnalysisException, IOException {
    List<Item> items = new ArrayList<>();
    Map<Strategy, List<Double>> misses = new HashMap<>();
    Map<Strategy, List<Double>> cycles = new HashMap<>();
    for (String program : PROGRAMS) {
      List<Strategy> strategies = new ArrayList<>(STRATEGIES);
      strategies.add(Strategy.RANDOM);
      PlacementForecast placed = PlacementEngine.ofThreads(Target.of(Programs.kernel(testdata, program)), Programs.run(program.equals("Adi") ? "64 1" : "64"),
          new MimicryRequest(THREADS, List.of(), Schedule.STATIC, Interleaving.RR, 1),
          new PlacementEngine.Choice(Machines.of("61x4"), strategies, LocalityBounds.DEFAULT, 1), null, AnalysisListener.SILENT).placements();
      for (Strategy strategy : STRATEGIES) {
        misses.computeIfAbsent(strategy, s -> new ArrayList<>()).add(1 - misses(placed, strategy) / misses(placed, Strategy.RANDOM));
        cycles.computeIfAbsent(strategy, s -> new ArrayList<>())
            .add(1 - DienerChapter.cycles(placed, strategy) / DienerChapter.cycles(placed, Strategy.RANDOM));
      }
    }
    String command = "parcast map PROGRAM.java --threads " + THREADS + " --machine 61x4 -- 64";
    for (int s = 0; s < STRATEGIES.size(); s++) {
      Strategy strategy = STRATEGIES.get(s);
      items.add(Item.said("Figure 9, time saved by " + strategy.label() + ", mean of " + PROGRAMS.size() + " programs", PAPER_TIME.get(s), percent(cycles.get(strategy)), REASON, command).asHeadline());
      items.add(Item.said("Figure 10, misses saved by " + strategy.label() + ", mean of " + PROGRAMS.size() + " programs", "bars", percent(misses.get(strategy)), REASON, command).asHeadline());
    }
    items.add(table1());
    items.add(Item.open("Figure 11, energy", "DagTM 10.3 %, oracle 12.4 %", "There are no energy counters here."));
    items.add(Item.open("Figure 12, overhead", "nearly 11 % on average", "The locality is found from a trace, apart from the run."));
    items.add(Item.open("Section 7, Xeon Phi 7120 with its ring; kMAF; oracle beyond eight threads", "measured", "Not at hand, and not simulated."));
    return items;
  }

  private static double misses(PlacementForecast placed, Strategy strategy) {
    return placed.placements().stream().filter(placement -> placement.strategy() == strategy).map(TaskPlacement::misses).findFirst().orElseThrow().orElseThrow();
  }

  private static String percent(List<Double> shares) {
    return Item.text("%.1f %%", 100 * shares.stream().mapToDouble(share -> share).average().orElse(0));
  }

  /** The sequence of Table 1; the distance kept of a datum is its smallest, that of one used once is M. */
  private static Item table1() {
    String sequence = "dbceabecfa";
    ReuseDistances distances = new ReuseDistances();
    Map<Integer, Long> smallest = new HashMap<>();
    List<String> last = new ArrayList<>();
    int data = (int) sequence.chars().distinct().count();
    sequence.chars().forEach(datum -> {
      long distance = distances.use(datum);
      last.add(distance == ReuseDistances.INFINITE ? "inf" : "" + distance);
      smallest.merge(datum, distance == ReuseDistances.INFINITE ? data : distance, Math::min);
    });
    double mean = smallest.values().stream().mapToLong(distance -> distance).average().orElse(0);
    return Item.said("Table 1, distances of the 6th to 10th access; mean over the data", "3 2 3 inf 4; 4.0", last.subList(5, 10).stream().collect(Collectors.joining(" ")) + Item.text("; %.1f", mean),
        "", "");
  }
}
