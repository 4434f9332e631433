package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.parcast.benchmarks.reliability.Killing.Command;
import org.parcast.benchmarks.reliability.Killing.Signal;
import picocli.CommandLine.Option;

/** Whoever ends Parcast, however and whenever, finds nothing of it left and his earlier results whole. */
final class KillsSuite implements Suite {
  static final String PROGRAM = "Heat2D";
  static final Path SOURCE = Path.of("testdata/programs/Heat2D.java");

  @Option(names = "--tries", description = "How often a command is ended (default: ${DEFAULT-VALUE}).")
  private int tries = 500;

  @Option(names = "--minutes", description = "When to begin no further try (default: ${DEFAULT-VALUE}).")
  private int minutes = 60;

  @Option(names = "--seed", description = "Seed of the moments.")
  private long seed = 1;

  private boolean held;

  @Override
  public String name() {
    return "kills";
  }

  @Override
  public String title() {
    return "Nothing is left behind";
  }

  @Override
  public String promise() {
    return """
        A command that is ended by Ctrl-C, TERM or KILL leaves no process, no temporary file and no half-written recording after the next start, and earlier
        results stay whole. Commands are ended at random moments of their run, in a directory with earlier results; then the next starts.
        """;
  }

  @Override
  public List<Figure> measure() throws IOException, InterruptedException {
    Path home = Files.createTempDirectory("kills-");
    try {
      return attack(home, Arrays.asList(Command.values()));
    } finally {
      delete(home);
    }
  }

  private List<Figure> attack(Path home, List<Command> commands) throws IOException, InterruptedException {
    long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
    Random random = new Random(seed);
    List<Killing> killings = new ArrayList<>();
    for (Command command : commands) {
      killings.add(Killing.of(command, Files.createDirectory(home.resolve(command.word()))));
    }
    int done = 0;
    List<String> wrong = new ArrayList<>();
    for (int k = 0; done < tries && System.nanoTime() < until; k++) {
      List<String> found = killings.get(k % killings.size()).round(random);
      found.forEach(System.err::println);
      wrong.addAll(found);
      done += Signal.values().length;
    }
    held = wrong.isEmpty();
    String command = "benchmarks reliability kills --tries " + tries + " --minutes " + minutes;
    List<Figure> figures = new ArrayList<>();
    figures.add(new Figure("Random moments at which analyze, comm, loops, cache or sharing was ended, a third each by INT, TERM and KILL", Integer.toString(done), command));
    figures.add(new Figure("Processes, temporary files, half-written recordings or damaged earlier results after the next start", Integer.toString(wrong.size()), command));
    return Collections.unmodifiableList(figures);
  }

  @Override
  public boolean held() {
    return held;
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Collections.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
