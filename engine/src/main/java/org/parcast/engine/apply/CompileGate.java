package org.parcast.engine.apply;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.parcast.frontend.Frontend;

/** The compiler on the program's real class path: what it takes is written, nothing else is. */
final class CompileGate {
  private static final String UNREPORTED = "compiler.err.unreported.exception.need.to.catch.or.throw";

  /** Types are named with their packages, whatever the file imports. */
  private static final String QUALIFIED = "-XDdiags.formatterOptions=-simpleNames";

  private static final Pattern TYPE = Pattern.compile("exception ([\\w.$]+)");

  private final Frontend.Result program;
  private final Path directory;
  private final List<Path> first;

  /** What it has said: the first loop of a file is compiled alone and beside the others, which is the same text. */
  private final Map<Map<Path, String>, Outcome> said = new HashMap<>();

  /**
   * What the compiler says.
   *
   * @param classes where the class files are
   * @param error the first error; empty where there is none
   * @param faulty the files with errors
   * @param unreported checked exceptions that the text throws where it does not declare them
   */
  record Outcome(Path classes, String error, Set<Path> faulty, List<String> unreported) {
    boolean compiles() {
      return error.isEmpty();
    }
  }

  /** @param directory for what is compiled */
  CompileGate(Frontend.Result program, Path directory) {
    this(program, directory, List.of());
  }

  /** @param first what comes on the class path before the program's own */
  CompileGate(Frontend.Result program, Path directory, List<Path> first) {
    this.program = program;
    this.directory = directory;
    this.first = first;
  }

  /** Compiles texts of source files, each in the place of the file, with the other classes of the program as they are. */
  Outcome compile(Map<Path, String> texts) throws IOException {
    Outcome known = said.get(texts);
    if (known == null) {
      known = compiled(texts, List.of());
      said.put(Map.copyOf(texts), known);
    }
    return known;
  }

  /** Compiles for class files of a version of Java: before 11, what nested classes have in private is reached by methods of the compiler's own. */
  Outcome compile(Map<Path, String> texts, int version) throws IOException {
    return compiled(texts, List.of("-source", String.valueOf(version), "-target", String.valueOf(version)));
  }

  private Outcome compiled(Map<Path, String> texts, List<String> further) throws IOException {
    Path attempt = Files.createTempDirectory(directory, "attempt");
    Map<Path, Path> files = new LinkedHashMap<>();
    for (Map.Entry<Path, String> text : texts.entrySet()) {
      Path copy = Files.createDirectories(attempt.resolve("source" + files.size())).resolve(text.getKey().getFileName());
      files.put(Files.writeString(copy, text.getValue(), StandardCharsets.UTF_8), text.getKey());
    }
    Path classes = Files.createDirectories(attempt.resolve("classes"));
    String path = Stream.concat(first.stream(), program.classpath().stream()).map(each -> each.toAbsolutePath().toString()).collect(Collectors.joining(System.getProperty("path.separator")));
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = new ArrayList<>(further);
    options.addAll(List.of("-g", "-proc:none", "-nowarn", QUALIFIED, "-d", classes.toString(), "-sourcepath", classes.toString(), "-classpath", path));
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      compiler.getTask(new StringWriter(), manager, found, options, null, manager.getJavaFileObjectsFromPaths(files.keySet())).call();
    }
    List<Diagnostic<? extends JavaFileObject>> errors = found.getDiagnostics().stream().filter(each -> each.getKind() == Diagnostic.Kind.ERROR).collect(Collectors.toList());
    List<String> unreported = errors.stream().filter(each -> each.getCode().equals(UNREPORTED)).map(CompileGate::exception).distinct().toList();
    Set<Path> faulty = errors.stream().filter(each -> each.getSource() != null).map(each -> files.get(Path.of(each.getSource().toUri()))).filter(Objects::nonNull).collect(Collectors.toSet());
    return new Outcome(classes, errors.isEmpty() ? "" : inOneLine(errors.get(0).getMessage(Locale.ROOT)), faulty, unreported);
  }

  private static String inOneLine(String message) {
    return message.lines().map(String::strip).filter(line -> !line.isEmpty()).map(line -> line.replaceAll(";$", "")).collect(Collectors.joining("; "));
  }

  /** The type in a diagnostic, {@code unreported exception java.io.IOException; must be caught or declared to be thrown}. */
  private static String exception(Diagnostic<? extends JavaFileObject> error) {
    Matcher named = TYPE.matcher(error.getMessage(Locale.ROOT));
    return named.find() ? named.group(1) : "Exception";
  }
}
