package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.parcast.benchmarks.MavenJars;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.benchmarks.reliability.run.WorkDirectory;
import picocli.CommandLine.Option;

/** The tests that libraries have of their own, each with and without Parcast. */
final class LibraryTestsSuite implements Suite {
  private static final String FAILED = "failed traced alone";

  @Option(names = "--cache", paramLabel = "DIR", description = "Where the jars are kept; Maven copies those that are not there.")
  private Path cache = Path.of("benchmarks/target/libraries");

  @Option(names = "--jdk", paramLabel = "DIR", description = "Another JDK beside this one; repeatable.")
  private List<Path> others = List.of();

  @Option(names = "--mode", paramLabel = "COMMAND", description = "The command that traces; repeatable (default: sharing, loops).")
  private List<String> modes = List.of("sharing", "loops");

  @Option(names = "--seconds", paramLabel = "N", description = "For a command (default: ${DEFAULT-VALUE}).")
  private long seconds = 1200;

  @Override
  public Promise promise() {
    return new Promise("library-tests", "A library passes its own tests, traced", "libraries", FAILED, """
        Library and tests, from the jars that its makers have published, are one program, which JUnit runs. Each command runs it.
        A test counts as failed that passes without Parcast and does not with it, or is not come to.
        """);
  }

  @Override
  public List<String> items() throws IOException {
    return TestedLibrary.all().stream().map(TestedLibrary::name).toList();
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws IOException, InterruptedException {
    TestedLibrary library = TestedLibrary.all().stream().filter(one -> one.name().equals(item)).findFirst().orElseThrow();
    List<Jdk> jdks = new ArrayList<>(List.of(Jdk.current()));
    others.forEach(home -> jdks.add(new Jdk(home)));
    try (WorkDirectory work = WorkDirectory.create()) {
      Path classes = Files.createDirectories(work.path().resolve("classes"));
      List<Path> path = library.unpack(new MavenJars(cache), classes);
      NamedCounts counts = NamedCounts.NONE;
      for (Jdk jdk : jdks) {
        SortedMap<String, String> plain = library.plain(jdk, classes, path, work.path());
        plain.values().removeIf(outcome -> !outcome.equals("passed"));
        counts = counts.with("tests on Java " + jdk.version(), plain.size());
        for (String mode : modes) {
          SortedMap<String, String> traced = library.traced(jdk, List.of(mode), classes, path, work.path(), seconds);
          List<String> failed = plain.keySet().stream().filter(test -> !"passed".equals(traced.get(test))).toList();
          failed.stream().limit(20).forEach(test -> System.err.println(item + ", " + mode + ", Java " + test));
          counts = counts.plus(NamedCounts.NONE.with("runs by " + mode, 1).with(FAILED, failed.size()));
        }
      }
      return counts;
    }
  }
}
