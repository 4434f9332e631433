package org.parcast.engine.caches;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.cache.ScopedProfiles;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.engine.loops.DirectedLoops;
import org.parcast.engine.loops.NamedLoops;
import org.parcast.engine.loops.OwnArrays;
import org.parcast.engine.loops.ProvenLoops;
import org.parcast.engine.loops.Races;
import org.parcast.engine.loops.SequentialRest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.BlockTraces;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;
import org.parcast.report.CacheAlternative;
import org.parcast.report.CacheStudy;

/** A block trace, and what is asked of it: its parallel loops dealt to cores, and the hits of them all. */
final class RecordedCaches {
  /** Share of the lines whose reuse distances are followed for the curves over sizes, at least. */
  private static final double CURVE_SAMPLE = 0.05;

  /** So many lines are followed where there are as many: a share of few would be none. */
  private static final double CURVE_LINES = 1 << 13;

  private final BlockTraces.Traced traced;
  private final BlockTraceReader trace;
  private final CachesRequest request;
  private final AnalysisListener listener;
  private final List<ParallelLoop> loops;

  /** Whether nobody asks for the loops, and they are those that are proven to need no order. */
  private final boolean proven;

  private final List<String> warnings = new ArrayList<>();

  RecordedCaches(BlockTraces.Traced traced, CachesRequest request, AnalysisListener listener) throws AnalysisException, IOException {
    this.traced = traced;
    this.trace = traced.trace();
    this.request = request;
    this.listener = listener;
    trace.watch(listener::done);
    Map<Integer, ParallelLoop> asked = askedFor(traced, request);
    proven = asked.isEmpty();
    loops = OwnArrays.of(traced, (proven ? ProvenLoops.of(traced, request.schedule() == null ? Schedule.STATIC : request.schedule()) : asked).values());
    warnings.addAll(traced.warnings());
    request.parallelLoops().forEach(name -> NamedLoops.ambiguity(trace.tables(), name).ifPresent(warnings::add));
    if (request.cores().stream().anyMatch(cores -> cores > 1)) {
      listener.stage("checking the parallel loops");
      warnings.addAll(Races.of(traced, request.parallelLoops()));
      warnings.addAll(Races.besideLoops(traced));
      SequentialRest.warning(trace(1, request.layout())).ifPresent(warnings::add);
    }
  }

  MimickedTrace trace(int cores, MemoryLayout layout) {
    return new MimickedTrace(trace, request.registers(), layout, loops, cores, request.interleaving(), request.seed());
  }

  CachesResult result() throws IOException {
    List<CacheForecast> results = new ArrayList<>();
    int most = 1;
    for (int cores : request.cores()) {
      listener.stage("simulating " + cores + (cores == 1 ? " core" : " cores"));
      results.addAll(CacheAnalysis.forecast(trace(cores, request.layout()), request.caches(), names(trace, request.registers())));
      most = Math.max(most, cores);
    }
    if (results.get(0).references() == 0) {
      warnings.add(Notice.NO_REFERENCES.of("no reference to an array or field was recorded: all rates are those of no references"));
    }
    MemoryLayout other = request.layout() == MemoryLayout.C ? MemoryLayout.JVM : MemoryLayout.C;
    List<CacheForecast> otherLayout = new ArrayList<>();
    if (hasRows(trace.tables())) {
      listener.stage("simulating the other layout");
      otherLayout.addAll(CacheAnalysis.forecast(trace(most, other), request.caches(), names(trace, request.registers())));
    }
    CacheStudy study = new CacheStudy(request.caches().hierarchy(), request.interleaving().toString(),
        request.layout() == MemoryLayout.C ? "c" : "jvm", request.caches().filter() == Filter.MISSES, described(), results, otherLayout,
        most == 1 ? List.of() : alternatives(most), curves(most, results), profiles());
    return new CachesResult(traced.run().name(), traced.run().end(), traced.run().message(), trace.reason(), study,
        traced.run().sources(), warnings());
  }

  private List<ScopedProfile> profiles() throws IOException {
    List<ScopedProfile> profiles = new ArrayList<>();
    for (int cores : request.profiles() ? request.cores() : List.<Integer>of()) {
      listener.stage("finding reuse profiles of " + cores + (cores == 1 ? " core" : " cores"));
      profiles.addAll(ScopedProfiles.of(trace(cores, request.layout()), request.caches().hierarchy(), names(trace, request.registers())));
    }
    return profiles;
  }

  /** What to know before trusting the figures, when the trace has been read. */
  List<String> warnings() {
    List<String> all = new ArrayList<>(warnings);
    BlockTraces.partial(traced.run(), trace).stream().filter(partial -> !all.contains(partial)).forEach(all::add);
    return all;
  }

  /** The same on so many cores with other schedules, where there are loops to deal, and in other orders. */
  private List<CacheAlternative> alternatives(int cores) throws IOException {
    List<CacheAlternative> alternatives = new ArrayList<>();
    for (String other : loops.isEmpty() ? List.<String>of() : List.of("static", "static,1", "dynamic")) {
      List<ParallelLoop> dealt = loops.stream().map(loop -> loop.withSchedule(Schedule.parse(other))).toList();
      if (!dealt.equals(loops)) {
        listener.stage("simulating schedule " + other);
        alternatives.add(alternative("--schedule " + other, new MimickedTrace(trace, request.registers(), request.layout(), dealt, cores,
            request.interleaving(), request.seed())));
      }
    }
    for (String other : loops.isEmpty() ? List.<String>of() : List.of("rr", "random", "slices:64")) {
      Interleaving order = Interleaving.parse(other);
      if (!order.equals(request.interleaving())) {
        listener.stage("simulating order " + other);
        alternatives.add(alternative("--interleave " + other, new MimickedTrace(trace, request.registers(), request.layout(), loops, cores, order,
            request.seed())));
      }
    }
    return alternatives;
  }

  private CacheAlternative alternative(String what, ThreadTrace other) throws IOException {
    CacheRequest caches = request.caches();
    CacheRequest first = new CacheRequest(caches.hierarchy(), caches.models().subList(0, 1), caches.filter(), caches.coherent(), caches.sample());
    return new CacheAlternative(what, CacheAnalysis.forecast(other, first, names(trace, request.registers())).get(0));
  }

  private List<MissCurve> curves(int cores, List<CacheForecast> results) throws IOException {
    listener.stage("finding reuse distances");
    // No level misses less often than there are lines.
    double lines = results.stream().flatMap(result -> result.levels().stream()).mapToDouble(LevelForecast::misses).min().orElse(0);
    double share = Math.max(CURVE_SAMPLE, Math.min(1, CURVE_LINES / Math.max(1, lines)));
    return CacheAnalysis.curves(trace(cores, request.layout()), request.caches().hierarchy(), Math.min(request.caches().sample(), share));
  }

  /** In the order of the source. */
  private List<String> described() {
    Comparator<TraceLoop> bySource = Comparator.comparing(TraceLoop::file).thenComparingInt(TraceLoop::line);
    return loops.stream().sorted(Comparator.comparing(loop -> trace.tables().loops().get(loop.loop()), bySource)).map(loop -> {
      TraceLoop at = trace.tables().loops().get(loop.loop());
      return at.file() + ":" + at.line() + "  schedule " + loop.schedule() + (loop.collapse() > 1 ? ", collapse " + loop.collapse() : "") + (proven ? ", proven parallel" : "");
    }).toList();
  }

  private static boolean hasRows(TraceTables tables) {
    return tables.references().stream().anyMatch(r -> r != null && r.kind() == Reference.Kind.ROW && r.type().startsWith("["));
  }

  /** The loops that the program or the user asks to be run in parallel, by number. */
  private static Map<Integer, ParallelLoop> askedFor(BlockTraces.Traced traced, CachesRequest request) throws AnalysisException {
    TraceTables tables = traced.trace().tables();
    Map<Integer, ParallelLoop> loops = new LinkedHashMap<>(DirectedLoops.of(traced, request.schedule(), request.mimicry()));
    for (String named : request.parallelLoops()) {
      int loop = NamedLoops.find(tables, named);
      loops.put(loop, new ParallelLoop(loop, request.schedule() == null ? Schedule.STATIC : request.schedule(), 1, Set.of(),
          request.mimicry() == Mimicry.PAPER));
    }
    return loops;
  }

  private static SiteNames names(BlockTraceReader trace, RegisterMode registers) {
    List<Reference> references = trace.references(registers);
    Map<Integer, String> blocks = new HashMap<>();
    for (TraceBlock block : trace.tables().blocks().subList(1, trace.tables().blocks().size())) {
      TraceMethod method = trace.tables().methods().get(block.method());
      String owner = method.owner().substring(method.owner().lastIndexOf('/') + 1);
      block.references().forEach(reference -> blocks.put(reference, owner + "." + method.name() + (block.block() < 0 ? " " : " B" + block.block() + " ") + method.file() + ":" + block.line()));
    }
    return new SiteNames() {
      @Override
      public String place(int site) {
        return named(site, trace.tables()::place);
      }

      @Override
      public String array(int site) {
        return named(site, Reference::name);
      }

      @Override
      public String loop(int site) {
        return named(site, reference -> {
          TraceLoop loop = trace.tables().loops().get(reference.loop());
          return loop == null ? "" : loop.file() + ":" + loop.line();
        });
      }

      @Override
      public String block(int site) {
        return blocks.getOrDefault(site, "");
      }

      private String named(int site, Function<Reference, String> name) {
        Reference reference = site <= 0 ? null : references.get(site);
        return reference == null ? "" : name.apply(reference);
      }
    };
  }
}
