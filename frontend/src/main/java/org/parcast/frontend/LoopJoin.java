package org.parcast.frontend;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.ir.Block;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * Joins the loops of methods with those of the source by line: a loop's instructions lie between the first and last line of the source loop.
 * Where several source loops enclose them, it is the last to start; where those start on one line, the outer goes with the outer.
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
    Map<Loop, SourceLoop> taken = new HashMap<>();
    for (Loop loop : LoopForest.of(method).loops()) {
      SourceLoop source = find(method, loop, taken);
      if (source != null) {
        taken.put(loop, source);
      }
      joined.add(new ProgramLoop(method.ref(), loop, file, source == null ? loop.line() : source.line(), source));
    }
    return joined;
  }

  private SourceLoop find(Method method, Loop loop, Map<Loop, SourceLoop> taken) {
    SourceLoop outer = loop.parent() == null ? null : taken.get(loop.parent());
    int last = lastLine(method, loop);
    SourceLoop best = null;
    for (SourceLoop source : sources) {
      boolean around = loop.line() > 0 && source.line() <= loop.line() && last <= source.endLine();
      boolean free = !taken.containsValue(source) && (outer == null || outer.contains(source));
      if (around && free && (best == null || source.line() > best.line())) {
        best = source;
      }
    }
    return best;
  }

  private static int lastLine(Method method, Loop loop) {
    return loop.blocks().stream()
        .mapToObj(method.blocks()::get)
        .flatMapToInt((Block block) -> IntStream.range(block.start(), block.end()))
        .map(method::line)
        .max()
        .orElse(0);
  }
}
