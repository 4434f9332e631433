package org.parcast.benchmarks.speed;

import java.util.List;

/**
 * A program in two lengths. What the longer run does beyond the shorter one is done by compiled code: start, warming up and the writing of the
 * recording are in both.
 *
 * @param program its class
 * @param kernel the analysed method, empty for all of {@code main}
 * @param shorter arguments of the run that is subtracted
 * @param longer arguments of the run
 * @param limit the slowdown that Parcast means to stay within
 */
record TimedWorkload(String program, String kernel, String shorter, String longer, double limit) {
  static final List<TimedWorkload> ALL = List.of(
      new TimedWorkload("Heat2D", "", "1024 20", "1024 420", 15),
      new TimedWorkload("Spmv", "Spmv.iterate", "lap2d 400 20", "lap2d 400 2020", 15),
      new TimedWorkload("Jacobi3D", "", "64 10", "64 410", 15),
      new TimedWorkload("PageRank", "", "20000 20", "20000 1020", 15),
      new TimedWorkload("ConjugateGradient", "", "300 20", "300 220", 15),
      new TimedWorkload("MatMulIjk", "MatMulIjk.multiply", "128", "512", 100),
      new TimedWorkload("MatMulRegister", "MatMulRegister.multiply", "128", "512", 100));

  List<String> kernels() {
    return kernel.isEmpty() ? List.of() : List.of(kernel);
  }
}
