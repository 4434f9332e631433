package org.parcast.benchmarks.reliability;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.benchmarks.reliability.rewriting.RewrittenLibraries.Library;
import org.parcast.benchmarks.reliability.rewriting.RewrittenLibraries;
import org.parcast.benchmarks.reliability.rewriting.RewrittenLibrary;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.tracer.EveryTracer;
import picocli.CommandLine.Option;

/** Rewrites the classes of libraries by every tracer, and lets virtual machines verify them. */
final class RewritingSuite implements Suite {
  private static final String ERRORS = "errors";
  private static final String CHANGED = "changed for ";

  @Option(names = "--cache", paramLabel = "DIR", description = "Where the libraries' jars are kept; Maven copies those that are not there.")
  private Path cache = Path.of("benchmarks/target/libraries");

  @Option(names = "--jdk", paramLabel = "DIR", description = "Another JDK that links the classes, beside this one; repeatable.")
  private List<Path> others = List.of();

  @Override
  public Promise promise() {
    return new Promise("rewriting", "A class that Java loads, it loads rewritten", "libraries", ERRORS, """
        Every tracer rewrites all classes of the libraries, also those that it would leave alone.
        Virtual machines then link them, with full verification. An error counts where the class as it is has none.
        """);
  }

  @Override
  public List<String> items() throws IOException {
    return RewrittenLibraries.names();
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws IOException, InterruptedException, FrontendException {
    List<Library> all = new RewrittenLibraries(cache).all();
    Library library = all.stream().filter(one -> one.name().equals(item)).findFirst().orElseThrow();
    String path = all.stream().map(one -> one.jar().toString()).collect(Collectors.joining(File.pathSeparator));
    List<Jdk> jdks = new ArrayList<>(List.of(Jdk.current()));
    others.forEach(home -> jdks.add(new Jdk(home)));
    try (TemporaryDirectory work = TemporaryDirectory.of("reliability")) {
      RewrittenLibrary rewritten = new RewrittenLibrary(library, path, work.path());
      rewritten.rewrite();
      NamedCounts counts = NamedCounts.NONE.with("classes", rewritten.size());
      for (Jdk jdk : jdks) {
        counts = counts.with("linked on Java " + jdk.version(), rewritten.link(jdk));
      }
      for (EveryTracer tracer : EveryTracer.values()) {
        counts = counts.with(CHANGED + tracer.title().replace(",", ""), rewritten.changed(tracer));
      }
      rewritten.errors().forEach(error -> System.err.println(library.name() + ": " + error));
      return counts.with(ERRORS, rewritten.errors().size());
    }
  }

  @Override
  public boolean isTold(String count) {
    return !count.startsWith(CHANGED);
  }
}
