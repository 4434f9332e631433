package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;

/** Points that the steps only read, and a model of few numbers that is fitted to them. */
class DataCutTest {
  private static final int STEPS = 3;
  private static final int RANKS = 4;

  private final TinyProgram program = new TinyProgram();

  private void fit(int points, int features) {
    fit(points, features, STEPS);
  }

  /** Of each point a prediction, which adds to the gradient of every feature. */
  private void fit(int points, int features, int steps) {
    int[][] x = program.matrix("x", points, features);
    int[] weights = program.array("weights", features);
    int[] gradient = program.array("gradient", features);
    int[] z = new int[points];
    z[0] = program.register("z");
    for (int i = 1; i < points; i++) {
      z[i] = program.round(new int[] {z[0]}, i)[0];
    }
    if (steps > 1) {
      program.before();
      program.constants(1, weights);
    }
    if (steps > 1) {
      program.steps(steps);
    } else {
      program.region();
    }
    for (int t = 0; t < steps; t++) {
      program.constants(2, gradient);
      for (int i = 0; i < points; i++) {
        program.compute(3, z[i], IntStream.concat(Arrays.stream(weights), Arrays.stream(x[i])).toArray());
        for (int j = 0; j < features; j++) {
          program.assemble(4, gradient[j], z[i], x[i][j]);
        }
      }
      for (int j = 0; j < features; j++) {
        program.compute(5, weights[j], weights[j], gradient[j]);
      }
    }
  }

  private CommunicationForecast forecast() {
    return CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(RANKS)));
  }

  private static Stream<DecompositionForecast> rows(CommunicationForecast forecast, String array, AssemblyConvention convention) {
    return forecast.ranks().get(0).results().stream()
        .filter(r -> r.array().equals(array) && r.estimator() == Estimator.ROWS && r.assembly() == convention);
  }

  /** A partial gradient from each other rank, the weights to each by an allgather; of the points nothing is sent, also not before the steps. */
  @Test
  void ranksWithPointsSendPartialGradients() {
    fit(64, 40);
    CommunicationForecast forecast = forecast();
    assertThat(forecast.singletons().singletons()).noneMatch(s -> s.name().equals("gradient"));
    assertThat(rows(forecast, "x", AssemblyConvention.COMBINED)).singleElement().satisfies(rows -> {
      assertThat(rows.bytesPerStep()).isEqualTo(2 * 8.0 * 40 * (RANKS - 1));
      assertThat(rows.bytesPointToPoint()).isEqualTo(STEPS * 8 * 40 * (RANKS - 1));
      assertThat(rows.bytesCollective()).isEqualTo(STEPS * 8 * 40 * (RANKS - 1));
      assertThat(rows.imbalance()).isLessThan(1.1);
    });
    assertThat(forecast.ranks().get(0).best().array()).isEqualTo("x");
  }

  /** Of a gradient of few numbers each is an allreduce, after which every rank computes the weights. */
  @Test
  void aGradientOfFewNumbersIsReducedOnEveryRank() {
    fit(100, 20);
    CommunicationForecast forecast = forecast();
    assertThat(forecast.singletons().singletons()).singleElement().satisfies(gradient -> {
      assertThat(gradient.name()).isEqualTo("gradient");
      assertThat(gradient.kind()).isEqualTo(SingletonKind.ALLREDUCE);
      assertThat(gradient.words()).isEqualTo(20);
    });
    assertThat(forecast.ranks().get(0).best().bytesPerStep()).isEqualTo(8.0 * 2 * 20 * (RANKS - 1));
  }

  /** The predictions have the work, and the weights are not many less than the data. */
  @Test
  void fewPointsAreNotCut() {
    fit(7, 10);
    assertThat(forecast().ranks().get(0).results()).noneMatch(r -> r.array().equals("x"));
  }

  /** Of one step, where the points would be sent in the step, the bounds of tiles hold what words alone send. */
  @Test
  void boundsOfTilesKnowThatContributorsHaveTheirOperands() {
    fit(64, 40, 1);
    CommunicationRequest request = CommunicationRequest.of(List.of(3));
    List<DecompositionForecast> words = CommunicationAnalysis.forecast(program.recording(), request).ranks().get(0).results();
    CommunicationForecast tiled = CommunicationAnalysis.forecast(program.recording(), request.withMemory(1));
    assertThat(tiled.tiles()).isPresent();
    assertThat(rows(tiled, "x", AssemblyConvention.COMBINED)).singleElement().satisfies(rows -> {
      DecompositionForecast alone = words.stream().filter(w -> w.array().equals("x") && w.estimator() == Estimator.ROWS
          && w.assembly() == AssemblyConvention.COMBINED).findFirst().orElseThrow();
      assertThat(alone.bytesPointToPointPerStep()).isBetween(rows.bounds().orElseThrow().low(), rows.bounds().orElseThrow().high());
    });
  }

  /** Where the words that the steps write have the work, or are nearly as many as the data, these are not cut. */
  @ParameterizedTest
  @ValueSource(ints = {1, 12})
  void dataAreNotCutWhereWhatIsWrittenSharesOutTheWork(int terms) {
    int[] y = program.array("y", 64);
    int[][] a = program.matrix("a", 64, terms);
    program.before();
    program.constants(1, y);
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int i = 0; i < y.length; i++) {
        program.compute(2, y[i], IntStream.concat(IntStream.of(y[i], y[(i + 1) % y.length]), Arrays.stream(a[i])).toArray());
      }
    }
    assertThat(forecast().ranks().get(0).results()).noneMatch(r -> r.array().equals("a"));
  }
}
