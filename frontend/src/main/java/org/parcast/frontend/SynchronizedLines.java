package org.parcast.frontend;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.stream.loop.SourceParser;

/** The lines that one thread at a time executes: of synchronized blocks and methods. */
public final class SynchronizedLines {
  private SynchronizedLines() {}

  /**
   * Those of a program by the names of its source files, without directories.
   *
   * @throws FrontendException where a file can't be read
   */
  public static Map<String, Set<Integer>> of(Frontend.Result program) throws FrontendException {
    Map<String, Set<Integer>> lines = new HashMap<>();
    for (Path file : new LinkedHashSet<>(program.sourceFiles().values())) {
      lines.computeIfAbsent(file.getFileName().toString(), name -> new HashSet<>()).addAll(of(file));
    }
    return lines;
  }

  private static Set<Integer> of(Path file) throws FrontendException {
    try {
      CompilationUnit code = SourceParser.parser().parse(file).getResult().orElseGet(CompilationUnit::new);
      Set<Integer> lines = new HashSet<>();
      code.findAll(SynchronizedStmt.class).forEach(block -> add(block, lines));
      List<MethodDeclaration> methods = code.findAll(MethodDeclaration.class, MethodDeclaration::isSynchronized);
      methods.forEach(method -> add(method, lines));
      return lines;
    } catch (IOException e) {
      throw new FrontendException(file + ": cannot be read (" + e + ")");
    }
  }

  private static void add(Node code, Set<Integer> lines) {
    IntStream.rangeClosed(code.getBegin().orElseThrow().line, code.getEnd().orElseThrow().line).forEach(lines::add);
  }
}
