package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;

/** What of an array is cut, and in which dimensions. */
class ArrayCutTest {
  private static DecompositionForecast result(CommunicationForecast forecast, Estimator estimator, List<Integer> grid) {
    return forecast.ranks().get(0).results().stream().filter(r -> r.estimator() == estimator && r.grid().equals(grid)).findFirst().orElseThrow();
  }

  /** Every step makes the array anew, copies the rim and computes the rest: a rank for each word of the rest, none for the rim. */
  @Test
  void aRimThatOnlyGetsCopiesIsNotCut() {
    int n = 12;
    int steps = 4;
    TinyProgram program = new TinyProgram();
    int[] u = program.array("u", n + 2);
    int[] next = program.array("next", n + 2);
    program.before();
    program.constants(1, u);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      int[] from = Arrays.stream(t == 0 ? u : next).map(program::hold).toArray();
      program.copy(2, next[0], from[0]);
      program.copy(2, next[n + 1], from[n + 1]);
      for (int i = 1; i <= n; i++) {
        program.compute(3, next[i], from[i - 1], from[i], from[i + 1]);
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(n)));
    DecompositionForecast rows = result(forecast, Estimator.ROWS, List.of(n));
    // The first step's state, u, is sent before the steps.
    assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * (n - 1) * (steps - 1) / steps);
    assertThat(rows.imbalance()).isEqualTo(1);
  }

  /** Of a grid that steps write but for a word beside the cut, that word is sent once from each of the two arrays, and no other crosses the cut. */
  @Test
  void aFixedWordAmidAGridIsSentBeforeTheSteps() {
    int steps = 4;
    int fixed = 3;
    TinyProgram program = new TinyProgram();
    int[][] u = {program.array("u", 8), program.array("v", 8)};
    program.before();
    program.constants(1, u[0]);
    program.constants(1, u[1]);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      int[] from = u[t % 2];
      for (int i = 1; i < 7; i++) {
        if (i != fixed) {
          program.compute(2, u[(t + 1) % 2][i], from[i - 1], from[i], from[i + 1]);
        }
      }
    }
    DecompositionForecast rows = result(CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(2))), Estimator.ROWS, List.of(2));
    assertThat(rows.bytesPointToPoint()).isEqualTo(8 * 2);
    assertThat(rows.bytesPointToPointPerStep()).isZero();
  }

  /** A torus whose ghost row and column every step fills by copies, but for their corner, which nothing touches: a rank for each inner word. */
  @Test
  void theCornerOfAGhostRimIsNotCutEither() {
    int n = 4;
    int steps = 4;
    TinyProgram program = new TinyProgram();
    int[][][] u = {program.matrix("u", n + 1, n + 1), program.matrix("v", n + 1, n + 1)};
    program.before();
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        program.constant(1, u[0][i][j]);
      }
    }
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      int[][] from = u[t % 2];
      for (int k = 1; k <= n; k++) {
        program.copy(2, from[0][k], from[n][k]);
        program.copy(3, from[k][0], from[k][n]);
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          program.compute(4, u[(t + 1) % 2][i][j], from[i][j], from[i - 1][j], from[i][j - 1]);
        }
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(n)));
    DecompositionForecast rows = result(forecast, Estimator.ROWS, List.of(n, 1));
    assertThat(rows.imbalance()).isEqualTo(1);
    assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * n * n);
  }

  /** Rows are transposed and computed anew, in the next round: the rank that owns a word computes it in both. */
  @ParameterizedTest
  @CsvSource({"1, 6144", "7, 6144", "8, 0"})
  void aWordHasOneOwnerInAllRoundsOfAnArrayThatIsNoScratch(int lastRound, int bytes) {
    int n = 32;
    int p = 4;
    TinyProgram program = new TinyProgram();
    int[][] u = program.matrix("u", n, n);
    int[][] again = new int[n][];
    for (int i = 0; i < n; i++) {
      again[i] = program.round(u[i], lastRound);
    }
    program.region();
    int[][] transposed = new int[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        program.constant(1, u[i][j]);
        transposed[j][i] = program.hold(u[i][j]);
      }
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        program.compute(2, again[i][j], transposed[i][j]);
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p)));
    // 8 n n (p - 1) / p bytes for the words that change owner; scratch is wherever its sources are.
    assertThat(result(forecast, Estimator.ROWS, List.of(p, 1)).bytesPointToPointPerStep()).isEqualTo(bytes);
  }

  /** Columns go through a buffer, one after the other, from all rows and back: each rank that has rows takes as many of them. */
  @Test
  void linesAcrossAllRanksAreDealtInTurn() {
    int n = 16;
    int p = 4;
    TinyProgram program = new TinyProgram();
    int[][] u = program.matrix("u", n, n);
    int[] buffer = program.array("buffer", 1);
    int[] line = new int[n];
    for (int j = 0; j < n; j++) {
      line[j] = program.round(buffer, j + 1)[0];
    }
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int j = 0; j < n; j++) {
        int column = j;
        program.compute(1, line[j], Arrays.stream(u).mapToInt(row -> row[column]).toArray());
        Arrays.stream(u).forEach(row -> program.compute(2, row[column], line[column]));
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p)));
    DecompositionForecast rows = result(forecast, Estimator.ROWS, List.of(p, 1));
    assertThat(rows.imbalance()).isEqualTo(1);
    // Of a column what the rank that takes it has not, and what is computed of it once to each of the others.
    assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * n * (n - n / p + p - 1));
  }

  /** In a region that is one step the first entry of a prefix sum is an entry as the others are. */
  @Test
  void aWordCopiedToInARegionOfOneStepIsCut() {
    int n = 16;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] s = program.array("s", n);
    program.region();
    program.copy(1, s[0], x[0]);
    for (int i = 1; i < n; i++) {
      program.compute(2, s[i], s[i - 1], x[i]);
    }
    program.movement();
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4)));
    assertThat(result(forecast, Estimator.CYCLIC, List.of(4)).bytesPointToPointPerStep()).isEqualTo(8.0 * (n - 1));
  }

  /** The fields of a mesh whose shape is given for one of them, some kept as rows of an array of arrays, or for these rows, or for all of the rows. */
  @ParameterizedTest
  @CsvSource({"energy, 4x4x4", "gradient, 4x4x4", "gradient, 3x4x4x4"})
  void rowsAsLongAsAnArrayOfAGivenShapeHaveIt(String name, String shape) {
    TinyProgram program = new TinyProgram();
    int[] energy = program.array("energy", 64);
    int[][] gradient = program.matrix("gradient", 3, 64);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int i = 0; i < 64; i++) {
        for (int[] row : gradient) {
          program.compute(1, row[i], energy[i]);
        }
        program.compute(2, energy[i], gradient[0][i], gradient[1][i], gradient[2][(i + 1) % 64]);
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(
        program.recording(), CommunicationRequest.of(List.of(8)).withShapes(Map.of(name, Arrays.stream(shape.split("x")).map(Integer::valueOf).toList())));
    DecompositionForecast cubes = result(forecast, Estimator.BLOCK3D, List.of(2, 2, 2));
    assertThat(cubes.array()).isEqualTo("gradient");
    assertThat(cubes.imbalance()).isEqualTo(1);
  }

  /** One field's index expressions give the shape of a mesh, the other field is only reached through index lists. */
  @Test
  void anArrayAsLongAsADelinearisedOneIsCutAlike() {
    TinyProgram program = new TinyProgram();
    int[] scalar = program.array("scalar", 64);
    int[] field = program.array("field", 64, 8, List.of(8));
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int i = 0; i < 64; i++) {
        program.compute(1, field[i], scalar[i]);
        program.compute(2, scalar[i], scalar[i], field[i]);
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4)));
    DecompositionForecast blocks = result(forecast, Estimator.BLOCK2D, List.of(2, 2));
    assertThat(blocks.array()).isEqualTo("scalar");
    assertThat(blocks.bytesPointToPointPerStep()).isZero();
  }
}
