package org.parcast.engine.loops;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.parcast.frontend.Frontend;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.catalogue.Notice;

/** What works as a loop and is a call of the library in the class file: Scala's {@code for (i <- 0 until n)}, which is not judged, and streams, which are checked in a run only. */
final class LibraryLoops {
  private static final int FEW = 5;
  private static final Set<String> PARALLEL = Set.of("parallel", "parallelStream", "parallelSetAll");

  private LibraryLoops() {}

  /** A sentence that names them, if the program has any. */
  static List<String> warning(Frontend.Result program) {
    String named = places(program, call -> call.target().owner().startsWith("scala/") && call.target().name().startsWith("foreach"));
    return named.isEmpty() ? List.of() : List.of(Notice.SCALA_LOOPS.of("loops that Scala's library runs are not judged, for and foreach at " + named + ": while loops in their place are"));
  }

  /** A sentence that names parallel streams, where no run of the program shows what they do, if it has any. */
  static List<String> unrunStreams(Frontend.Result program) {
    String named = places(program, call -> PARALLEL.contains(call.target().name()) && call.target().owner().startsWith("java/util/"));
    return named.isEmpty() ? List.of() : List.of(Notice.STREAMS_UNCHECKED.of("parallel streams are checked for races in a run only, those at " + named + " are not"));
  }

  /** Where the program makes such calls; the first few, the rest is counted. */
  private static String places(Frontend.Result program, Predicate<Instruction.Call> which) {
    SortedMap<String, SortedSet<Integer>> lines = new TreeMap<>();
    for (ClassDeclaration declared : program.program().classes().values()) {
      for (Method method : declared.methods()) {
        for (Instruction instruction : method.instructions()) {
          if (instruction instanceof Instruction.Call call && which.test(call)) {
            lines.computeIfAbsent(String.valueOf(declared.sourceFile()), key -> new TreeSet<>()).add(method.line(call.position()));
          }
        }
      }
    }
    List<String> places = new ArrayList<>();
    lines.forEach((file, those) -> those.forEach(line -> places.add(file + ":" + line)));
    return String.join(", ", places.subList(0, Math.min(FEW, places.size()))) + (places.size() > FEW ? " and " + (places.size() - FEW) + " more" : "");
  }
}
