package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.parcast.frontend.classes.FrontendException;

/** Processor time of runs whose memory references are recorded, over that of plain runs: the nine cache kernels, stencils, and irregular programs. */
final class ReferenceSlowdown {
  private static final double LIMIT = 10;

  private static final List<TimedWorkload> WORKLOADS = List.of(
      new TimedWorkload("kernels/TwoMM", "", "256", "640", LIMIT),
      new TimedWorkload("kernels/Conv2d", "", "1024", "6144", LIMIT),
      new TimedWorkload("kernels/Jacobi1d", "", "1024 2000", "1024 200000", LIMIT),
      new TimedWorkload("kernels/Lu", "", "256", "1024", LIMIT),
      new TimedWorkload("kernels/GramSchmidt", "", "192", "640", LIMIT),
      new TimedWorkload("kernels/Adi", "", "512 2", "512 102", LIMIT),
      new TimedWorkload("kernels/Durbin", "", "1024", "6144", LIMIT),
      new TimedWorkload("kernels/Bfs", "", "65536", "524288", LIMIT),
      new TimedWorkload("kernels/BlackScholes", "", "4096 100", "4096 2100", LIMIT),
      new TimedWorkload("Heat2D", "", "512 10", "512 1010", LIMIT),
      new TimedWorkload("Jacobi3D", "", "64 10", "64 410", LIMIT),
      new TimedWorkload("Spmv", "", "lap2d 400 20", "lap2d 400 1020", LIMIT),
      new TimedWorkload("PageRank", "", "20000 20", "20000 1020", LIMIT),
      new TimedWorkload("ConjugateGradient", "", "200 20", "200 520", LIMIT),
      new TimedWorkload("QuadMesh", "", "200 20", "200 520", LIMIT),
      new TimedWorkload("Histogram", "", "1000000 1000", "9000000 1000", LIMIT),
      new TimedWorkload("Life", "", "256 10", "256 610", LIMIT));

  private ReferenceSlowdown() {}

  /** Prints a row for each, of single runs; answers whether all are within the limit. */
  static boolean print(Path programs, String only) throws IOException, InterruptedException, FrontendException {
    System.out.println("| program | run, less | plain s | recorded s | slowdown | limit |\n|---|---|--:|--:|--:|--:|");
    boolean within = true;
    for (TimedWorkload workload : WORKLOADS) {
      if (only == null || workload.program().endsWith(only)) {
        within &= row(workload, programs);
      }
    }
    return within;
  }

  private static boolean row(TimedWorkload workload, Path programs) throws IOException, InterruptedException, FrontendException {
    List<String> shorter = Arrays.asList(workload.shorter().split(" "));
    List<String> longer = Arrays.asList(workload.longer().split(" "));
    try (Runs runs = new Runs(programs.resolve(workload.program() + ".java"), workload.kernels())) {
      double plain = runs.plain(longer).seconds() - runs.plain(shorter).seconds();
      double recorded = runs.blocks(longer).seconds() - runs.blocks(shorter).seconds();
      System.out.printf(Locale.ROOT, "| %s | %s, less %s | %.2f | %.2f | %.1f | %.0f |%n", workload.program(), workload.longer(), workload.shorter(), plain,
          recorded, recorded / plain, workload.limit());
      return recorded <= workload.limit() * plain;
    }
  }
}
