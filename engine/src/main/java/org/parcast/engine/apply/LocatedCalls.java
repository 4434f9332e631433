package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.stream.fork.CallGroup;

/**
 * Calls of a program that may be made at the same time.
 *
 * @param file where they stand
 * @param text of the file
 */
record LocatedCalls(Path file, String text, CallGroup calls) {
  /** All of the program's own Java sources, by file and line. */
  static List<LocatedCalls> in(Frontend.Result program) throws IOException {
    List<LocatedCalls> all = new ArrayList<>();
    Set<String> methods = methods(program);
    for (Path file : files(program)) {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      CallGroup.in(text, methods).forEach(calls -> all.add(new LocatedCalls(file, text, calls)));
    }
    return all;
  }

  /** The program's own Java sources. */
  static Set<Path> files(Frontend.Result program) {
    return program.sourceFiles().entrySet().stream().filter(each -> !program.included().contains(each.getKey())).map(Map.Entry::getValue).filter(file -> file.toString().endsWith(".java"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> methods(Frontend.Result program) {
    return program.program().classes().values().stream().filter(declared -> !program.included().contains(declared.name())).flatMap(declared -> declared.methods().stream()).map(method -> method.ref().name())
        .collect(Collectors.toSet());
  }

  /** Those that a user names by {@code File.java:line}, the first where they begin. */
  static Optional<LocatedCalls> named(String name, List<LocatedCalls> all) {
    int colon = name.lastIndexOf(':');
    int line = Integer.parseInt(name.substring(colon + 1));
    Path wanted = Path.of(name.substring(0, colon));
    return all.stream().filter(each -> each.calls.line() == line && each.file.endsWith(wanted)).findFirst();
  }

  LocatedCalls with(CallGroup others) {
    return new LocatedCalls(file, text, others);
  }
}
