package org.parcast.analyses.loops.observation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.ir.MethodRef;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;

/** The numbers that the loops of a program have in its trace: by method and header, as classes of two packages may have loops at one file and line by name. */
public final class LoopNumbers {
  private final Map<Head, Integer> numbers = new HashMap<>();

  private record Head(MethodRef method, int block) {}

  /** Those of a trace. */
  public LoopNumbers(TraceTables tables) {
    List<TraceLoop> loops = tables.loops();
    for (TraceLoop loop : loops.subList(Math.min(1, loops.size()), loops.size())) {
      if (!loop.stream()) {
        TraceMethod method = tables.methods().get(loop.method());
        numbers.putIfAbsent(new Head(new MethodRef(method.owner(), method.name(), method.descriptor()), loop.header()), loop.id());
      }
    }
  }

  /** The number of a loop, 0 where the trace does not know it. */
  public int of(LoopSite site) {
    return numbers.getOrDefault(new Head(site.method().ref(), site.loop().header()), 0);
  }
}
