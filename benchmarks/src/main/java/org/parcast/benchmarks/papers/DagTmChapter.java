package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.benchmarks.papers.Applications.Watched;
import org.parcast.engine.run.AnalysisException;

/** DagTM: threads grouped by the data that they share. */
final class DagTmChapter implements Chapter {
  private static final List<Strategy> STRATEGIES = List.of(Strategy.COMPACT, Strategy.SCATTER, Strategy.DAGTM, Strategy.BISECTION);
  private static final List<String> PAPER_TIME = List.of("2 %", "3 %", "14 %", "oracle 17 %");
  private static final String REASON = "Simulated latencies against a random placement, on four programs of 64 threads, written after their descriptions. Threads take turns by their numbers, "
      + "which favours compact placements. Threads of a core do not compete.";
  private static final String ORACLE = "The same. Bisection with exchanges stands in for the oracle, which tries placements of eight tasks at most.";

  private final Applications applications;
  private final List<Watched> watched = new ArrayList<>();

  DagTmChapter(Applications applications) {
    this.applications = applications;
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
    applications.all().stream().filter(one -> one.application().parsec()).forEach(watched::add);
    for (int s = 0; s < STRATEGIES.size(); s++) {
      Strategy strategy = STRATEGIES.get(s);
      String reason = strategy == Strategy.BISECTION ? ORACLE : REASON;
      String mean = " by " + strategy.label() + ", mean of " + watched.size() + " programs";
      items.add(Item.said("Figure 9, time saved" + mean, PAPER_TIME.get(s), percent(watched.stream().map(one -> timeSaved(one, strategy)).toList()), reason, "").asHeadline());
      items.add(Item.said("Figure 10, misses saved" + mean, "bars", percent(watched.stream().map(one -> missesSaved(one, strategy)).toList()), reason, "").asHeadline());
    }
    for (Watched one : watched) {
      String groups = one.phi().groups().stream().limit(3).map(group -> group.stream().map(String::valueOf).collect(Collectors.joining(" ", "{", "}"))).collect(Collectors.joining(" "));
      items.add(Item.said("Figures 5 and 6, " + one.application().name() + ": groups of threads by their affinity", "drawings", one.phi().groups().size() + ": " + groups + " ...", "",
          "parcast map PROGRAM.java --threads N --machine xeon-phi"));
      items.add(Item.said("Figures 9 and 10, " + one.application().name() + ": time and misses saved by dagtm", "bars",
          percent(List.of(timeSaved(one, Strategy.DAGTM))) + ", " + percent(List.of(missesSaved(one, Strategy.DAGTM))), "", ""));
    }
    items.add(table1());
    items.add(Item.open("Figure 9, kMAF", "12 %", "It moves threads while they run; our placements stay for the whole run."));
    items.add(Item.open("Figure 11, energy", "DagTM 10.3 %, oracle 12.4 %", "There are no energy counters here."));
    items.add(Item.open("Figure 12, overhead", "nearly 11 % on average", "The locality is found from a trace, apart from the run; `parcast map` tells what that took."));
    return items;
  }

  private static double timeSaved(Watched one, Strategy strategy) {
    return 1 - DienerChapter.cycles(one.phi(), strategy) / DienerChapter.cycles(one.phi(), Strategy.RANDOM);
  }

  private static double missesSaved(Watched one, Strategy strategy) {
    return 1 - misses(one.phi(), strategy) / misses(one.phi(), Strategy.RANDOM);
  }

  @Override
  public List<Chart> charts() {
    List<String> names = watched.stream().map(one -> one.application().name()).toList();
    return List.of(Chart.bars("dagtm-figure-9", "Figure 9: time saved, percent", series(true), names), Chart.bars("dagtm-figure-10", "Figure 10: misses saved, percent", series(false), names));
  }

  private List<Chart.Series> series(boolean time) {
    return STRATEGIES.stream().map(strategy -> new Chart.Series(strategy.label(), new double[0],
        watched.stream().mapToDouble(one -> Math.max(0, 100 * (time ? timeSaved(one, strategy) : missesSaved(one, strategy)))).toArray())).toList();
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
