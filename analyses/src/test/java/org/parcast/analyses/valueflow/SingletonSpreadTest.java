package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;

/** Where the neighbours of a singleton have to lie. */
class SingletonSpreadTest {
  private static final int STEPS = 3;
  private static final int RANKS = 4;

  private final TinyProgram program = new TinyProgram();

  private CommunicationForecast forecast() {
    return CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(RANKS)));
  }

  private static DecompositionForecast rows(CommunicationForecast forecast, String array) {
    return forecast.ranks().get(0).results().stream()
        .filter(result -> result.estimator() == Estimator.ROWS && result.array().equals(array)).findFirst().orElseThrow();
  }

  /** Each row is scaled by its sum; a test of the steps reads all sums. */
  private void scaleRows(int rows, int columns) {
    int[][] x = program.matrix("x", rows, columns);
    int[] sum = new int[rows];
    for (int k = 0; k < rows; k++) {
      sum[k] = k == 0 ? program.register("sum") : program.round(new int[] {sum[0]}, k)[0];
    }
    int error = program.register("error");
    program.before();
    for (int[] row : x) {
      program.constants(1, row);
      program.compute(1, row[0], x[0][1]);
    }
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int k = 0; k < rows; k++) {
        program.compute(2, sum[k], x[k]);
        for (int word : x[k]) {
          program.compute(3, word, word, sum[k]);
        }
      }
      program.compute(4, error, sum);
      program.branch(error);
    }
  }

  /** Of two fields, a 16-part cut gives each eight parts. */
  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void aSumOverAFieldIsASingletonThoughItsNeighboursLieInThePartsOfTheFieldAlone(int fields) {
    scaleRows(fields, 120);
    assertThat(forecast().singletons().singletons()).filteredOn(s -> s.name().equals("sum")).singleElement().satisfies(sum -> {
      assertThat(sum.kind()).isEqualTo(SingletonKind.ALLREDUCE);
      assertThat(sum.perStep()).isEqualTo(fields);
    });
  }

  /** A row that fits in one part need not be cut. */
  @Test
  void aSumOverOneOfManyRowsIsNone() {
    scaleRows(24, 25);
    assertThat(forecast().singletons().singletons()).noneMatch(s -> s.name().equals("sum"));
  }

  /** The first unknown is used by nearly all others, the last is fed by nearly all: each has an owner, who sends it to those after it, and on the way back to those before. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void unknownsOfTriangularSolvesHaveOwners(int ways) {
    int n = 64;
    int[] x = program.array("x", n);
    int[] b = program.array("b", n);
    program.region();
    for (int i = 0; i < n; i++) {
      int row = i;
      program.compute(1, x[i], IntStream.rangeClosed(0, i).map(j -> j < row ? x[j] : b[j]).toArray());
    }
    for (int i = n - 1; i >= 0 && ways == 2; i--) {
      program.compute(2, x[i], IntStream.range(i, n).map(j -> x[j]).toArray());
    }
    CommunicationForecast forecast = forecast();
    assertThat(forecast.singletons().singletons()).isEmpty();
    assertThat(rows(forecast, "x").bytesPerStep()).isEqualTo(ways * 8.0 * n * (RANKS - 1) / 2);
  }

  /** One norm a step, kept in an array of all of them, is fed by all and used by all. */
  @Test
  void aReductionKeptInALongArrayIsASingleton() {
    int[] x = program.array("x", 128);
    int[] norm = program.array("norm", 32);
    program.before();
    program.constants(1, x);
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      program.compute(2, norm[t], x);
      for (int word : x) {
        program.compute(3, word, word, norm[t]);
      }
    }
    DecompositionForecast rows = rows(forecast(), "x");
    assertThat(rows.bytesPointToPointPerStep()).isZero();
    assertThat(rows.bytesCollectivePerStep()).isEqualTo(8.0 * 2 * (RANKS - 1));
  }

  /** The first word of an array is scaled by a norm that all ranks have, and all others need it: its owner sends it to all. */
  @Test
  void aWordComputedFromANormIsSentByItsOwner() {
    int[] x = program.array("x", 128);
    int norm = program.register("norm");
    program.before();
    program.constants(1, x);
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      program.compute(2, norm, x);
      program.compute(3, x[0], x[0], norm);
      for (int i = 1; i < x.length; i++) {
        program.compute(4, x[i], x[i], x[0]);
      }
    }
    CommunicationForecast forecast = forecast();
    assertThat(forecast.singletons().singletons()).filteredOn(s -> s.name().equals("x")).singleElement()
        .satisfies(first -> assertThat(first.kind()).isEqualTo(SingletonKind.BROADCAST));
    assertThat(rows(forecast, "x").bytesPerStep()).isEqualTo(8.0 * 3 * (RANKS - 1));
  }

  /** Whether or not its score makes it a candidate, which the other words decide: a reduction whose sources and sinks lie everywhere is a singleton. */
  @ParameterizedTest
  @ValueSource(ints = {20, 31, 32, 48, 58, 64, 100})
  void aNormInAFieldIsASingletonAtAnyLength(int n) {
    int[] x = program.array("x", n + 2);
    int[] y = program.array("y", n + 2);
    int norm = program.field("norm");
    program.before();
    program.constants(1, x);
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int i = 1; i <= n; i++) {
        program.compute(2, y[i], x[i], x[i - 1], x[i + 1]);
      }
      program.constant(3, norm);
      int[] computed = Arrays.copyOfRange(y, 1, n + 1);
      program.compute(4, norm, computed);
      for (int i = 1; i <= n; i++) {
        program.compute(5, x[i], y[i], norm);
      }
    }
    DecompositionForecast rows = rows(forecast(), "x");
    assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * (RANKS - 1));
    assertThat(rows.bytesCollectivePerStep()).isEqualTo(8.0 * 2 * (RANKS - 1));
  }
}
