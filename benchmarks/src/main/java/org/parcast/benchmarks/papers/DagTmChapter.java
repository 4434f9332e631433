package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.benchmarks.papers.Applications.Watched;
import org.parcast.benchmarks.speed.WatchedRun;
import org.parcast.engine.run.AnalysisException;

/** DagTM: threads grouped by the data that they share. */
final class DagTmChapter implements Chapter {
  private static final List<Strategy> STRATEGIES = List.of(Strategy.COMPACT, Strategy.SCATTER, Strategy.DAGTM, Strategy.KMAF, Strategy.ORACLE);
  private static final String REASON = "Means of four programs of 64 threads, written after their descriptions, against a random placement, by simulated latencies. "
      + "Oracle is the fastest of all tried. A move costs what a start does, as lines stay behind: in runs ten times as long kmaf saves ";
  private static final String STAYING = "EagerMap deals 64 threads to all 61 cores, so that hardly two share one; so does the code that the authors of kMAF have published.";
  private static final String MOVING = "Threads move once at most, after a sixteenth of the run, and fetch their data again: the longer the run, the nearer kmaf is to eagermap. The published code of kMAF moves them for any gain too.";
  private static final String OVERHEAD = "Processor time of finding locality and affinity, from a trace, over that of the plain run, which is short.";

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
  public List<Item> items() throws AnalysisException, IOException, InterruptedException {
    List<Item> items = new ArrayList<>();
    applications.all().stream().filter(one -> one.application().parsec()).forEach(watched::add);
    String by = STRATEGIES.stream().map(Strategy::label).collect(Collectors.joining(", "));
    List<PlacementForecast> lasting = applications.lasting();
    String reason = REASON + lasting(lasting, Strategy.KMAF) + " %.";
    items.add(Item.said("Figure 9, time saved: " + by, "2, 3, 14, 12, 17 %", means(DagTmChapter::timeSaved), reason, "").asHeadline());
    items.add(Item.said("Figure 9, time saved: eagermap, by which kmaf places, without moves", "", Item.text("%.1f %%", mean(DagTmChapter::timeSaved, Strategy.EAGERMAP)), STAYING, ""));
    items.add(Item.said("Figure 9, time saved in runs ten times as long: kmaf, eagermap", "", lasting(lasting, Strategy.KMAF) + ", " + lasting(lasting, Strategy.EAGERMAP) + " %", MOVING,
        ""));
    items.add(Item.said("Figure 10, misses saved: the same", "bars", means(DagTmChapter::missesSaved), reason, "").asHeadline());
    List<Double> overheads = new ArrayList<>();
    for (Watched one : watched) {
      overheads.add(one.localitySeconds() / WatchedRun.of(applications.file(one.application()), one.application().arguments(), 1).plain());
      String groups = one.phi().groups().stream().limit(3).map(group -> group.stream().map(String::valueOf).collect(Collectors.joining(" ", "{", "}"))).collect(Collectors.joining(" "));
      items.add(Item.said("Figures 5 and 6, " + one.application().name() + ": groups of threads by their affinity", "drawings", one.phi().groups().size() + ": " + groups + " ...", "",
          ""));
      items.add(Item.said("Figures 9 and 10, " + one.application().name() + ": time and misses saved by dagtm", "bars",
          percent(timeSaved(one, Strategy.DAGTM)) + ", " + percent(missesSaved(one, Strategy.DAGTM)), "", ""));
      items.add(Item.said("Figure 9, " + one.application().name() + ": sixteenths of the run after which kmaf moves threads", "where behaviour changes", moved(one), "", ""));
      items.add(Item.said("Figure 12, " + one.application().name() + ": overhead", "bars", percent(overheads.get(overheads.size() - 1)), OVERHEAD, ""));
    }
    items.add(Item.said("Figure 12, overhead", "nearly 11 % on average", percent(overheads.stream().mapToDouble(overhead -> overhead).average().orElse(0)), OVERHEAD, "").asHeadline());
    items.add(table1());
    items.add(Item.open("Figure 11, energy", "DagTM 10.3 %, oracle 12.4 %", "There are no energy counters here."));
    items.add(Item.open("Figures 9 to 11, a real Xeon Phi, ten programs of PARSEC", "bars", "There is none here: its latencies are simulated, as others have measured them."));
    return items;
  }

  private static String moved(Watched one) {
    return placement(one, Strategy.KMAF).moved().stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** Time saved on average, in percent. */
  private static String lasting(List<PlacementForecast> placements, Strategy strategy) {
    return Item.text("%.1f", 100 * placements.stream().mapToDouble(one -> timeSaved(one, strategy)).average().orElse(0));
  }

  private static TaskPlacement placement(Watched one, Strategy strategy) {
    return placement(one.phi(), strategy);
  }

  private static TaskPlacement placement(PlacementForecast forecast, Strategy strategy) {
    Stream<TaskPlacement> tried = forecast.placements().stream().filter(placement -> strategy == Strategy.ORACLE || placement.strategy() == strategy);
    return tried.min(Comparator.comparingLong(placement -> placement.cycles().orElseThrow())).orElseThrow();
  }

  private static double timeSaved(Watched one, Strategy strategy) {
    return timeSaved(one.phi(), strategy);
  }

  private static double timeSaved(PlacementForecast one, Strategy strategy) {
    return 1 - (double) placement(one, strategy).cycles().orElseThrow() / placement(one, Strategy.RANDOM).cycles().orElseThrow();
  }

  private static double missesSaved(Watched one, Strategy strategy) {
    return 1 - (double) placement(one, strategy).misses().orElseThrow() / placement(one, Strategy.RANDOM).misses().orElseThrow();
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

  /** Of each strategy, over the programs. */
  private String means(ToDoubleBiFunction<Watched, Strategy> saved) {
    return STRATEGIES.stream().map(strategy -> Item.text("%.1f", mean(saved, strategy))).collect(Collectors.joining(", ")) + " %";
  }

  /** In percent. */
  private double mean(ToDoubleBiFunction<Watched, Strategy> saved, Strategy strategy) {
    return 100 * watched.stream().mapToDouble(one -> saved.applyAsDouble(one, strategy)).average().orElse(0);
  }

  private static String percent(double share) {
    return Item.text("%.1f %%", 100 * share);
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
