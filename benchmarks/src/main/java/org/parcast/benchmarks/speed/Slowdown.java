package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.parcast.frontend.FrontendException;

/**
 * Plain and traced runs of a workload.
 *
 * @param workload what was run
 * @param plain processor seconds of the plain run, less those of the shorter one; medians
 * @param traced the same of the traced run
 * @param plainMebibytes most memory of the longer plain run
 * @param tracedMebibytes most memory of the longer traced run
 */
record Slowdown(Workload workload, double plain, double traced, long plainMebibytes, long tracedMebibytes) {
  /** Measures a workload {@code repeats} times. */
  static Slowdown measure(Workload workload, Path programs, int repeats) throws IOException, InterruptedException, FrontendException {
    List<String> shorter = Arrays.asList(workload.shorter().split(" "));
    List<String> longer = Arrays.asList(workload.longer().split(" "));
    List<Usage> plainShorter = new ArrayList<>();
    List<Usage> plainLonger = new ArrayList<>();
    List<Usage> tracedShorter = new ArrayList<>();
    List<Usage> tracedLonger = new ArrayList<>();
    try (Runs runs = new Runs(programs.resolve(workload.program() + ".java"), workload.kernels())) {
      for (int i = 0; i < repeats; i++) {
        plainShorter.add(runs.plain(shorter));
        plainLonger.add(runs.plain(longer));
        tracedShorter.add(runs.traced(shorter));
        tracedLonger.add(runs.traced(longer));
      }
    }
    return new Slowdown(workload,
        median(plainLonger).seconds() - median(plainShorter).seconds(),
        median(tracedLonger).seconds() - median(tracedShorter).seconds(),
        median(plainLonger).peakMebibytes(), median(tracedLonger).peakMebibytes());
  }

  private static Usage median(List<Usage> usages) {
    return usages.stream().sorted(Comparator.comparing(Usage::cpu)).toList().get(usages.size() / 2);
  }

  double ratio() {
    return traced / plain;
  }

  static String header() {
    return "| program | run, less | plain s | traced s | slowdown | limit | plain MiB | traced MiB |\n|---|---|--:|--:|--:|--:|--:|--:|";
  }

  String row() {
    return String.format(Locale.ROOT, "| %s | %s, less %s | %.2f | %.2f | %.1f | %.0f | %d | %d |",
        workload.program(), workload.longer(), workload.shorter(), plain, traced, ratio(), workload.limit(), plainMebibytes, tracedMebibytes);
  }
}
