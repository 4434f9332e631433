package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.benchmarks.MavenJars;
import org.parcast.benchmarks.reliability.librarytests.TestCommands;
import org.parcast.benchmarks.reliability.librarytests.TestOutcomes;
import org.parcast.benchmarks.reliability.librarytests.TestedLibrary;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.frontend.classes.TemporaryDirectory;
import picocli.CommandLine.Option;

/** The tests that libraries have of their own, each with and without Parcast. */
final class LibraryTestsSuite implements Suite {
  private static final String FAILED = "failed traced alone";
  private static final String PASSED = "passed by ";
  private static final String NOT_ENDED = "not ended by ";
  private static final String REFUSED = "classes refused";

  @Option(names = "--cache", paramLabel = "DIR", description = "Where the jars are kept; Maven copies those that are not there.")
  private Path cache = Path.of("benchmarks/target/libraries");

  @Option(names = "--jdk", paramLabel = "DIR", description = "Another JDK beside this one; repeatable.")
  private List<Path> others = List.of();

  @Option(names = "--mode", paramLabel = "COMMAND", description = "The command that traces; repeatable (default: sharing, loops).")
  private List<String> modes = List.of("sharing", "loops");

  @Option(names = "--seconds", paramLabel = "N", description = "Of the processor, for a class of tests (default: ${DEFAULT-VALUE}).")
  private long seconds = 120;

  @Override
  public Promise promise() {
    return new Promise("library-tests", "A library passes its own tests, traced", "libraries", FAILED, """
        Library and tests, from the jars that its makers have published, are one program, which JUnit runs class by class. Each command runs it.
        A test counts as failed that passes without Parcast and does not with it. A class that has not ended in its time (`--seconds`) is ended and counted;
        its tests count neither way. So are those whose threads work at once, which `loops` refuses in words, with exit code 4. A library has passed where no test failed, and most of those that pass without Parcast passed by each command.
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
    try (TemporaryDirectory work = TemporaryDirectory.of("reliability")) {
      Path classes = Files.createDirectories(work.path().resolve("classes"));
      List<Path> path = library.unpack(new MavenJars(cache), classes);
      NamedCounts counts = NamedCounts.NONE;
      boolean passes = true;
      for (Jdk jdk : jdks) {
        TestCommands commands = new TestCommands(jdk, classes, path, work.path(), seconds);
        TestOutcomes plain = commands.plain(library.testClasses(classes));
        int tests = plain.passed().size();
        if (tests == 0) {
          throw new IllegalStateException("no test passes without Parcast on Java " + jdk.version());
        }
        counts = counts.with("tests on Java " + jdk.version(), tests);
        for (String mode : modes) {
          TestOutcomes traced = commands.traced(mode, plain.passing());
          List<String> failed = traced.failedAlone(plain);
          failed.stream().limit(20).forEach(test -> System.err.println(item + ", " + mode + ", failed: " + test));
          traced.endless().forEach(test -> System.err.println(item + ", " + mode + ", not ended: " + test));
          traced.refused().forEach(test -> System.err.println(item + ", " + mode + ", refused: " + test));
          long passed = plain.passed().stream().filter(traced.passed()::contains).count();
          passes &= failed.isEmpty() && passed > tests / 2;
          counts = counts.plus(NamedCounts.NONE.with(PASSED + mode, passed).with(NOT_ENDED + mode, traced.endless().size())
              .with(REFUSED, traced.refused().size()).with(FAILED, failed.size()));
        }
      }
      return counts.with("libraries passed", passes ? 1 : 0);
    }
  }

  /** What each command came to stands in the suite's file: a page has room for a line. */
  @Override
  public boolean isTold(String count) {
    return !count.startsWith(PASSED) && !count.startsWith(NOT_ENDED);
  }
}
