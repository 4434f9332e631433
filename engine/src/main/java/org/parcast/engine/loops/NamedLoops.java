package org.parcast.engine.loops;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceTables;

/** Loops that a user names by file and line. */
public final class NamedLoops {
  private static final int FEW = 5;

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
      throw new AnalysisException(Kind.REQUEST, "--parallel-loop " + name + ": no loop starts there; " + nearest(tables, name));
    }
    return loop;
  }

  /** What to know of a name that several loops have; empty where one has it. */
  public static Optional<String> ambiguity(TraceTables tables, String name) {
    long named = loops(tables).stream().filter(loop -> name.equals(place(loop))).count();
    return named < 2 ? Optional.empty()
        : Optional.of(Notice.LOOP_AMBIGUOUS.of("--parallel-loop " + name + ": " + named + " loops start there, and the first is run in parallel; write the others on lines of their own to name them"));
  }

  /** Some of the loops of a program, for a message. */
  public static String some(TraceTables tables) {
    List<String> places = loops(tables).stream().map(NamedLoops::place).distinct().toList();
    return places.isEmpty() ? "none" : String.join(", ", places.subList(0, Math.min(FEW, places.size()))) + more(places.size());
  }

  public static String place(TraceLoop loop) {
    return loop.file() + ":" + loop.line();
  }

  private static String nearest(TraceTables tables, String name) {
    int colon = name.lastIndexOf(':');
    String file = colon < 0 ? name : name.substring(0, colon);
    List<TraceLoop> inFile = loops(tables).stream().filter(loop -> file.equals(loop.file())).toList();
    if (inFile.isEmpty()) {
      return "loops are named as File.java:line, those of the program are " + some(tables);
    }
    int line = name.substring(colon + 1).matches("\\d{1,9}") ? Integer.parseInt(name.substring(colon + 1)) : 0;
    return "the nearest: " + inFile.stream()
        .map(TraceLoop::line).distinct()
        .sorted(Comparator.comparingInt(start -> Math.abs(start - line)))
        .limit(FEW).sorted()
        .map(start -> file + ":" + start).collect(Collectors.joining(", "));
  }

  private static List<TraceLoop> loops(TraceTables tables) {
    return tables.loops().subList(1, tables.loops().size());
  }

  private static String more(int all) {
    return all <= FEW ? "" : " and " + (all - FEW) + " more, which parcast loops lists";
  }
}
