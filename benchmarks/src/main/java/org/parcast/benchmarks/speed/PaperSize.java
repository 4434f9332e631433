package org.parcast.benchmarks.speed;

import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * A program at a size that a paper has measured, and what its analysis may take.
 *
 * @param name of the row
 * @param program its source in a checkout
 * @param size of the paper
 * @param arguments the program's, in which {@value #N} stands for the size
 * @param kernel the analysed method, empty for all of {@code main}
 * @param ranks numbers of ranks
 * @param heap heaps of the analysis and of the traced program, as for {@code --memory}
 * @param seconds wall time at most
 * @param mebibytes memory of each of the two processes at most
 * @param array whose placements the formula is of, empty for any
 * @param grid of ranks that the formula is of, empty for the best
 * @param assembly the convention that the formula is of
 * @param formula of the bytes from point to point in a step, by the size
 */
record PaperSize(String name, String program, int size, List<String> arguments, String kernel, List<Integer> ranks, String heap, long seconds, long mebibytes, String array, List<Integer> grid, String assembly, LongUnaryOperator formula) {
  private static final String N = "n";
  private static final String TESTDATA = "testdata/programs/";
  private static final String OWNER = "owner";
  private static final List<Integer> TO_64 = List.of(2, 4, 8, 16, 32, 64);

  static final List<PaperSize> ALL = List.of(
      // 8 * 2 * n * (pr-1 + pc-1)
      new PaperSize("Heat2D", TESTDATA + "Heat2D.java", 4096, List.of(N, "10"), "", TO_64, "4500m,4500m", 120, 6 << 10, "u", List.of(8, 8), OWNER, n -> 8 * 2 * n * 14),
      // 8 * 2 * n^2 * (px-1 + py-1 + pz-1)
      new PaperSize("Jacobi3D", TESTDATA + "Jacobi3D.java", 256, List.of(N, "5"), "", TO_64, "4500m,4500m", 120, 6 << 10, "u", List.of(4, 4, 4), OWNER, n -> 8 * 2 * n * n * 9),
      // 8 * n * (p-1): each rank gets what the others have of the vector
      new PaperSize("Spmv", TESTDATA + "Spmv.java", 4096, List.of("dense", N, "10"), "", List.of(4, 16, 64), "7g,7g", 120, 8 << 10, "y", List.of(), OWNER, n -> 8 * n * 63),
      // 9 words for each share of a node, one for each element at a face, as LULESH's convention combined
      new PaperSize("Hydro", TESTDATA + "Hydro.java", 72, List.of(N, "3"), "", List.of(8, 27, 64), "14g,14g", 900, 16 << 10, "Hydro.x", List.of(4, 4, 4), "combined", s -> hydrodynamics(s, 4)),
      // 8 * 2 * n^2 * (q-1)
      new PaperSize("MatMulTiles", "benchmarks/src/main/programs/sizes/MatMulTiles.java", 2048, List.of(N), "MatMulTiles.multiply", List.of(4, 16, 64), "6g,6g", 300, 8 << 10, "", List.of(), OWNER,
          n -> 8 * 2 * n * n * 7));

  /** The program's arguments at a size. */
  List<String> arguments(int n) {
    return arguments.stream().map(argument -> argument.equals(N) ? String.valueOf(n) : argument).toList();
  }

  private static long hydrodynamics(long s, long q) {
    long shares = (s + q) * (s + q) * (s + q);
    long nodes = (s + 1) * (s + 1) * (s + 1);
    return 8 * (9 * (shares - nodes) + 6 * (q - 1) * s * s);
  }
}
