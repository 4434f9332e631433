package org.parcast.engine.threads;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.AddressNames;
import org.parcast.engine.loops.DirectedLoops;
import org.parcast.engine.loops.NamedLoops;
import org.parcast.engine.loops.OwnArrays;
import org.parcast.engine.loops.ProvenLoops;
import org.parcast.engine.loops.SequentialRest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.BlockTraces;
import org.parcast.ir.Similar;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.coding.Allocations;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceTables;

/** The threads that a sequential program's parallel loops would be dealt to. */
public final class MimickedThreads {
  private final BlockTraceReader trace;
  private final MimicryRequest request;
  private final List<ParallelLoop> loops;
  private final List<String> warnings = new ArrayList<>();

  public MimickedThreads(BlockTraces.Traced traced, MimicryRequest request) throws AnalysisException, IOException {
    this.trace = traced.trace();
    this.request = request;
    loops = OwnArrays.of(traced, request.loops().isEmpty() ? found(traced) : named());
    warnings.addAll(traced.warnings());
    warnings.add(Notice.THREADS_MIMICKED.of("threads mimicked from the sequential run; parallel loops: "
        + String.join(", ", new LinkedHashSet<>(loops.stream().map(loop -> NamedLoops.place(trace.tables().loops().get(loop.loop()))).toList()))));
    if (request.threads() > 1) {
      SequentialRest.warning(trace()).ifPresent(warnings::add);
    }
  }

  /** How the threads came about, and what is to be known of the run. */
  public List<String> warnings() {
    return warnings;
  }

  public MimickedTrace trace() {
    return new MimickedTrace(trace, RegisterMode.OPTIMISED, MemoryLayout.JVM, loops, request.threads(), request.interleaving(), request.seed());
  }

  private List<ParallelLoop> named() throws AnalysisException {
    List<ParallelLoop> named = new ArrayList<>();
    for (String name : request.loops()) {
      named.add(new ParallelLoop(NamedLoops.find(trace.tables(), name), request.schedule(), 1, Set.of()));
    }
    return named;
  }

  /** The loops with a directive and the parallel streams; where there are none, those that are proven to run in parallel. */
  private Collection<ParallelLoop> found(BlockTraces.Traced traced) throws AnalysisException, IOException {
    Map<Integer, ParallelLoop> directed = DirectedLoops.of(traced, request.schedule().equals(Schedule.STATIC) ? null : request.schedule(), Mimicry.SHARED);
    return directed.isEmpty() ? proven(traced) : directed.values();
  }

  private Collection<ParallelLoop> proven(BlockTraces.Traced traced) throws AnalysisException, IOException {
    Map<Integer, ParallelLoop> proven = ProvenLoops.of(traced, request.schedule());
    if (proven.isEmpty()) {
      throw new AnalysisException(Kind.REQUEST, "no loop is known to run in parallel: name some with --parallel-loop; there are " + Similar.some(NamedLoops.places(trace.tables())));
    }
    return proven.values();
  }

  /** What the program calls the addresses and places of the trace; what no variable has is called by its field. */
  AddressNames names() {
    TraceTables tables = trace.tables();
    Allocations allocations = trace.allocations();
    return new AddressNames() {
      @Override
      public String dataAt(long address, int site) {
        int at = allocations.find(address);
        int made = at < 0 ? 0 : allocations.site(allocations.root(at));
        String variable = made == 0 ? "" : tables.sites().get(made).name();
        return variable.isEmpty() && site > 0 ? tables.references().get(site).name() : variable;
      }

      @Override
      public String placeOf(int site) {
        Reference reference = site <= 0 ? null : tables.references().get(site);
        return reference == null || reference.line() == 0 ? "" : tables.place(reference);
      }
    };
  }
}
