package org.parcast.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.caches.CachesRequest;
import org.parcast.engine.caches.CachesResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.Target;
import org.parcast.engine.threads.MimicryRequest;
import org.parcast.engine.threads.SharingEngine;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.report.CacheStudy;

/** What a program does in caches, between threads, placed on a machine and on a network, with the defaults of the commands for these, from one recording. */
final class MachineForecasts {
  /** Longer traces are left to the commands: these forecasts would take minutes. */
  static final long MOST_REFERENCES = 100_000_000;

  private static final int THREADS = 8;
  private static final String MACHINE = "2x" + THREADS / 2 + "x1";
  private static final List<Integer> CORES = List.of(1, 2, 4, 8, 16);
  private static final CachesRequest CACHES =
      new CachesRequest(CORES, new CacheRequest(CacheHierarchy.parse("paper-sasmm"), List.of(Model.EXACT), Filter.MISSES, false, 1), Interleaving.RR,
          MemoryLayout.JVM, RegisterMode.OPTIMISED, List.of(), null, Mimicry.SHARED, 1);

  private final Target recording;
  private final AnalysisListener listener;
  private final Set<String> warnings = new LinkedHashSet<>();

  private MachineForecasts(Path recording, AnalysisListener listener) {
    this.recording = Target.of(recording);
    this.listener = listener;
  }

  /** Adds to what was found what the block trace of the recording tells, as far as there is one. */
  static AnalysisResult add(AnalysisResult result, Path recording, long seed, AnalysisListener listener) throws AnalysisException {
    MachineForecasts forecasts = new MachineForecasts(recording, listener);
    Optional<CacheStudy> caches = Optional.empty();
    Optional<SharingForecast> sharing = Optional.empty();
    if (forecasts.hasTrace()) {
      caches = forecasts.caches();
      sharing = forecasts.sharing();
    }
    Optional<PlacementForecast> placement = sharing.isPresent() ? placement(sharing.get(), seed) : Optional.empty();
    Optional<NetworkForecast> network = forecasts.network(result, seed);
    List<String> all = new ArrayList<>(result.warnings());
    forecasts.warnings.stream().filter(warning -> !all.contains(warning)).forEach(all::add);
    return result.withMachine(caches, sharing, placement, network, all);
  }

  private boolean hasTrace() throws AnalysisException {
    if (!BlockTraceReader.isIn(recording.path())) {
      return false;
    }
    try {
      long references = references(BlockTraceReader.open(recording.path()));
      if (references > MOST_REFERENCES) {
        warnings.add(Notice.LEFT_OUT.of("caches and threads are left out, as the run made " + references / 1_000_000
            + " million references: parcast cache and parcast sharing take longer runs"));
      }
      return references <= MOST_REFERENCES;
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot read the recording " + recording.path() + ": " + e.getMessage(), e);
    }
  }

  /** Whether the trace is short enough to simulate caches by the way. */
  static boolean isShort(BlockTraceReader trace) {
    try {
      return references(trace) <= MOST_REFERENCES;
    } catch (IOException e) {
      return false; // whoever needs the trace says what is wrong with it
    }
  }

  private static long references(BlockTraceReader trace) throws IOException {
    long[] count = new long[1];
    trace.read(new BlockTraceConsumer() {
      @Override
      public void run(org.parcast.recording.trace.coding.BlockRun run) {
        count[0] += run.count() * run.size();
      }
    });
    return count[0];
  }

  private Optional<CacheStudy> caches() throws AnalysisException {
    CachesResult caches = CacheEngine.analyze(recording, null, CACHES, null, listener);
    warnings.addAll(caches.warnings());
    return Optional.of(caches.study());
  }

  private Optional<SharingForecast> sharing() {
    try {
      MimicryRequest mimicry = new MimicryRequest(THREADS, List.of(), Schedule.STATIC, Interleaving.RR, 1);
      SharingRequest request = new SharingRequest(Detection.RELAXED, MemoryUnits.LINE_BYTES, SharingRequest.DIENER);
      return Optional.of(SharingEngine.ofMimicked(recording, null, mimicry, request, null, listener).sharing());
    } catch (AnalysisException noParallelLoop) {
      return Optional.empty(); // the section of the loops says why
    }
  }

  /** The threads on a machine with a core for each, in two sockets: small, but near and far are there. */
  private static Optional<PlacementForecast> placement(SharingForecast sharing, long seed) throws AnalysisException {
    if (sharing.types().total() == 0) {
      return Optional.empty();
    }
    try {
      return Optional.of(PlacementEngine.ofThreads(sharing.matrix(), new PlacementEngine.Choice(MachineHierarchies.of(MACHINE), List.of(), LocalityBounds.DEFAULT, seed)));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // the machine is given by its extents: no file is read
    }
  }

  /** On a torus with a node for each rank of the largest number whose matrix is known. */
  private Optional<NetworkForecast> network(AnalysisResult result, long seed) throws AnalysisException {
    List<RankForecast> known = result.communication().ranks().stream()
        .filter(ranks -> ranks.best().traffic().filter(traffic -> traffic.pairs() > 0).isPresent()).toList();
    if (known.isEmpty()) {
      return Optional.empty();
    }
    RankForecast ranks = known.get(known.size() - 1);
    return Optional.of(NetworkEngine.forecast(result, ranks, torus(ranks.ranks()), NetworkOverrides.NONE, seed, listener).network());
  }

  private static NetworkTopology torus(int nodes) {
    int height = (int) Math.sqrt(nodes);
    while (nodes % height != 0) {
      height--;
    }
    return NetworkTopology.parse("torus:" + nodes / height + "x" + height);
  }
}
