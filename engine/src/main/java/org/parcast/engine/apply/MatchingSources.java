package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Whether source files are those that the program's classes were compiled from, and somebody's own. */
final class MatchingSources {
  private static final Set<String> GENERATED = Set.of("generated", "generated-sources", "generated-src", "generated-test-sources");

  private final Frontend.Result program;
  private final CompileGate gate;
  private final Map<Path, String> known = new HashMap<>();

  MatchingSources(Frontend.Result program, CompileGate gate) {
    this.program = program;
    this.gate = gate;
  }

  /** Why the file cannot be changed; empty where it can. */
  String obstacle(Path file, String text) throws IOException {
    if (!known.containsKey(file)) {
      known.put(file, isGenerated(file, text) ? "its source is generated, and would be written anew: change what generates it" : differs(file, text));
    }
    return known.get(file);
  }

  private static boolean isGenerated(Path file, String text) {
    for (Path part : file.toAbsolutePath().getParent()) {
      if (GENERATED.contains(part.toString().toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return text.lines().anyMatch(line -> line.strip().matches("@(javax?\\.annotation\\.(processing\\.)?)?Generated\\b.*"));
  }

  private String differs(Path file, String text) throws IOException {
    CompileGate.Outcome outcome = gate.compile(Map.of(file, text));
    if (!outcome.compiles()) {
      return "its source does not compile on the program's class path (" + outcome.error() + "): give what it needs with --classpath";
    }
    try (Frontend.Result compiled = Frontend.loadClasses(Frontend.Request.of(outcome.classes()))) {
      for (ClassDeclaration declared : compiled.program().classes().values()) {
        ClassDeclaration ran = program.program().find(declared.name());
        if (ran != null && !shape(ran).equals(shape(declared))) {
          return "its source is not what the classes were compiled from: compile the program again";
        }
      }
      return "";
    } catch (FrontendException e) {
      return "its source cannot be compared with the classes: " + e.getMessage();
    }
  }

  /** The methods, each with the lines that it has code of. */
  private static Set<String> shape(ClassDeclaration declared) {
    Set<String> shape = new TreeSet<>();
    for (Method method : declared.methods()) {
      Set<Integer> lines = new TreeSet<>();
      for (Instruction instruction : method.instructions()) {
        lines.add(method.line(instruction.position()));
      }
      lines.remove(0);
      shape.add(method.ref().name() + method.ref().descriptor() + lines);
    }
    return shape;
  }
}
