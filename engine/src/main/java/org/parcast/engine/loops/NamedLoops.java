package org.parcast.engine.loops;

import java.util.List;
import java.util.Optional;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.ir.Similar;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceTables;

/** Loops that a user names by file and line. */
public final class NamedLoops {
  private NamedLoops() {}

  /**
   * The number of the loop that {@code --parallel-loop} names.
   *
   * @param name {@code File.java:line}
   * @throws AnalysisException if no loop starts there; the message names those that start nearest
   */
  public static int find(TraceTables tables, String name) throws AnalysisException {
    int loop = tables.loopAt(name);
    if (loop == 0) {
      throw new AnalysisException(Kind.REQUEST, "--parallel-loop " + name + ": no loop starts there; " + Similar.nearest(name, places(tables)));
    }
    return loop;
  }

  /** What to know of a name that several loops have; empty where one has it. */
  public static Optional<String> ambiguity(TraceTables tables, String name) {
    long named = loops(tables).stream().filter(loop -> name.equals(place(loop))).count();
    return named < 2 ? Optional.empty()
        : Optional.of(Notice.LOOP_AMBIGUOUS.of("--parallel-loop " + name + ": " + named + " loops start there, and the first is run in parallel; write the others on lines of their own to name them"));
  }

  /** The places of a program's loops. */
  public static List<String> places(TraceTables tables) {
    return loops(tables).stream().map(NamedLoops::place).toList();
  }

  public static String place(TraceLoop loop) {
    return loop.file() + ":" + loop.line();
  }

  private static List<TraceLoop> loops(TraceTables tables) {
    return tables.loops().subList(1, tables.loops().size());
  }
}
