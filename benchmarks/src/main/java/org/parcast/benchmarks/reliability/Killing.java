package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ends commands at random moments, each in a directory that holds the results of an earlier one, and looks for what is left after the next start. */
final class Killing {
  private static final long PATIENCE_SECONDS = 300;

  /** A process that has lost its parent may need so long to be seen as gone. */
  private static final long MOST_LINGERING_MILLIS = 1000;

  /** How a command is ended. */
  enum Signal {
    INT,
    TERM,
    KILL
  }

  /** What is run, and how its recording is read again. */
  enum Command {
    ANALYZE("report"),
    COMM("report"),
    LOOPS("loops"),
    CACHE("cache"),
    SHARING("sharing"),
    TIME(Optional.empty(), "--machine", "laptop-8", "--warm-up", "0.1"),
    CHECK(Optional.empty(), "--loop", "Heat2D.java:30", "--machine", "laptop-8", "--warm-up", "0.1");

    private final Optional<String> again;
    private final List<String> options;

    Command(String again) {
      this(Optional.of(again));
    }

    /** Where no recording is kept, the next start is another run. */
    Command(Optional<String> again, String... options) {
      this.again = again;
      this.options = List.of(options);
    }

    String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  private final Path home;
  private final Path temporary;
  private final Command command;
  private final Set<String> results;
  private final long millis;

  private Killing(Path home, Path temporary, Command command) throws IOException, InterruptedException {
    this.home = home;
    this.temporary = temporary;
    this.command = command;
    run("-XX:ArchiveClassesAtExit=" + home.resolve("classes.jsa")); // the others start faster
    long start = System.nanoTime();
    run("-Xshare:auto");
    this.millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    this.results = list(home.resolve("report"));
  }

  private void run(String option) throws IOException, InterruptedException {
    Process whole = start(option);
    if (!whole.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || whole.exitValue() != 0) {
      throw new IllegalStateException(command + " failed: " + Files.readString(home.resolve("log")));
    }
  }

  /** Runs the command in the directory, so that there are earlier results. */
  static Killing of(Command command, Path home) throws IOException, InterruptedException {
    return new Killing(home, Files.createDirectories(home.resolve("tmp")), command);
  }

  /**
   * Ends runs of the command, one by each signal, at random moments. Each is followed by another start: the next run, or the command that reads the
   * recording of before. Returns what was wrong after that; nothing where all was well.
   */
  List<String> round(Random random) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    StringBuilder done = new StringBuilder();
    for (Signal signal : Signal.values()) {
      Process victim = start("-XX:SharedArchiveFile=" + home.resolve("classes.jsa"));
      long moment = (long) (random.nextDouble() * millis);
      victim.waitFor(moment, TimeUnit.MILLISECONDS);
      end(victim, signal);
      done.append(' ').append(signal).append(" after ").append(moment).append(" ms");
      if (!victim.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        victim.destroyForcibly();
        wrong.add("it did not end");
      }
    }
    wrong.addAll(afterNextStart());
    wrong.replaceAll(what -> command + " of " + millis + " ms," + done + ": " + what);
    return wrong;
  }

  private List<String> afterNextStart() throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    Process next = command.again.isEmpty() ? start("-Xshare:auto")
        : parcast("-Xshare:auto", command.again.get(), home.resolve("report/" + KillsSuite.PROGRAM + ".parcast").toString());
    if (!next.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || next.exitValue() != 0) {
      next.destroyForcibly();
      wrong.add("the next start fails: " + Files.readString(home.resolve("log")));
    }
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MOST_LINGERING_MILLIS);
    while (isAnyLeft() && System.nanoTime() < until) {
      Thread.sleep(20);
    }
    if (isAnyLeft()) {
      wrong.add("a process is left");
    }
    if (!list(temporary).isEmpty()) {
      wrong.add("temporary files are left: " + list(temporary));
    }
    if (!list(home.resolve("report")).equals(results)) {
      wrong.add("the results were " + results + ", now they are " + list(home.resolve("report")));
    }
    for (String name : results) {
      if (name.endsWith(".json") && !Files.readString(home.resolve("report").resolve(name)).strip().endsWith("}")) {
        wrong.add(name + " is not whole");
      }
    }
    return wrong;
  }

  private Process start(String option) throws IOException {
    return parcast(option, command.word(), KillsSuite.SOURCE.toAbsolutePath().toString(), Stream.concat(command.options.stream(), Stream.of("--", "8", "2")).toArray(String[]::new));
  }

  private Process parcast(String option, String word, String target, String... arguments) throws IOException {
    List<String> line = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xmx256m", "-Xlog:disable", option,
        "-Djava.io.tmpdir=" + temporary, "-cp", System.getProperty("java.class.path"), "org.parcast.cli.Main", word, target, "--format", "json", "--out",
        home.resolve("report").toString()));
    line.addAll(List.of(arguments));
    return new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(home.resolve("log").toFile()).start();
  }

  /** Ctrl-C interrupts all that was started from the terminal; others end one process. */
  private static void end(Process victim, Signal signal) throws IOException, InterruptedException {
    List<ProcessHandle> all = new ArrayList<>(List.of(victim.toHandle()));
    if (signal == Signal.INT) {
      all.addAll(victim.descendants().toList());
    }
    String numbers = all.stream().map(process -> " " + process.pid()).collect(Collectors.joining());
    new ProcessBuilder("sh", "-c", "kill -" + signal + numbers + " 2>/dev/null").start().waitFor();
  }

  private boolean isAnyLeft() {
    return ProcessHandle.allProcesses().anyMatch(process -> process.info().commandLine().orElse("").contains(home + "/"));
  }

  private static Set<String> list(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
