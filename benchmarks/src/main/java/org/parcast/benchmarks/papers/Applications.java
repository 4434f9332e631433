package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.mapping.PlacementAnalysis;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.PlacementRequest;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.Machines;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.AddressNames;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.SharingAnalysis;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.benchmarks.caches.ThreadsInTurn;
import org.parcast.engine.run.AnalysisException;

/**
 * Applications on 64 threads, written after the descriptions of those of NAS and PARSEC that the papers ran: what their threads communicate, and how they do
 * where several strategies place them.
 */
final class Applications {
  static final int THREADS = 64;

  /** Small caches in the proportions of Diener's machine: our programs are small too, and temporal false communication is there only where data are larger. */
  static final String CACHES = "l1=2k:8:64:2,l2=16k:8:64:2,l3=72k:18:64:16";

  static final String PHI = "xeon-phi";

  private static final List<Application> ALL = List.of(
      new Application("LU", "suites/LuSsor", "64 64 1 1", true),
      new Application("UA", "suites/AdaptiveMesh", "64 32 2", true),
      new Application("Blackscholes", "kernels/threaded/BlackScholesThreaded", "64 4096 4", true),
      new Application("Ferret", "suites/ImageSearch", "64 64 1024", true),
      new Application("Swaptions", "suites/Swaptions", "64 128 4", true),
      new Application("Streamcluster", "suites/StreamCluster", "64 2048 8 6", false));

  /**
   * A program.
   *
   * @param name what the papers call the one that it is written after
   * @param file in the test programs
   * @param arguments the number of threads first
   * @param diener whether it is among those of Diener et al.
   */
  record Application(String name, String file, String arguments, boolean diener) {
    /** Whether it is of PARSEC, DagTM's suite. */
    boolean parsec() {
      return !name.equals("LU") && !name.equals("UA");
    }
  }

  /**
   * What is found of one.
   *
   * @param nehalem placements on the machine of Diener et al.
   * @param phi placements on that of DagTM
   */
  record Watched(Application application, SharingForecast sharing, PlacementForecast nehalem, PlacementForecast phi) {}

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
        Path program = testdata.resolve("programs").resolve(application.file() + ".java");
        all.add(ThreadsInTurn.traced(program, testdata.resolve("turnstile").resolve("CyclicBarrier.java"), THREADS, false,
            List.of(application.arguments().split(" ")), trace -> watched(application, trace)));
      }
    }
    return all;
  }

  private static Watched watched(Application application, ThreadTrace trace) throws IOException {
    List<Long> sizes = LongStream.iterate(64, size -> size <= SharingRequest.LARGEST_BLOCK, size -> 4 * size).boxed().toList();
    SharingForecast sharing = SharingAnalysis.detect(trace, new SharingRequest(Detection.ACCURATE, sizes, CacheHierarchy.parse(CACHES)), AddressNames.UNKNOWN);
    return new Watched(application, sharing, placed(sharing, trace, "diener", List.of(Strategy.EAGERMAP, Strategy.SCATTER)),
        placed(sharing, trace, PHI, List.of(Strategy.COMPACT, Strategy.SCATTER, Strategy.DAGTM, Strategy.BISECTION, Strategy.RANDOM)));
  }

  private static PlacementForecast placed(SharingForecast sharing, ThreadTrace trace, String machine, List<Strategy> strategies) throws IOException {
    return PlacementAnalysis.place(new PlacementRequest(sharing.detectors().orElseThrow().relaxed().get(0).matrix(), Optional.of(trace), Machines.of(machine), strategies,
        LocalityBounds.DEFAULT, 1));
  }
}
