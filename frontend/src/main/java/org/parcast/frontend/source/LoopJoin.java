package org.parcast.frontend.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * Joins the loops of methods with those of the source by line: a loop's instructions lie between the first and last line of the source loop.
 * Where several source loops enclose them, it is the last to start; where those start on one line, the outer goes with the outer. Compilers
 * write a finally block once for each way into it: its loops are each joined with one source loop.
 */
final class LoopJoin {
  private final String file;
  private final List<SourceLoop> sources;

  /**
   * @param file the source file of the methods, or null
   * @param sources its loops in the order of position, streams left out
   */
  LoopJoin(String file, List<SourceLoop> sources) {
    this.file = file;
    this.sources = sources.stream().filter(source -> source.kind() != SourceLoop.Kind.STREAM).toList();
  }

  List<ProgramLoop> join(Method method) {
    List<ProgramLoop> joined = new ArrayList<>();
    Map<Loop, SourceLoop> taken = new LinkedHashMap<>();
    for (Loop loop : LoopForest.of(method).loops()) {
      SourceLoop source = find(loop, taken);
      if (source != null) {
        taken.put(loop, source);
      }
      joined.add(new ProgramLoop(method.ref(), loop, file, source == null ? loop.line() : source.line(), source));
    }
    return joined;
  }

  private SourceLoop find(Loop loop, Map<Loop, SourceLoop> taken) {
    SourceLoop outer = loop.parent() == null ? null : taken.get(loop.parent());
    SourceLoop free = null;
    for (SourceLoop source : sources) {
      boolean around = loop.line() > 0 && source.line() <= loop.line() && loop.lastLine() <= source.endLine();
      if (around && isWithin(outer, source) && !taken.containsValue(source) && (free == null || source.line() > free.line())) {
        free = source;
      }
    }
    SourceLoop copied = copied(loop, outer, taken);
    return copied != null && (free == null || free.contains(copied)) ? copied : free;
  }

  /** The source loop of which a loop with the same lines was found already, or null. */
  private static SourceLoop copied(Loop loop, SourceLoop outer, Map<Loop, SourceLoop> taken) {
    for (Map.Entry<Loop, SourceLoop> other : taken.entrySet()) {
      boolean sameLines = other.getKey().line() == loop.line() && other.getKey().lastLine() == loop.lastLine();
      if (sameLines && isWithin(outer, other.getValue())) {
        return other.getValue();
      }
    }
    return null;
  }

  private static boolean isWithin(SourceLoop outer, SourceLoop source) {
    return outer == null || outer.contains(source);
  }
}
