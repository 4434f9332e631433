package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.mapping.PlacementAnalysis;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.PlacementRequest;
import org.parcast.analyses.mapping.locality.DataAffinity;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.AddressNames;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.SharingAnalysis;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.benchmarks.caches.ThreadsInTurn;
import org.parcast.benchmarks.caches.ThreadsInTurn.Turns;
import org.parcast.engine.run.AnalysisException;
import org.parcast.recording.MemoryUnits;

/**
 * Applications on 64 threads, written after the descriptions of those of NAS and PARSEC that the papers ran: what their threads communicate, and how they do
 * where several strategies place them.
 */
final class Applications {
  static final int THREADS = 64;

  /** Small caches in the proportions of Diener's machine: our programs are small too, and temporal false communication is there only where data are larger. */
  static final String CACHES = "l1=2k:8:64:2,l2=16k:8:64:2,l3=72k:18:64:16";

  /** Granularities of which mappings are made too, bytes. */
  private static final Set<Long> CHARTED = Set.of((long) MemoryUnits.LINE_BYTES, 1L << 10, 1L << 20);

  static final String PHI = "xeon-phi";

  private static final List<Application> ALL = List.of(
      new Application("LU", "suites/LuSsor", "64 64 1 1", "", "64 64 4 120", "64 64 4 40", true),
      new Application("UA", "suites/AdaptiveMesh", "64 32 2", "", "64 32 300", "64 32 100", true),
      new Application("Blackscholes", "kernels/threaded/BlackScholesThreaded", "64 4096 4", "64 4096 40", "64 65536 150", "64 65536 50", true),
      new Application("Ferret", "suites/ImageSearch", "64 64 1024", "64 640 1024", "64 3000 4096", "64 1000 4096", true),
      new Application("Swaptions", "suites/Swaptions", "64 128 4", "64 128 40", "64 128 300", "64 128 100", true),
      new Application("Streamcluster", "suites/StreamCluster", "64 2048 8 6", "64 2048 8 60", "", "", false));

  /**
   * A program.
   *
   * @param name what the papers call the one that it is written after
   * @param file in the test programs
   * @param arguments the number of threads first
   * @param lasting those of a run ten times as long
   * @param longer those of a run that is watched
   * @param shorter those of a shorter one, without whose time starting costs nothing
   * @param diener whether it is among those of Diener et al.
   */
  record Application(String name, String file, String arguments, String lasting, String longer, String shorter, boolean diener) {
    /** Whether it is of PARSEC, DagTM's suite. */
    boolean parsec() {
      return !name.equals("LU") && !name.equals("UA");
    }
  }

  /**
   * What is found of one.
   *
   * @param nehalem placements on the machine of Diener et al.
   * @param byMatrix cycles of EagerMap's mapping on that machine, by the matrix that it was made from
   * @param phi placements on that of DagTM
   * @param localitySeconds processor time of finding locality and affinity
   */
  record Watched(Application application, SharingForecast sharing, PlacementForecast nehalem, Map<String, Long> byMatrix, PlacementForecast phi, double localitySeconds) {}

  private final Path testdata;
  private final List<Watched> all = new ArrayList<>();

  Applications(Path testdata) {
    this.testdata = testdata;
  }

  /** All, run when they are first asked for. */
  List<Watched> all() throws AnalysisException, IOException {
    if (all.isEmpty()) {
      for (Application application : ALL) {
        System.err.println("  " + application.name());
        all.add(ThreadsInTurn.traced(file(application), turnstile(), THREADS, false, Turns.DRAWN, List.of(application.arguments().split(" ")), trace -> watched(application, trace)));
      }
    }
    return all;
  }

  /** Those of DagTM's suite in runs ten times as long: placements that stay and that move. */
  List<PlacementForecast> lasting() throws AnalysisException, IOException {
    List<PlacementForecast> placements = new ArrayList<>();
    for (Application application : ALL) {
      if (application.parsec()) {
        System.err.println("  " + application.name() + ", ten times as long");
        placements.add(ThreadsInTurn.traced(file(application), turnstile(), THREADS, false, Turns.DRAWN, List.of(application.lasting().split(" ")), trace -> {
          RelaxedDetection detection = new RelaxedDetection(THREADS, MemoryUnits.LINE_BYTES);
          trace.replay(detection);
          return placed(detection.matrix(), trace, PHI, List.of(Strategy.EAGERMAP, Strategy.KMAF, Strategy.RANDOM));
        }));
      }
    }
    return placements;
  }

  private Path turnstile() {
    return testdata.resolve("turnstile").resolve("CyclicBarrier.java");
  }

  Path file(Application application) {
    return testdata.resolve("programs").resolve(application.file() + ".java");
  }

  private static Watched watched(Application application, ThreadTrace trace) throws IOException {
    List<Long> sizes = LongStream.iterate(MemoryUnits.LINE_BYTES, size -> size <= SharingRequest.LARGEST_BLOCK, size -> 4 * size).boxed().toList();
    SharingForecast sharing = SharingAnalysis.detect(trace, new SharingRequest(Detection.ACCURATE, sizes, CacheHierarchy.parse(CACHES)), AddressNames.UNKNOWN);
    DetectorComparison both = sharing.detectors().orElseThrow();
    TaskMatrix relaxed = both.relaxed().get(0).matrix();
    List<Strategy> strategies = application.parsec() ? List.of(Strategy.COMPACT, Strategy.SCATTER, Strategy.DAGTM, Strategy.EAGERMAP, Strategy.KMAF, Strategy.ORACLE, Strategy.RANDOM) : List.of();
    return new Watched(application, sharing, placed(relaxed, trace, "diener", List.of(Strategy.EAGERMAP, Strategy.SCATTER)), application.diener() ? byMatrix(both, trace) : Map.of(),
        placed(relaxed, trace, PHI, strategies), application.parsec() ? localitySeconds(trace) : 0);
  }

  private static double localitySeconds(ThreadTrace trace) throws IOException {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long start = clock.getCurrentThreadCpuTime();
    DataAffinity.of(trace, LocalityBounds.DEFAULT);
    return (clock.getCurrentThreadCpuTime() - start) * 1e-9;
  }

  /** As in Figure 8 of Diener et al.: mappings by both definitions, and by coarser and coarser blocks. */
  private static Map<String, Long> byMatrix(DetectorComparison both, ThreadTrace trace) throws IOException {
    Map<String, TaskMatrix> matrices = new LinkedHashMap<>();
    matrices.put("accurate", both.accurate());
    matrices.put("with temporal false", both.withTemporalFalse());
    for (DetectorComparison.Relaxed relaxed : both.relaxed()) {
      if (CHARTED.contains(relaxed.granularity())) {
        matrices.put("relaxed, " + relaxed.granularity(), relaxed.matrix());
      }
    }
    Map<String, Long> cycles = new LinkedHashMap<>();
    for (Map.Entry<String, TaskMatrix> matrix : matrices.entrySet()) {
      cycles.put(matrix.getKey(), placed(matrix.getValue(), trace, "diener", List.of(Strategy.EAGERMAP)).placements().get(0).cycles().orElseThrow());
    }
    return cycles;
  }

  private static PlacementForecast placed(TaskMatrix matrix, ThreadTrace trace, String machine, List<Strategy> strategies) throws IOException {
    return PlacementAnalysis.place(new PlacementRequest(matrix, Optional.of(trace), MachineHierarchies.of(machine), strategies, LocalityBounds.DEFAULT, 1));
  }
}
