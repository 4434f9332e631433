package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.benchmarks.reliability.run.Ended;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.benchmarks.reliability.run.WarmParcast;
import org.parcast.frontend.classes.TemporaryDirectory;
import picocli.CommandLine.Option;

/** Odd programs, each with and without Parcast. */
final class BehaviourSuite implements Suite {
  private static final List<String> MODES = List.of("loops", "comm", "cache", "sharing", "analyze");

  /** The command that takes programs whose threads work at once. */
  private static final String THREADED = "sharing";
  private static final String DIFFERING = "differing";

  @Option(names = "--jdk", paramLabel = "DIR", description = "Another JDK beside this one; repeatable.")
  private List<Path> others = List.of();

  @Option(names = "--mode", paramLabel = "COMMAND", description = "Only this command; repeatable.")
  private List<String> modes = MODES;

  private final Map<Jdk, WarmParcast> parcasts = new HashMap<>();

  @Override
  public Promise promise() {
    return new Promise("behaviour", "A program behaves as without Parcast", "programs", DIFFERING, """
        It prints the same, on standard output and on standard error, and ends with the same status.
        The programs of `testdata/odd` use reflection, serialisation, finalizers, agents, class loaders, full stacks and more.
        Each is run plainly and by every command. Those whose threads work at once are for `sharing` alone: the other commands refuse them.
        """);
  }

  @Override
  public List<String> items() throws IOException {
    return OddProgram.all(OddProgram.DIRECTORY).stream().map(OddProgram::name).toList();
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws IOException, InterruptedException {
    OddProgram program = OddProgram.all(OddProgram.DIRECTORY).stream().filter(one -> one.name().equals(item)).findFirst().orElseThrow();
    List<Jdk> jdks = new ArrayList<>(List.of(Jdk.current()));
    others.forEach(home -> jdks.add(new Jdk(home)));
    NamedCounts counts = NamedCounts.NONE;
    for (Jdk jdk : jdks) {
      if (program.release() <= jdk.version()) {
        counts = counts.plus(runs(jdk, program));
      }
    }
    return counts;
  }

  private NamedCounts runs(Jdk jdk, OddProgram program) throws IOException, InterruptedException {
    try (TemporaryDirectory work = TemporaryDirectory.of("reliability")) {
      Path classes = work.path().resolve("classes");
      jdk.compile(List.of(program.source()), classes);
      Behaviour behaviour =
          new Behaviour(jdk, List.of(classes), program.name(), program.jvmArguments(jdk, Files.createDirectories(work.path())), program.arguments(), program.input());
      Ended plain = behaviour.plain();
      int runs = 0;
      int differing = 0;
      for (String mode : modes.stream().filter(m -> program.isSequential() || m.equals(THREADED)).toList()) {
        String difference = Behaviour.difference(plain, behaviour.traced(parcasts.computeIfAbsent(jdk, WarmParcast::new), List.of(mode), work.path()));
        runs++;
        if (!difference.isEmpty()) {
          differing++;
          System.err.println(program.name() + ", " + mode + ", Java " + jdk.version() + ": " + difference);
        }
      }
      return NamedCounts.NONE.with("runs on Java " + jdk.version(), runs).with(DIFFERING, differing);
    }
  }
}
