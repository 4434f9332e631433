package org.parcast.frontend.classes;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources with the compiler of the JDK that this runs on, with all debug information. */
public final class SourceCompiler {
  private static final String ALL_ERRORS = "100000";

  private SourceCompiler() {}

  /**
   * Compiles.
   *
   * @param files the sources
   * @param sourcePath directories where the sources of other classes are looked for
   * @param output directory for the class files
   * @throws FrontendException with a diagnostic for each error
   */
  public static void compile(List<Path> files, List<Path> sourcePath, List<Path> classPath, Path output) throws FrontendException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new FrontendException("no Java compiler: run on a JDK instead of a JRE, or give class files");
    }
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options =
        List.of("-g", "-proc:none", "-nowarn", "-Xmaxerrs", ALL_ERRORS, "-d", output.toString(),
            "-sourcepath", join(sourcePath), "-classpath", join(classPath));
    Writer other = new StringWriter();
    boolean compiled;
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      compiled = compiler.getTask(other, manager, found, options, null, manager.getJavaFileObjectsFromPaths(files)).call();
    } catch (IOException | IllegalArgumentException e) {
      throw new FrontendException(files.get(0) + ": cannot be compiled (" + e.getMessage() + ")");
    }
    if (!compiled) {
      List<String> errors = new ArrayList<>();
      found.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).forEach(d -> errors.add(text(d)));
      if (errors.isEmpty()) {
        errors.add(other.toString().strip());
      }
      throw new FrontendException(subject(files) + " does not compile: " + count(errors.size()) + " to correct" + hint(found.getDiagnostics()), errors);
    }
  }

  /** What is likely missing, as the end of a message: a newer Java, or a library. */
  private static String hint(List<Diagnostic<? extends JavaFileObject>> diagnostics) {
    String newer = NewerJava.hint(diagnostics);
    boolean library = diagnostics.stream().anyMatch(diagnostic -> "compiler.err.doesnt.exist".equals(diagnostic.getCode()));
    return newer.isEmpty() && library ? "; name the jars that hold the missing packages with --classpath" : newer;
  }

  private static String subject(List<Path> files) {
    return files.size() == 1 ? files.get(0).toString() : "the program (" + files.size() + " source files)";
  }

  private static String count(int errors) {
    return errors == 1 ? "1 error" : errors + " errors";
  }

  private static String text(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = diagnostic.getMessage(Locale.ROOT).lines().map(String::strip).collect(Collectors.joining("; "));
    JavaFileObject source = diagnostic.getSource();
    return source == null ? message : source.getName() + ":" + diagnostic.getLineNumber() + ": " + message;
  }

  private static String join(List<Path> paths) {
    return paths.stream().map(path -> path.toString().isEmpty() ? "." : path.toString()).collect(Collectors.joining(System.getProperty("path.separator")));
  }
}
