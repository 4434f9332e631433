package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Whether source files are those that the program's classes were compiled from, and somebody's own. */
final class MatchingSources {
  /** Of a loop whose class has no source. */
  static final String MISSING = "its source is not at hand: give --sources";

  private static final String OTHER = "its source is not what the classes were compiled from";

  /** Of a loop whose class has a source, which does not have the loop. */
  static final String WITHOUT_LOOP = OTHER + ", and has no loop there: compile the program again";

  private static final Set<String> GENERATED = Set.of("generated", "generated-sources", "generated-src", "generated-test-sources");

  /** Whose methods compilers call of themselves, each in its own way. */
  private static final Set<String> BY_COMPILERS = Set.of("java/lang/StringBuilder", "java/lang/invoke/StringConcatFactory", "java/lang/runtime/ObjectMethods", "java/lang/Object",
      "java/lang/Class", "java/lang/Throwable", "java/util/Objects");

  /** From this version on, nested classes reach what each has in private. */
  private static final int NESTED = 11;

  /** Of class files, less than that of Java 1 by one. */
  private static final int BEFORE_FIRST = 44;

  private final Frontend.Result program;
  private final CompileGate gate;
  /** Whether the classes are not those that the sources were compiled to just now. */
  private final boolean givenClasses;
  private final Map<Path, String> known = new HashMap<>();

  MatchingSources(Frontend.Result program, CompileGate gate) {
    this.program = program;
    this.gate = gate;
    this.givenClasses = !program.compiled().isIn(program.classpath().get(0));
  }

  /** Why the file cannot be changed; empty where it can. */
  String obstacle(Path file, String text) throws IOException {
    if (!known.containsKey(file)) {
      known.put(file, isGenerated(file, text) ? "its source is generated, and would be written anew: change what generates it" : givenClasses ? differs(file, text) : "");
    }
    return known.get(file);
  }

  static boolean isGenerated(Path file, String text) {
    for (Path part : file.toAbsolutePath().getParent()) {
      if (GENERATED.contains(part.toString().toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return text.lines().anyMatch(line -> line.strip().matches("@(javax?\\.annotation\\.(processing\\.)?)?Generated\\b.*"));
  }

  private String differs(Path file, String text) throws IOException {
    int version = version(file);
    CompileGate.Outcome given = version > 0 && version < NESTED ? gate.compile(Map.of(file, text), version) : null;
    CompileGate.Outcome outcome = given != null && given.compiles() ? given : gate.compile(Map.of(file, text));
    if (!outcome.compiles()) {
      return "its source does not compile on the program's class path (" + outcome.error() + "): give what it needs with --classpath";
    }
    try (Frontend.Result compiled = Frontend.loadClasses(Frontend.Request.of(outcome.classes()))) {
      for (ClassDeclaration declared : compiled.program().classes().values()) {
        ClassDeclaration ran = program.program().find(declared.name());
        if (ran != null && !shape(ran).equals(shape(declared))) {
          return OTHER + ": compile the program again";
        }
      }
      return "";
    } catch (FrontendException e) {
      return "its source cannot be compared with the classes: " + e.getMessage();
    }
  }

  /** The version of Java that the file's classes are for; 0 where they are not known. */
  private int version(Path file) {
    return program.sourceFiles().entrySet().stream().filter(each -> each.getValue().equals(file)).map(each -> program.classes().get(each.getKey())).filter(Objects::nonNull).findFirst()
        .map(bytes -> ((bytes[6] & 0xff) << 8 | bytes[7] & 0xff) - BEFORE_FIRST).orElse(0);
  }

  /** The methods, each with the lines that it has code of, and what numbers, operators, places and calls each line names. */
  private static Set<String> shape(ClassDeclaration declared) {
    Set<String> shape = new TreeSet<>();
    for (Method method : declared.methods()) {
      Map<Integer, Set<String>> lines = new TreeMap<>();
      for (Instruction instruction : method.instructions()) {
        Set<String> named = lines.computeIfAbsent(method.line(instruction.position()), line -> new TreeSet<>());
        String name = named(instruction);
        if (!name.isEmpty() && !name.contains("$")) { // Names with a dollar are the compiler's own, as of accessors.
          named.add(name);
        }
      }
      lines.remove(0);
      shape.add(method.ref().name() + method.ref().descriptor() + lines);
    }
    return shape;
  }

  /** What every compiler makes of the text in the same way; empty for the rest. */
  private static String named(Instruction instruction) {
    if (instruction instanceof Instruction.Constant constant) {
      return constant.value() instanceof Number number ? number.toString() : "";
    } else if (instruction instanceof Instruction.Compute compute) {
      return compute.operator().name();
    } else if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayStore) {
      return instruction.getClass().getSimpleName();
    } else if (instruction instanceof Instruction.FieldLoad load) {
      return "from " + load.field().name();
    } else if (instruction instanceof Instruction.FieldStore store) {
      return "to " + store.field().name();
    }
    boolean called = instruction instanceof Instruction.Call call && call.implementation() == null && !BY_COMPILERS.contains(call.target().owner());
    return called ? ((Instruction.Call) instruction).target().name() : "";
  }
}
