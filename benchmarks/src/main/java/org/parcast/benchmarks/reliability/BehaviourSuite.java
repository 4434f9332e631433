package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** Odd programs, each with and without Parcast. */
final class BehaviourSuite implements Suite {
  static final List<String> MODES = List.of("loops", "comm", "cache", "sharing", "analyze");

  /** The command that takes programs whose threads work at once. */
  private static final String THREADED = "sharing";

  @Option(names = "--jdk", paramLabel = "DIR", description = "Another JDK beside this one; repeatable.")
  private List<Path> others = List.of();

  @Option(names = "--mode", paramLabel = "COMMAND", description = "Only this command; repeatable.")
  private List<String> modes = MODES;

  @Option(names = "--program", paramLabel = "NAME", description = "Only this program; repeatable.")
  private List<String> names = List.of();

  private boolean held;

  @Override
  public String name() {
    return "behaviour";
  }

  @Override
  public String title() {
    return "The same behaviour";
  }

  @Override
  public String promise() {
    return """
        A program prints what it prints without Parcast, on standard output and on standard error, and ends with the same status.
        The programs of `testdata/odd` use reflection, serialisation, finalizers, agents, class loaders, full stacks and more.
        Each is run plainly and by every command. Those whose threads work at once are for `sharing` alone: the other commands refuse them.
        """;
  }

  @Override
  public boolean held() {
    return held;
  }

  @Override
  public List<Figure> measure() throws IOException, InterruptedException {
    List<Jdk> jdks = new ArrayList<>(List.of(Jdk.current()));
    others.forEach(home -> jdks.add(new Jdk(home)));
    List<Figure> figures = new ArrayList<>();
    held = true;
    for (Jdk jdk : jdks) {
      List<OddProgram> programs = new ArrayList<>();
      for (OddProgram program : OddProgram.all(OddProgram.DIRECTORY)) {
        if (program.release() <= jdk.version() && (names.isEmpty() || names.contains(program.name()))) {
          programs.add(program);
        }
      }
      int[] runs = new int[modes.size()];
      int[] differences = new int[modes.size()];
      for (OddProgram program : programs) {
        Map<String, String> found = differences(jdk, program);
        for (int i = 0; i < differences.length; i++) {
          runs[i] += found.containsKey(modes.get(i)) ? 1 : 0;
          differences[i] += found.getOrDefault(modes.get(i), "").isEmpty() ? 0 : 1;
        }
      }
      for (int i = 0; i < differences.length; i++) {
        held &= differences[i] == 0;
        figures.add(new Figure("`parcast " + modes.get(i) + "` on Java " + jdk.version(), runs[i] + " programs, " + differences[i] + " differ",
            "benchmarks reliability behaviour --mode " + modes.get(i) + " --jdk DIR"));
      }
    }
    return figures;
  }

  /** What differs, by mode; empty where nothing does. A mode that may refuse the program is missing. */
  private Map<String, String> differences(Jdk jdk, OddProgram program) throws IOException, InterruptedException {
    try (WorkDirectory work = WorkDirectory.create()) {
      Path classes = work.path().resolve("classes");
      jdk.compile(List.of(program.source()), classes);
      Behaviour behaviour =
          new Behaviour(jdk, List.of(classes), program.name(), program.jvmArguments(jdk, Files.createDirectories(work.path())), program.arguments(), program.input());
      Ended plain = behaviour.plain();
      Map<String, String> differences = new HashMap<>();
      for (String mode : modes.stream().filter(m -> program.isSequential() || m.equals(THREADED)).toList()) {
        String difference = Behaviour.difference(plain, behaviour.traced(List.of(mode), work.path()));
        if (!difference.isEmpty()) {
          System.err.println(program.name() + ", " + mode + ", Java " + jdk.version() + ": " + difference);
        }
        differences.put(mode, difference);
      }
      return differences;
    }
  }
}
