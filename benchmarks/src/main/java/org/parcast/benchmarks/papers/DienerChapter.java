package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.parcast.analyses.cache.CacheHierarchy;
import org.parcast.analyses.mapping.LocalityBounds;
import org.parcast.analyses.mapping.Machines;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.Strategy;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.SharingStatistics;
import org.parcast.analyses.sharing.TaskMatrix;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.MimicryRequest;
import org.parcast.engine.PlacementEngine;
import org.parcast.engine.SharingEngine;
import org.parcast.engine.Target;

/** Diener, Cruz, Alves and Navaux: communication in shared memory. */
final class DienerChapter implements Chapter {
  private static final int THREADS = 64;
  private static final List<String> KERNELS = List.of("Heat2D", "Lu", "Adi", "GramSchmidt");

  /** Small caches in the paper's proportions: our programs are small too, and temporal false communication is there only where data are larger. */
  private static final String CACHES = "l1=2k:8:64:2,l2=16k:8:64:2,l3=72k:18:64:16";

  private static final String OTHER_PROGRAMS = "Other programs: those of the paper are in Fortran and C. Caches are small, as our programs are.";

  private final Path testdata;
  private final List<Chart.Series> sweeps = new ArrayList<>();

  DienerChapter(Path testdata) {
    this.testdata = testdata;
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
  public List<Item> items() throws AnalysisException, IOException {
    List<Item> items = new ArrayList<>();
    items.add(Item.of("Section III, largest MSE of 8 threads", 8750, TaskMatrix.largestError(8), "%.0f", "", ""));
    items.add(Item.open("Table II, relaxed detection, slowdown of a running program", "39x to 148x",
        "Runs long enough to be timed take minutes: `benchmarks watching` makes them, and sharing.md has its table.").asHeadline());
    for (String kernel : KERNELS) {
      items.addAll(mimicked(kernel));
    }
    items.add(Item.open("Figure 5, NAS LU and UA, Ferret, Swaptions", "five patterns", "These programs are not among ours; docs/sharing.md has the patterns of eleven others."));
    return items;
  }

  private Path source(String program) {
    return program.equals("Heat2D") ? Programs.program(testdata, program) : Programs.kernel(testdata, program);
  }

  private static String arguments(String program) {
    return switch (program) {
      case "Heat2D" -> "128 4";
      case "GramSchmidt" -> "64";
      case "Lu" -> "96";
      default -> "96 1";
    };
  }

  private List<Item> mimicked(String program) throws AnalysisException, IOException {
    MimicryRequest threads = new MimicryRequest(THREADS, List.of(), Schedule.STATIC, Interleaving.RR, 1);
    List<Long> sizes = LongStream.iterate(64, size -> size <= SharingRequest.LARGEST_BLOCK, size -> 4 * size).boxed().toList();
    SharingForecast sharing = SharingEngine.ofMimicked(Target.of(source(program)), Programs.run(arguments(program)), threads,
        new SharingRequest(Detection.ACCURATE, sizes, CacheHierarchy.parse(CACHES)), null, AnalysisListener.SILENT).sharing();
    DetectorComparison both = sharing.detectors().orElseThrow();
    sweeps.add(new Chart.Series(program, both.relaxed().stream().mapToDouble(DetectorComparison.Relaxed::granularity).toArray(),
        both.relaxed().stream().mapToDouble(DetectorComparison.Relaxed::error).toArray()));
    String command = "parcast sharing " + program + ".java --threads " + THREADS + " --detect accurate --granularity 64,256,1k,4k,16k,64k,256k,1m,4m --cache " + CACHES + " -- " + arguments(program);
    SharingStatistics seen = sharing.statistics().orElseThrow();
    List<Item> items = new ArrayList<>();
    items.add(Item.said("Figure 4, " + program + ": true, spatial false, temporal false, private", "temporal false is highest in all five programs",
        Item.text("%,.0f", seen.trueEvents()) + ", " + Item.text("%,.0f", seen.spatialFalse()) + ", " + Item.text("%,.0f", seen.temporalFalse()) + ", "
            + Item.text("%,.0f", seen.privateAccesses()), OTHER_PROGRAMS, command));
    items.add(Item.said("Figure 5, " + program + ": MSE with temporal false communication", "high, but for Swaptions", Item.text("%.1f", both.temporalFalseError()), OTHER_PROGRAMS, command));
    items.add(Item.said("Figures 6 and 7, " + program + ": MSE at 64 bytes, 1 KiB, 1 MiB", "low to 1 KiB, no likeness by 1 MiB",
        Item.text("%.1f, ", error(both, 64)) + Item.text("%.1f, ", error(both, 1 << 10)) + Item.text("%.1f", error(both, 1 << 20)), OTHER_PROGRAMS, command));
    items.add(Item.said("Table II, " + program + ": accurate over relaxed detection, time", "16 to 136 times",
        Item.text("%.1f times", (double) both.accurateTime().toNanos() / both.relaxed().get(0).time().toNanos()),
        "Both go through a trace here; the paper's accurate detection simulates the whole machine.", command));
    items.add(gain(program));
    return items;
  }

  private static double error(DetectorComparison both, long granularity) {
    return both.relaxed().stream().filter(relaxed -> relaxed.granularity() == granularity).findFirst().orElseThrow().error();
  }

  /** EagerMap's mapping against one that spreads threads as an operating system does, by simulated latencies. */
  private Item gain(String program) throws AnalysisException, IOException {
    PlacementForecast placed = PlacementEngine.ofThreads(Target.of(source(program)), Programs.run(arguments(program)), new MimicryRequest(THREADS, List.of(), Schedule.STATIC, Interleaving.RR, 1),
        new PlacementEngine.Choice(Machines.of("diener"), List.of(Strategy.EAGERMAP, Strategy.SCATTER), LocalityBounds.DEFAULT, 1), null, AnalysisListener.SILENT).placements();
    double mapped = cycles(placed, Strategy.EAGERMAP);
    double spread = cycles(placed, Strategy.SCATTER);
    return Item.said("Figure 8, " + program + ": gain of EagerMap's mapping", "up to 37 % (LU), none for Swaptions", Item.text("%.1f %%", 100 * (1 - mapped / spread)),
        "Simulated latencies of references on the paper's machine, against threads spread over the sockets; computations take no time.",
        "parcast map " + program + ".java --threads " + THREADS + " --machine diener --strategy eagermap,scatter -- " + arguments(program)).asHeadline();
  }

  static double cycles(PlacementForecast placed, Strategy strategy) {
    return placed.placements().stream().filter(placement -> placement.strategy() == strategy).mapToLong(DienerChapter::cycles).findFirst().orElseThrow();
  }

  private static long cycles(TaskPlacement placement) {
    return placement.cycles().orElseThrow();
  }

  @Override
  public List<Chart> charts() {
    return List.of(Chart.lines("diener-figure-7", "Figure 7: MSE of the relaxed definition, 64 threads", "granularity, bytes", false, sweeps));
  }
}
