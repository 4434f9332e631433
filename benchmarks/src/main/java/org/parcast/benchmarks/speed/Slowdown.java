package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.parcast.frontend.classes.FrontendException;

/**
 * Plain and traced runs of a workload.
 *
 * @param workload what was run
 * @param plain processor seconds of the plain run, less those of the shorter one; medians
 * @param traced the same of the traced run
 * @param blocks the same of the run whose memory references are recorded
 * @param plainMebibytes most memory of the longer plain run
 * @param tracedMebibytes most memory of the longer traced run
 */
record Slowdown(TimedWorkload workload, double plain, double traced, double blocks, long plainMebibytes, long tracedMebibytes) {
  /** The slowdown that Parcast means to stay within where it records dependences too: a run of each kind. */
  private static final double LIMIT_OF_BOTH = 22;

  /** Runs in both lengths. */
  private record Pair(List<Usage> shorter, List<Usage> longer) {
    Pair() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    double seconds() {
      return median(longer).seconds() - median(shorter).seconds();
    }

    long mebibytes() {
      return median(longer).peakMebibytes();
    }
  }

  /** Measures a workload {@code repeats} times. */
  static Slowdown measure(TimedWorkload workload, Path programs, int repeats) throws IOException, InterruptedException, FrontendException {
    List<String> shorter = Arrays.asList(workload.shorter().split(" "));
    List<String> longer = Arrays.asList(workload.longer().split(" "));
    Pair plain = new Pair();
    Pair traced = new Pair();
    Pair blocks = new Pair();
    try (Runs runs = new Runs(programs.resolve(workload.program() + ".java"), workload.kernels())) {
      for (int i = 0; i < repeats; i++) {
        plain.shorter.add(runs.plain(shorter));
        plain.longer.add(runs.plain(longer));
        traced.shorter.add(runs.traced(shorter));
        traced.longer.add(runs.traced(longer));
        blocks.shorter.add(runs.blocks(shorter));
        blocks.longer.add(runs.blocks(longer));
      }
    }
    return new Slowdown(workload, plain.seconds(), traced.seconds(), blocks.seconds(), plain.mebibytes(), traced.mebibytes());
  }

  private static Usage median(List<Usage> usages) {
    return usages.stream().sorted(Comparator.comparing(Usage::cpu)).toList().get(usages.size() / 2);
  }

  private double ratio() {
    return traced / plain;
  }

  private double ratioOfBoth() {
    return (traced + blocks) / plain;
  }

  /** Whether the value flow is within the workload's limit, and both recordings of a stencil or sparse kernel are within theirs. */
  boolean isWithinLimits() {
    return ratio() <= workload.limit() && (workload.limit() > LIMIT_OF_BOTH || ratioOfBoth() <= LIMIT_OF_BOTH);
  }

  static String header() {
    return "| program | run, less | plain s | value flow s | slowdown | limit | references s | slowdown of both | plain MiB | traced MiB |\n|---|---|--:|--:|--:|--:|--:|--:|--:|--:|";
  }

  String row() {
    return String.format(Locale.ROOT, "| %s | %s, less %s | %.2f | %.2f | %.1f | %.0f | %.2f | %.1f | %d | %d |",
        workload.program(), workload.longer(), workload.shorter(), plain, traced, ratio(), workload.limit(), blocks, ratioOfBoth(), plainMebibytes,
        tracedMebibytes);
  }
}
