package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A whole analysis by the launcher, from the source to the answer.
 *
 * @param status of the launcher; less than 0 where it was stopped
 * @param elapsedSeconds wall time
 * @param processorSeconds of all its processes
 * @param analysis the most memory that the analysis had, MiB
 * @param program the most memory that the traced program had, MiB
 * @param lastWords the last line that it wrote to standard error
 */
record WholeAnalysis(int status, double elapsedSeconds, double processorSeconds, long analysis, long program, String lastWords) {
  private static final int STOPPED = -1;

  /**
   * Runs Parcast in the current directory.
   *
   * @param launcher {@code parcast} of a checkout that is built, or one that is installed
   * @param arguments of the launcher
   * @param output where its output goes
   * @param seconds after which it is stopped
   */
  static WholeAnalysis measure(Path launcher, List<String> arguments, ProcessBuilder.Redirect output, long seconds) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher.toAbsolutePath().toString()));
    command.addAll(arguments);
    Path errors = Files.createTempFile("whole", ".err");
    long start = System.nanoTime();
    try (Meter meter = new Meter()) {
      Process process = new ProcessBuilder(command).redirectError(errors.toFile()).redirectOutput(output).start();
      boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
      double elapsed = (System.nanoTime() - start) * 1e-9;
      if (!ended) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
      }
      List<Usage> all = meter.all();
      // The launcher becomes the analysis; the processes that it starts are the program's.
      return new WholeAnalysis(ended ? process.exitValue() : STOPPED, elapsed, all.stream().mapToDouble(Usage::seconds).sum(), all.stream().limit(1).mapToLong(Usage::peakMebibytes).sum(),
          all.stream().skip(1).mapToLong(Usage::peakMebibytes).max().orElse(0), lastLine(errors));
    } finally {
      Files.delete(errors);
    }
  }

  private static String lastLine(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
  }

  /** How it ended, where it did not end well. */
  String failure() {
    return status == STOPPED ? "stopped" : "status " + status + ": " + lastWords;
  }
}
