package org.parcast.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.parcast.frontend.Frontend;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** What reads as a loop in the source and is a call of the library in the class file, as Scala's {@code for (i <- 0 until n)}: it is not judged. */
final class LibraryLoops {
  private static final int FEW = 5;

  private LibraryLoops() {}

  /** A sentence that names them, if the program has any. */
  static List<String> warning(Frontend.Result program) {
    SortedMap<String, SortedSet<Integer>> lines = new TreeMap<>();
    for (ClassDeclaration declared : program.program().classes().values()) {
      for (Method method : declared.methods()) {
        for (Instruction instruction : method.instructions()) {
          if (instruction instanceof Instruction.Call call && call.target().owner().startsWith("scala/") && call.target().name().startsWith("foreach")) {
            lines.computeIfAbsent(String.valueOf(declared.sourceFile()), key -> new TreeSet<>()).add(method.line(call.position()));
          }
        }
      }
    }
    List<String> places = new ArrayList<>();
    lines.forEach((file, those) -> those.forEach(line -> places.add(file + ":" + line)));
    if (places.isEmpty()) {
      return List.of();
    }
    String named = String.join(", ", places.subList(0, Math.min(FEW, places.size()))) + (places.size() > FEW ? " and " + (places.size() - FEW) + " more" : "");
    return List.of("loops that Scala's library runs are not judged, for and foreach at " + named + ": while loops in their place are");
  }
}
