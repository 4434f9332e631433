package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.count.RankSets;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;

/** Sums in words of arrays whose terms are computed of several words: partial results where these meet, else everything to the owner. */
class TermsThatMeetTest {
  private static final int N = 16;

  private static RankForecast forecast(TinyProgram program, int p) {
    return CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p))).ranks().get(0);
  }

  private static DecompositionForecast rows(RankForecast forecast, String array, AssemblyConvention convention) {
    return forecast.results().stream().filter(r -> r.estimator() == Estimator.ROWS && r.array().equals(array) && r.assembly() == convention).findFirst().orElseThrow();
  }

  /** E = A B, D = E C by rows: all of B and of C. That E is computed does not spare to send C. */
  @ParameterizedTest
  @EnumSource(AssemblyConvention.class)
  void aProductOfAProductNeedsBothMatrices(AssemblyConvention convention) {
    int p = 4;
    TinyProgram program = new TinyProgram();
    int[][] a = program.matrix("a", N, N);
    int[][] b = program.matrix("b", N, N);
    int[][] c = program.matrix("c", N, N);
    int[][] e = program.matrix("e", N, N);
    int[][] d = program.matrix("d", N, N);
    program.region();
    multiply(program, 1, e, a, b);
    multiply(program, 2, d, e, c);
    RankForecast forecast = forecast(program, p);
    assertThat(rows(forecast, "e", convention).bytesPointToPoint()).isEqualTo(2 * 8 * N * N * (p - 1));
  }

  private static void multiply(TinyProgram program, int line, int[][] c, int[][] a, int[][] b) {
    for (int i = 0; i < N; i++) {
      program.constants(line + 10, c[i]);
      for (int j = 0; j < N; j++) {
        for (int k = 0; k < N; k++) {
          program.assemble(line, c[i][j], a[i][k], b[k][j]);
        }
      }
    }
  }

  /** y = transpose of A (A x) by rows of A: x to all, and partial results of y; the rows decide, whether they or the vectors are cut. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void aMatrixAndItsTransposeByRows(int p) {
    TinyProgram program = new TinyProgram();
    int[][] a = program.matrix("a", N, N);
    int[] x = program.array("x", N);
    int[] y = program.array("y", N);
    int[] t = program.array("t", N);
    program.region();
    program.constants(1, y);
    for (int i = 0; i < N; i++) {
      program.constant(2, t[i]);
      for (int j = 0; j < N; j++) {
        program.assemble(3, t[i], a[i][j], x[j]);
      }
      for (int j = 0; j < N; j++) {
        program.assemble(4, y[j], a[i][j], t[i]);
      }
    }
    RankForecast forecast = forecast(program, p);
    for (String cut : List.of("a", "y")) {
      DecompositionForecast rows = rows(forecast, cut, AssemblyConvention.COMBINED);
      assertThat(rows.bytesPointToPoint()).as(cut).isEqualTo(2 * 8 * N * (p - 1));
      assertThat(rows.imbalance()).as(cut).isLessThan(1.1);
    }
    DecompositionForecast columns = forecast.results().stream()
        .filter(r -> r.estimator() == Estimator.COLUMNS && r.array().equals("a") && r.assembly() == AssemblyConvention.OWNER).findFirst().orElseThrow();
    assertThat(columns.bytesPointToPoint()).as("each owner of a sum has the words of its terms").isGreaterThan(2 * 8 * N * (p - 1));
  }

  /** Of forces between pairs both bodies' places are needed, wherever one is computed: no partial result comes without. */
  @Test
  void forcesBetweenPairsGoToTheOwners() {
    int p = 4;
    int reach = 2;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", N);
    int[] f = program.array("f", N);
    program.before();
    program.constants(1, x);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      program.constants(2, f);
      for (int i = 0; i < N; i++) {
        for (int j = i + 1; j <= Math.min(N - 1, i + reach); j++) {
          program.assemble(3, f[i], x[i], x[j]);
          program.assemble(3, f[j], x[i], x[j]);
        }
      }
      for (int i = 0; i < N; i++) {
        program.compute(4, x[i], x[i], f[i]);
      }
    }
    RankForecast forecast = forecast(program, p);
    for (AssemblyConvention convention : AssemblyConvention.values()) {
      assertThat(rows(forecast, "x", convention).bytesPointToPointPerStep()).as(convention.name()).isEqualTo(8.0 * 2 * reach * (p - 1));
    }
  }

  /** What elements add is scaled by what every rank has: one word of an array is a term, and needs no other. */
  @Test
  void aScaledWordIsATermOfItsOwn() {
    int p = 4;
    int elements = 64;
    TinyProgram program = new TinyProgram();
    int[] u = program.array("u", elements + 1);
    int[] r = program.array("r", elements);
    int scale = program.register("scale");
    program.before();
    program.constants(1, u);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      int[] all = Arrays.copyOf(u, u.length);
      program.compute(2, scale, all);
      for (int e = 0; e < elements; e++) {
        program.compute(3, r[e], u[e], scale);
      }
      program.constants(4, u);
      for (int e = 0; e < elements; e++) {
        program.assemble(5, u[e], r[e], scale);
        program.assemble(5, u[e + 1], r[e], scale);
      }
    }
    RankForecast forecast = forecast(program, p);
    double combined = rows(forecast, "u", AssemblyConvention.COMBINED).bytesPointToPointPerStep();
    assertThat(combined).isLessThanOrEqualTo(2 * 8.0 * (p - 1));
  }

  @Test
  void ranksAreComparedOverAllBands() {
    RankSets sets = new RankSets(4, 130);
    sets.add(0, 3);
    sets.add(0, 100);
    sets.add(2, 3);
    sets.add(2, 100);
    assertThat(sets.areAlike(0, 4)).isTrue();
    sets.add(3, 3);
    assertThat(sets.areAlike(0, 4)).isFalse();
    assertThat(sets.areAlike(0, 3)).isTrue();
    sets.add(1, 100);
    assertThat(sets.areAlike(1, 3)).isFalse();
  }
}
