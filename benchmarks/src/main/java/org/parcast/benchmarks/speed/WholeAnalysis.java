package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A whole analysis by the launcher: six numbers of ranks, from the source to the report.
 *
 * @param elapsedSeconds wall time
 * @param cpuSeconds processor time of all processes
 * @param analysis the most memory that the analysis had, MiB
 * @param program the most memory that the traced program had, MiB
 */
record WholeAnalysis(double elapsedSeconds, double cpuSeconds, long analysis, long program) {
  /** Runs {@code ./parcast analyze} in the current directory, the root of a checkout that is built. */
  static WholeAnalysis measure(Path program, String memory, List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(
        List.of(Path.of("parcast").toAbsolutePath().toString(), "analyze", program.toString(), "--quiet", "--memory", memory, "--"));
    command.addAll(arguments);
    long start = System.nanoTime();
    try (Meter meter = new Meter()) {
      int status = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
      double elapsed = (System.nanoTime() - start) * 1e-9;
      if (status != 0) {
        throw new IllegalStateException(String.join(" ", command) + " ended with status " + status);
      }
      List<Usage> all = meter.all();
      // The launcher becomes the analysis; the processes that it starts are the program's.
      return new WholeAnalysis(elapsed, all.stream().mapToDouble(Usage::seconds).sum(), all.get(0).peakMebibytes(),
          all.stream().skip(1).mapToLong(Usage::peakMebibytes).max().orElse(0));
    }
  }

  String line() {
    return String.format(Locale.ROOT, "%.0f s, %.0f s of processor time; at most %,d MiB in the analysis and %,d MiB in the traced program",
        elapsedSeconds, cpuSeconds, analysis, program);
  }
}
