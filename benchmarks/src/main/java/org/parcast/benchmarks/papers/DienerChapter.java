package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.detection.SharingStatistics;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.benchmarks.papers.Applications.Watched;
import org.parcast.benchmarks.speed.WatchedRun;
import org.parcast.engine.run.AnalysisException;

/** Diener, Cruz, Alves and Navaux: communication in shared memory. */
final class DienerChapter implements Chapter {
  private static final String OWN_PROGRAMS = "Our programs are written after the paper's descriptions, and are small; so are the caches. In which order threads take turns is drawn.";
  private static final String WATCHED = "Processor time of programs of 64 threads on two cores, with detection compiled into them.";
  private static final String LATENCIES = "Simulated latencies on the paper's machine, against threads spread over the sockets. Computations take no time.";

  private final Applications applications;
  private final List<Watched> watched = new ArrayList<>();

  DienerChapter(Applications applications) {
    this.applications = applications;
  }

  @Override
  public String name() {
    return "diener";
  }

  @Override
  public String title() {
    return "Communication through shared memory (Diener et al.)";
  }

  @Override
  public List<Item> items() throws AnalysisException, IOException, InterruptedException {
    List<Item> items = new ArrayList<>();
    items.add(Item.of("Section III, largest MSE of 8 threads", 8750, TaskMatrix.largestError(8), "%.0f", "", ""));
    for (Watched one : applications.all()) {
      if (one.application().diener()) {
        watched.add(one);
        items.addAll(of(one));
      }
    }
    items.add(slowdowns());
    items.add(Item.said("Figure 8, gain of EagerMap's mapping: " + names(), "37 %, less, less, less, none", watched.stream().map(one -> Item.text("%.1f %%", 100 * gain(one))).collect(Collectors.joining(", ")),
        LATENCIES, "").asHeadline());
    items.add(order("Figure 8, programs by their gain", "LU first, Swaptions last", Comparator.comparingDouble(one -> -gain(one)), LATENCIES));
    items.add(order("Figure 7, programs by their MSE with blocks of 1 KiB", "Ferret depends least on the size", Comparator.comparingDouble(one -> error(one, 1 << 10)), OWN_PROGRAMS));
    return items;
  }

  /** Of 64 threads as they run, what a longer run takes more than a shorter one. */
  private Item slowdowns() throws AnalysisException, InterruptedException {
    List<String> ours = new ArrayList<>();
    for (Watched one : watched) {
      Path file = applications.file(one.application());
      WatchedRun run = WatchedRun.of(file, one.application().longer(), 1).less(WatchedRun.of(file, one.application().shorter(), 1));
      ours.add(Item.text("%.1f", run.slowdown()));
    }
    return Item.said("Table II, slowdown by relaxed detection: " + names(), "49, 72, 113, 39, 148 times", String.join(", ", ours) + " times", WATCHED, "").asHeadline();
  }

  private String names() {
    return watched.stream().map(one -> one.application().name()).collect(Collectors.joining(", "));
  }

  private Item order(String what, String paper, Comparator<Watched> order, String reason) {
    return Item.said(what, paper, watched.stream().sorted(order).map(one -> one.application().name()).collect(Collectors.joining(", ")), reason, "");
  }

  private static List<Item> of(Watched one) {
    String name = one.application().name();
    DetectorComparison both = one.sharing().detectors().orElseThrow();
    SharingStatistics seen = one.sharing().statistics().orElseThrow();
    List<Item> items = new ArrayList<>();
    items.add(Item.said("Figure 4, " + name + ": true, spatial false, temporal false, private", "temporal false is highest in all five programs",
        Item.text("%,.0f", seen.trueEvents()) + ", " + Item.text("%,.0f", seen.spatialFalse()) + ", " + Item.text("%,.0f", seen.temporalFalse()) + ", "
            + Item.text("%,.0f", seen.privateAccesses()), OWN_PROGRAMS, ""));
    items.add(Item.said("Section III.B, " + name + ": logical false, of true and spatial false", "not measured", Item.text("%,.0f", seen.logicalFalse()), "Loads of a value that the thread has had already.", ""));
    items.add(Item.said("Figure 5, " + name + ": communication of neighbours, of the last half of the threads", pattern(name), share(both.accurate(), true) + ", " + share(both.accurate(), false),
        OWN_PROGRAMS, ""));
    items.add(Item.said("Figure 5, " + name + ": MSE with temporal false communication", "high, but for Swaptions", Item.text("%.1f", both.temporalFalseError()), OWN_PROGRAMS, ""));
    items.add(Item.said("Figures 6 and 7, " + name + ": MSE at 64 bytes, 1 KiB, 1 MiB", "low to 1 KiB, no likeness by 1 MiB",
        Item.text("%.1f, ", error(one, 64)) + Item.text("%.1f, ", error(one, 1 << 10)) + Item.text("%.1f", error(one, 1 << 20)), OWN_PROGRAMS, ""));
    items.add(Item.said("Table II, " + name + ": accurate over relaxed detection, time", "16 to 136 times",
        Item.text("%.1f times", (double) both.accurateTime().toNanos() / both.relaxed().get(0).time().toNanos()),
        "Both go through a trace here; the paper's accurate detection simulates the whole machine.", ""));
    items.add(Item.said("Figure 8, " + name + ": gain by the matrix that mappings are made from", "bars", one.byMatrix().entrySet().stream()
        .map(matrix -> matrix.getKey() + Item.text(" %.1f %%", 100 * gain(one, matrix.getValue()))).collect(Collectors.joining("; ")), LATENCIES, ""));
    return items;
  }

  private static double gain(Watched one, long cycles) {
    return 1 - cycles / cycles(one.nehalem(), Strategy.SCATTER);
  }

  private static String pattern(String name) {
    return switch (name) {
      case "LU" -> "nearest neighbours";
      case "UA" -> "nearest neighbours, less pronounced";
      case "Ferret" -> "the last two of four stages do most";
      case "Swaptions" -> "similar between most pairs";
      default -> "a drawing";
    };
  }

  /** Of the communication, the share of threads whose numbers differ by one, or that are both in the last half. */
  private static String share(TaskMatrix matrix, boolean neighbours) {
    double part = 0;
    double all = 0;
    for (int a = 0; a < matrix.size(); a++) {
      for (int b = 0; b < a; b++) {
        all += matrix.get(a, b);
        part += (neighbours ? a - b == 1 : 2 * b >= matrix.size()) ? matrix.get(a, b) : 0;
      }
    }
    return Item.text("%.0f %%", all == 0 ? 0 : 100 * part / all);
  }

  private static double error(Watched one, long granularity) {
    return one.sharing().detectors().orElseThrow().relaxed().stream().filter(relaxed -> relaxed.granularity() == granularity).findFirst().orElseThrow().error();
  }

  /** Of EagerMap's mapping against one that spreads threads as an operating system does. */
  private static double gain(Watched one) {
    return 1 - cycles(one.nehalem(), Strategy.EAGERMAP) / cycles(one.nehalem(), Strategy.SCATTER);
  }

  static double cycles(PlacementForecast placed, Strategy strategy) {
    return placed.placements().stream().filter(placement -> placement.strategy() == strategy).mapToLong(DienerChapter::cycles).findFirst().orElseThrow();
  }

  private static long cycles(TaskPlacement placement) {
    return placement.cycles().orElseThrow();
  }

  @Override
  public List<Chart> charts() {
    return List.of(
        Chart.lines("diener-figure-7", "Figure 7: MSE of the relaxed definition, 64 threads", "granularity, bytes", false,
            watched.stream().map(one -> new Chart.Series(one.application().name(), relaxed(one, DetectorComparison.Relaxed::granularity), relaxed(one, DetectorComparison.Relaxed::error))).toList()),
        Chart.bars("diener-figure-8", "Figure 8: gain of mappings by the matrix, percent", watched.stream().flatMap(one -> one.byMatrix().keySet().stream()).distinct()
            .map(matrix -> new Chart.Series(matrix, new double[0], watched.stream().mapToDouble(one -> Math.max(0, 100 * gain(one, one.byMatrix().get(matrix)))).toArray())).toList(),
            watched.stream().map(one -> one.application().name()).toList()));
  }

  private static double[] relaxed(Watched one, ToDoubleFunction<DetectorComparison.Relaxed> value) {
    return one.sharing().detectors().orElseThrow().relaxed().stream().mapToDouble(value).toArray();
  }
}
