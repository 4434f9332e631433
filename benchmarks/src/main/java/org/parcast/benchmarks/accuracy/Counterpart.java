package org.parcast.benchmarks.accuracy;

import java.util.Optional;

/**
 * The sequential program that computes what an MPI code computes.
 *
 * @param run the program and its arguments
 * @param array the array whose cut is the code's decomposition
 * @param assembly convention for assembly words in which the code's minimum is counted
 */
record Counterpart(ProgramRun run, String array, String assembly) {
  /** The counterpart of a code, empty where there is none: a product of floats, a mesh on one rank. */
  static Optional<Counterpart> of(MeasuredCode code) {
    if (code.ranks() == 1) {
      return Optional.empty();
    }
    return Optional.ofNullable(
        switch (code.application()) {
          case "Heat2D" -> program(code.variant().endsWith("float") ? "Heat2DFloat" : "Heat2D", edge(code) + " 10", "", "u");
          case "MatMul" -> code.variant().endsWith("float") ? null : program("MatMulIjk", code.size(), "MatMulIjk.multiply", "c");
          case "MiniGhost" -> program("MiniGhost", edge(code) + " 4 1 7 " + (code.variant().contains("sum100") ? 1 : 0), "", "grids");
          case "SPMV" -> program("Spmv", matrix(code.size()) + " 6", "Spmv.iterate", "x");
          case "LULESH" -> new Counterpart(ProgramRun.of("Hydro", edge(code) + " 4", ""), "Hydro.x", "combined");
          default -> null;
        });
  }

  private static Counterpart program(String program, String arguments, String kernel, String array) {
    return new Counterpart(ProgramRun.of(program, arguments, kernel), array, "owner");
  }

  private static String edge(MeasuredCode code) {
    return code.size().substring(0, code.size().indexOf('^'));
  }

  private static String matrix(String size) {
    return switch (size) {
      case "lap2d_32" -> "lap2d 32";
      case "band16_1024" -> "band 1024 16";
      case "rand8_1024" -> "rand8 1024";
      case "dense1024" -> "dense 1024";
      default -> throw new IllegalArgumentException("no program makes the matrix " + size + " of the reference: add it to " + Counterpart.class);
    };
  }
}
