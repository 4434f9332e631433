package org.parcast.benchmarks.reliability;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.benchmarks.reliability.Libraries.Library;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.tracer.EveryTracer;
import picocli.CommandLine.Option;

/** Rewrites the classes of libraries by every tracer, and lets virtual machines verify them. */
final class RewritingSuite implements Suite {
  private static final String COMMAND = "benchmarks reliability rewriting";

  @Option(names = "--cache", paramLabel = "DIR", description = "Where the libraries' jars are kept; Maven copies those that are not there.")
  private Path cache = Path.of("benchmarks/target/libraries");

  @Option(names = "--java", paramLabel = "JAVA", split = ",", description = "The java commands that link the classes; else the one that runs this.")
  private List<Path> java = List.of(Path.of(System.getProperty("java.home"), "bin", "java"));

  @Option(names = "--only", paramLabel = "NAME", description = "Only libraries whose name holds this.")
  private String only = "";

  private final Map<EveryTracer, Integer> changed = new EnumMap<>(EveryTracer.class);
  private final Map<EveryTracer, Integer> errors = new EnumMap<>(EveryTracer.class);
  private int failures;

  @Override
  public String name() {
    return "rewriting";
  }

  @Override
  public String title() {
    return "Rewriting";
  }

  @Override
  public String promise() {
    return """
        A class that Java loads, it loads rewritten. Every tracer rewrites all classes of the libraries, also those that it would leave alone.
        Virtual machines then link them, with full verification. An error counts where the class as it is has none.
        """;
  }

  @Override
  public List<Figure> measure() throws IOException, InterruptedException, FrontendException {
    Instant start = Instant.now();
    List<Library> all = new Libraries(cache).all();
    List<Library> libraries = all.stream().filter(library -> library.name().contains(only)).toList();
    String path = all.stream().map(library -> library.jar().toString()).collect(Collectors.joining(File.pathSeparator));
    int classes = 0;
    int linked = 0;
    for (Library library : libraries) {
      RewrittenLibrary rewritten = rewrite(library, path);
      classes += rewritten.size();
      linked += rewritten.linked();
    }
    List<Figure> figures = new ArrayList<>();
    figures.add(figure("libraries", String.valueOf(libraries.size())));
    figures.add(figure("classes", String.valueOf(classes)));
    figures.add(figure("virtual machines", versions()));
    figures.add(figure("classes linked as they are, over all virtual machines", String.valueOf(linked)));
    for (EveryTracer tracer : EveryTracer.values()) {
      figures.add(figure(tracer.title(), changed.getOrDefault(tracer, 0) + " classes changed, " + errors.getOrDefault(tracer, 0) + " errors"));
    }
    figures.add(figure("time", Duration.between(start, Instant.now()).toSeconds() + " s"));
    return figures;
  }

  private static Figure figure(String item, String value) {
    return new Figure(item, value, COMMAND);
  }

  private String versions() throws IOException, InterruptedException {
    List<String> versions = new ArrayList<>();
    for (Path command : java) {
      Process machine = new ProcessBuilder(command.toString(), "--version").start();
      versions.add(new String(machine.getInputStream().readAllBytes()).lines().findFirst().orElse("unknown"));
      machine.waitFor();
    }
    return String.join("; ", versions);
  }

  private RewrittenLibrary rewrite(Library library, String path) throws IOException, InterruptedException, FrontendException {
    Path directory = Files.createTempDirectory("parcast-rewriting");
    try {
      RewrittenLibrary rewritten = new RewrittenLibrary(library, path, directory);
      rewritten.rewrite();
      for (Path command : java) {
        rewritten.link(command);
      }
      for (EveryTracer tracer : EveryTracer.values()) {
        changed.merge(tracer, rewritten.changed(tracer), Integer::sum);
        errors.merge(tracer, (int) rewritten.errors().stream().filter(error -> error.startsWith(tracer + ":")).count(), Integer::sum);
      }
      System.err.println(library.name() + ": " + rewritten.size() + " classes, " + rewritten.errors().size() + " errors");
      rewritten.errors().forEach(error -> System.err.println(library.name() + ": " + error));
      failures += rewritten.errors().size();
      return rewritten;
    } finally {
      delete(directory);
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Override
  public boolean held() {
    return failures == 0;
  }
}
