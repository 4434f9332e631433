package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.valueflow.TrafficPattern;

/** The name of the pattern of programs of many kinds, under the decomposition that is best among those with a name. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class PatternsTest {
  @ParameterizedTest
  @CsvSource({
    "AddOne, 64, , 8, no point-to-point traffic, ",
    "DotPrint, 64, , 8, no point-to-point traffic, ",
    "ThomasLines, 32 4, , 8, no point-to-point traffic, ",
    "Jacobi1D, 64 4, , 8, nearest neighbour 1-D, 8",
    "RungeKutta4, 64 4, , 8, nearest neighbour 1-D, 8",
    "ConjugateGradient, 16 4, , 8, nearest neighbour 2-D, 4 2",
    "Heat2D, 32 4, , 16, nearest neighbour 2-D, 4 4",
    "CellGrid, 32 4, , 16, nearest neighbour 2-D, 4 4",
    "Life, 32 4, , 16, nearest neighbour 2-D, 4 4",
    "Jacobi3D, 12 4, , 8, nearest neighbour 3-D, 2 2 2",
    "Hydro, 6 3, , 8, nearest neighbour 3-D, 2 2 2",
    "PrefixSumArray, 64, , 8, sweep, 8",
    "MatMulIjk, 16, MatMulIjk.multiply, 16, broadcast along rows and columns, 4 4",
    "LuPivot, 64, , 8, broadcast along rows and columns, 4 2",
    "Fft, 256, Fft.butterflies, 8, butterfly, 8",
    "Transpose, 32, , 16, transposition, 4 4",
    "Transpose, 35, , 7, all-to-all, ",
    "PairForces, 32 3 32, , 8, all-to-all, ",
    "PageRank, 64 4, , 8, all-to-all, "
  })
  void isNamed(String program, String arguments, String kernel, int ranks, String name, String grid) throws Exception {
    ProgramRun run = ProgramRun.of(program, arguments, kernel == null ? "" : kernel);
    TrafficPattern pattern = run.forecast(Path.of("..", "testdata"), List.of(ranks)).ranks().get(0).pattern();
    assertThat(pattern.kind().label()).isEqualTo(name);
    assertThat(pattern.grid()).extracting(String::valueOf).isEqualTo(grid == null ? List.of() : List.of(grid.split(" ")));
  }
}
