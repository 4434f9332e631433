package org.parcast.benchmarks.reliability.librarytests;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Runs classes of tests one after the other in a virtual machine. A class that does not end in its time is ended with the machine, and another goes on behind it.
 *
 * @param work a directory for what is written
 * @param seconds the time for a class, start of the machine and all; and for what is analysed when all have ended
 */
record TestSession(Path work, long seconds) {
  private static final long POLL_MILLIS = 200;

  /**
   * Runs them all.
   *
   * @param command what starts the virtual machine for arguments of {@link TestDriver}
   */
  TestOutcomes run(List<String> classes, Function<List<String>, List<String>> command) throws IOException, InterruptedException {
    List<Path> ended = new ArrayList<>();
    List<String> endless = new ArrayList<>();
    int next = 0;
    while (next < classes.size()) {
      List<String> rest = classes.subList(next, classes.size());
      Path reports = Files.createTempDirectory(work, "reports");
      Path names = Files.write(Files.createTempFile(work, "tests", ".txt"), rest);
      Path said = work.resolve("said.txt");
      Process process = new ProcessBuilder(command.apply(List.of(reports.toString(), names.toString()))).directory(work.toFile()).redirectErrorStream(true)
          .redirectOutput(said.toFile()).redirectInput(new File("/dev/null")).start();
      int begun = watch(process, reports, rest);
      boolean stopped = process.isAlive() && !Files.exists(reports.resolve(TestDriver.ENDED));
      process.destroy();
      process.waitFor();
      Files.readString(said).lines().filter(line -> line.matches("(parcast: e|E)rror.*")).forEach(System.err::println);
      if (begun == 0) {
        throw new IllegalStateException("no test was begun: " + Files.readString(said));
      }
      int whole = stopped ? begun - 1 : begun;
      rest.subList(whole, begun).forEach(endless::add);
      rest.subList(0, whole).stream().map(reports::resolve).forEach(ended::add);
      next += begun;
    }
    return TestOutcomes.read(ended, endless);
  }

  /** Waits until the machine ends, or one class has had its time. Returns how many were begun. */
  private int watch(Process process, Path reports, List<String> classes) throws InterruptedException {
    int begun = 0;
    long since = System.nanoTime();
    while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS) && System.nanoTime() - since < TimeUnit.SECONDS.toNanos(seconds)) {
      int before = begun;
      begun = begun(reports, classes, before);
      since = begun > before ? System.nanoTime() : since;
    }
    return begun(reports, classes, begun);
  }

  private static int begun(Path reports, List<String> classes, int before) {
    int begun = before;
    while (begun < classes.size() && Files.exists(reports.resolve(classes.get(begun)))) {
      begun++;
    }
    return begun;
  }
}
