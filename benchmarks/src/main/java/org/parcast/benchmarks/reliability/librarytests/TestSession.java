package org.parcast.benchmarks.reliability.librarytests;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.parcast.cli.console.ExitCode;

/**
 * Runs classes of tests one after the other in a virtual machine. A class that does not end in its time is ended with the machine, and another goes on behind it;
 * another goes on also behind a class that is refused.
 *
 * @param work a directory for what is written
 * @param seconds the processor time for a class, start of the machine and all; and for what is analysed when all have ended
 */
record TestSession(Path work, long seconds) {
  private static final long POLL_MILLIS = 200;

  /** What a command says of threads that work at once, before it ends with {@link ExitCode#PROGRAM}. */
  private static final String REFUSAL = "both came to use the program's numbers";

  /** A class that waits uses no processor: so many seconds by the clock for each of the processor's, on a machine that is busy with other things as well. */
  private static final long WALL_PER_CPU = 10;

  /**
   * Runs them all.
   *
   * @param command what starts the virtual machine for arguments of {@link TestDriver}
   */
  TestOutcomes run(List<String> classes, Function<List<String>, List<String>> command) throws IOException, InterruptedException {
    Map<String, List<Path>> ended = new HashMap<>();
    List<String> endless = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    int next = 0;
    while (next < classes.size()) {
      List<String> rest = classes.subList(next, classes.size());
      Path reports = Files.createTempDirectory(work, "reports");
      Path names = Files.write(Files.createTempFile(work, "tests", ".txt"), rest);
      Path said = work.resolve("said.txt");
      Process process = new ProcessBuilder(command.apply(List.of(reports.toString(), names.toString()))).directory(work.toFile()).redirectErrorStream(true)
          .redirectOutput(said.toFile()).redirectInput(new File("/dev/null")).start();
      int begun = watch(process, reports, rest);
      List<Path> runs = runs(reports);
      boolean stopped = process.isAlive() && !runs.isEmpty() && !Files.exists(runs.get(runs.size() - 1).resolve(TestDriver.ENDED));
      process.destroy();
      int status = process.waitFor();
      Files.readString(said).lines().filter(line -> line.matches("(parcast: e|E)rror.*")).forEach(System.err::println);
      if (begun == 0) {
        throw new IllegalStateException("no test was begun: " + Files.readString(said));
      }
      boolean isRefused = !stopped && status == ExitCode.PROGRAM && Files.readString(said).contains(REFUSAL);
      int whole = stopped || isRefused ? begun - 1 : begun;
      (isRefused ? refused : endless).addAll(rest.subList(whole, begun));
      rest.subList(0, whole).forEach(tests -> ended.put(tests, runs.stream().map(run -> run.resolve(tests)).toList()));
      next += begun;
    }
    return TestOutcomes.read(ended, endless, refused);
  }

  /** Waits until the machine ends, or one class has had its time. Returns how many were begun in the last run. */
  private int watch(Process process, Path reports, List<String> classes) throws IOException, InterruptedException {
    int events = 0;
    long sinceNanos = System.nanoTime();
    long sinceCpu = 0;
    while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS) && cpuNanos(process) - sinceCpu < TimeUnit.SECONDS.toNanos(seconds)
        && System.nanoTime() - sinceNanos < TimeUnit.SECONDS.toNanos(WALL_PER_CPU * seconds)) {
      int before = events;
      events = runs(reports).stream().mapToInt(run -> begun(run, classes)).sum();
      if (events > before) {
        sinceNanos = System.nanoTime();
        sinceCpu = cpuNanos(process);
      }
    }
    List<Path> runs = runs(reports);
    return runs.isEmpty() ? 0 : begun(runs.get(runs.size() - 1), classes);
  }

  /** Processor time of the machine and of those that it has started and that still run. */
  private static long cpuNanos(Process process) {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants()).mapToLong(each -> each.info().totalCpuDuration().orElse(Duration.ZERO).toNanos()).sum();
  }

  private static List<Path> runs(Path reports) throws IOException {
    try (Stream<Path> directories = Files.list(reports)) {
      return directories.sorted().toList();
    }
  }

  private static int begun(Path run, List<String> classes) {
    int begun = 0;
    while (begun < classes.size() && Files.exists(run.resolve(classes.get(begun)))) {
      begun++;
    }
    return begun;
  }
}
