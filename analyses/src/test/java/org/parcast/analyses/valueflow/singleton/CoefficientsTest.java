package org.parcast.analyses.valueflow.singleton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;

/** Words of arrays that are reduced as single numbers are. */
@Tag("slow")
class CoefficientsTest {
  private static final int RANKS = 4;

  private final TinyProgram program = new TinyProgram();

  private CommunicationForecast forecast() {
    return CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(RANKS)));
  }

  private static DecompositionForecast rows(CommunicationForecast forecast, String array) {
    return forecast.ranks().get(0).results().stream()
        .filter(result -> result.estimator() == Estimator.ROWS && result.array().equals(array)).findFirst().orElseThrow();
  }

  /** Columns made orthogonal to each other; the products stay in a matrix, whose words two columns and no others use. */
  @ParameterizedTest
  @ValueSource(ints = {5, 20, 24})
  void productsOfColumnsThatAreKept(int columns) {
    int rows = 128;
    int[][] q = program.matrix("q", rows, columns);
    int[][] r = program.matrix("r", columns, columns);
    int[][] column = IntStream.range(0, columns).mapToObj(j -> Arrays.stream(q).mapToInt(row -> row[j]).toArray()).toArray(int[][]::new);
    program.before();
    for (int[] row : q) {
      program.constants(1, row);
    }
    program.steps(columns - 1);
    for (int k = 0; k < columns - 1; k++) {
      for (int j = k + 1; j < columns; j++) {
        program.compute(2, r[k][j], IntStream.concat(Arrays.stream(column[k]), Arrays.stream(column[j])).toArray());
        for (int i = 0; i < rows; i++) {
          program.compute(3, q[i][j], q[i][j], r[k][j], q[i][k]);
        }
      }
    }
    DecompositionForecast forecast = rows(forecast(), "q");
    assertThat(forecast.bytesPointToPoint()).isZero();
    assertThat(forecast.bytesCollective()).isEqualTo(8L * 2 * (RANKS - 1) * columns * (columns - 1) / 2);
  }

  /** Products of the features of few samples: more than a quarter of the samples, which have many words that several sums share. */
  @Test
  void sumsThatShareMuchAreReduced() {
    int samples = 96;
    int features = 8;
    int[][] x = program.matrix("x", samples, features);
    int[][] products = program.matrix("products", features, features);
    int[] trace = {program.register("trace")};
    program.before();
    for (int[] sample : x) {
      program.constants(1, sample);
    }
    for (int j = 0; j < features; j++) {
      for (int k = 0; k < features; k++) {
        int[] terms = new int[2 * samples];
        for (int i = 0; i < samples; i++) {
          terms[2 * i] = x[i][j];
          terms[2 * i + 1] = x[i][k];
        }
        program.compute(2, products[j][k], terms);
      }
    }
    program.compute(3, trace[0], Arrays.stream(products).flatMapToInt(Arrays::stream).toArray());
    program.print(trace[0]);
    DecompositionForecast forecast = rows(forecast(), "x");
    assertThat(forecast.bytesPointToPoint()).isZero();
    assertThat(forecast.bytesCollective()).isEqualTo(8L * (RANKS - 1) * features * features);
  }

  /** Entries of a vector are no coefficients though each is a sum over all; nor is what every word is computed from for itself. */
  @Test
  void anEntryOfAProductHasAnOwner() {
    int n = 48;
    int[] x = program.array("x", n);
    int[] y = program.array("y", n);
    int[][] a = program.matrix("a", n, n);
    program.before();
    program.constants(1, x);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int i = 0; i < n; i++) {
        program.compute(2, y[i], IntStream.concat(Arrays.stream(x), Arrays.stream(a[i])).toArray());
      }
      for (int i = 0; i < n; i++) {
        program.compute(3, x[i], y[i]);
      }
    }
    assertThat(forecast().singletons().singletons()).noneMatch(s -> s.kind() == SingletonKind.ALLREDUCE);
  }

  /** Sums over blocks of neighbours lie where these do. */
  @Test
  void sumsOverBlocksHaveOwners() {
    int[] x = program.array("x", 1600);
    int[] sum = program.array("sum", 20);
    program.before();
    program.constants(1, x);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int b = 0; b < sum.length; b++) {
        program.compute(2, sum[b], Arrays.copyOfRange(x, 80 * b, 80 * b + 80));
      }
      for (int i = 0; i < x.length; i++) {
        program.compute(3, x[i], x[i], x[(i + 1) % x.length], sum[i / 80]);
      }
    }
    assertThat(forecast().singletons().singletons()).isEmpty();
  }

  /** A sum of each step, of which the mean is printed in the end or a test of every step needs to know. */
  @ParameterizedTest
  @CsvSource({"false, REDUCE", "true, ALLREDUCE"})
  void aHistoryIsReducedToWhereItIsNeeded(boolean tested, SingletonKind kind) {
    int steps = 40;
    int[] x = program.array("x", 128);
    int[] history = program.array("history", steps);
    int[] mean = {program.register("mean")};
    program.before();
    program.constants(1, x);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < x.length; i++) {
        program.compute(2, x[i], x[i], x[(i + 1) % x.length]);
      }
      program.compute(3, history[t], x);
      if (tested) {
        program.branch(history[t]);
      }
    }
    program.compute(4, mean[0], history);
    program.print(mean[0]);
    CommunicationForecast forecast = forecast();
    assertThat(forecast.singletons().singletons()).filteredOn(s -> s.name().equals("history")).singleElement().satisfies(sum -> {
      assertThat(sum.kind()).isEqualTo(kind);
      assertThat(sum.words()).isEqualTo(steps);
    });
    assertThat(rows(forecast, "x").bytesCollective()).isEqualTo((tested ? 2L : 1L) * 8 * (RANKS - 1) * steps);
  }

  /** Products of a column with those that follow, each in its round of one register. */
  @Test
  void productsOfColumnsInARegister() {
    int rows = 64;
    int columns = 5;
    int[][] q = program.matrix("q", rows, columns);
    int[] s = {program.register("s"), 0, 0, 0};
    for (int round = 1; round < s.length; round++) {
      s[round] = program.round(new int[] {s[0]}, round)[0];
    }
    program.before();
    for (int[] row : q) {
      program.constants(1, row);
    }
    program.steps(columns - 1);
    for (int k = 0; k < columns - 1; k++) {
      int column = k;
      for (int j = k + 1; j < columns; j++) {
        int other = j;
        program.compute(2, s[j - k - 1], Arrays.stream(q).skip(k).flatMapToInt(row -> IntStream.of(row[column], row[other])).toArray());
        for (int i = k; i < rows; i++) {
          program.compute(3, q[i][j], q[i][j], s[j - k - 1], q[i][k]);
        }
      }
    }
    DecompositionForecast forecast = rows(forecast(), "q");
    assertThat(forecast.bytesPointToPoint()).isZero();
    assertThat(forecast.bytesCollective()).isEqualTo(8L * 2 * (RANKS - 1) * columns * (columns - 1) / 2);
  }

  /**
   * Without a point's own value a step has two chains, tied together by the changes whose sum is kept: a point's words in the two arrays meet in it, which the
   * partitioner is told. Of two arrays of different lengths nobody knows: the partitioner, which puts the chains apart, is not called best then. The sum of one array's
   * words ties nothing.
   */
  @ParameterizedTest
  @CsvSource({"0, 64, false", "64, 64, false", "48, 64, true"})
  void sumsThatAreKeptTieWhatMeetsInThem(int ofFirst, int ofSecond, boolean untold) {
    int n = 64;
    int steps = 20;
    int[][] u = {program.array("u", n + 2), program.array("v", n + 2)};
    int[] history = program.array("history", steps);
    program.before();
    program.constants(1, u[0]);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      int[] from = u[t % 2];
      int[] to = u[(t + 1) % 2];
      for (int i = 1; i <= n; i++) {
        program.compute(2, to[i], from[i - 1], from[i + 1]);
      }
      program.compute(3, history[t], IntStream.concat(Arrays.stream(from, 1, 1 + ofFirst), Arrays.stream(to, 1, 1 + ofSecond)).toArray());
    }
    CommunicationForecast forecast =
        CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(2)));
    RankForecast two = forecast.ranks().get(0);
    boolean tied = ofFirst > 0;
    assertThat(two.partition().bytesPointToPointPerStep()).isEqualTo(tied && !untold ? 2.0 * 8 : 0);
    assertThat(two.best().bytesPointToPointPerStep()).isEqualTo(tied ? 2.0 * 8 : 0);
    assertThat(forecast.findings().stream().anyMatch(f -> f.text().contains("words that meet in the sums kept in history"))).isEqualTo(untold);
  }

  /** Products of features with each other, summed over samples: by rows partial results, by columns a sample's features have to be brought together first. */
  @Test
  void theFeaturesOfASampleMeet() {
    int samples = 400;
    int features = 8;
    int[][] x = program.matrix("x", samples, features);
    int[][] c = program.matrix("c", features, features);
    program.region();
    for (int i = 0; i < samples; i++) {
      for (int j = 0; j < features; j++) {
        program.compute(1, x[i][j], x[i][j]);
      }
    }
    for (int j = 0; j < features; j++) {
      for (int k = 0; k < j; k++) {
        for (int i = 0; i < samples; i++) {
          program.assemble(2, c[j][k], x[i][j], x[i][k]);
        }
      }
    }
    int[] sums = Arrays.stream(c).flatMapToInt(Arrays::stream).toArray();
    for (int sum : sums) {
      program.print(sum);
    }
    CommunicationForecast forecast = forecast();
    assertThat(rows(forecast, "x").bytesPointToPoint()).isZero();
    DecompositionForecast columns = forecast.ranks().get(0).results().stream()
        .filter(r -> r.estimator() == Estimator.COLUMNS && r.array().equals("x") && r.assembly() == AssemblyConvention.OWNER).findFirst().orElseThrow();
    assertThat(columns.bytesPointToPoint()).isEqualTo(8L * samples * features * (RANKS - 1) / RANKS);
    assertThat(forecast.ranks().get(0).best().bytesPointToPoint()).isZero();
  }
}
