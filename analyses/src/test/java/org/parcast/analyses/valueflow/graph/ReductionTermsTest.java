package org.parcast.analyses.valueflow.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.ValueFlowRecording;

/** The words of a reduction's term meet on some rank: volumes by hand. */
class ReductionTermsTest {
  private static RankForecast forecast(ValueFlowRecording recording, int ranks) {
    return CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(ranks))).ranks().get(0);
  }

  private static DecompositionForecast rows(RankForecast forecast) {
    return forecast.results().stream().filter(r -> r.estimator() == Estimator.ROWS).findFirst().orElseThrow();
  }

  /** A sum over i of {@code x[i] * y[i]} or of {@code x[i] * y[n - 1 - i]}, after which each word becomes another. */
  private static ValueFlowRecording product(int n, int steps, boolean reversed) {
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] y = program.array("y", n);
    program.before();
    for (int i = 0; i < n; i++) {
      program.constant(1, x[i]);
      program.constant(1, y[i]);
    }
    program.steps(steps);
    int sum = program.register("sum");
    int[][] terms = new int[n][];
    for (int i = 0; i < n; i++) {
      terms[i] = new int[] {x[i], y[reversed ? n - 1 - i : i]};
    }
    for (int t = 0; t < steps; t++) {
      program.reduce(2, sum, terms);
      for (int i = 0; i < n; i++) {
        program.compute(3, x[i], x[i], sum);
        program.compute(4, y[i], y[i], sum);
      }
    }
    return program.recording();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void wordsOfTermsThatLieTogetherAreNotSent(int p) {
    DecompositionForecast rows = rows(forecast(product(64, 3, false), p));
    assertThat(rows.bytesPointToPointPerStep()).isZero();
    assertThat(rows.bytesCollectivePerStep()).isEqualTo(8.0 * 2 * (p - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void ofTwoWordsThatLieApartOneIsSent(int p) {
    int n = 64;
    DecompositionForecast rows = rows(forecast(product(n, 3, true), p));
    assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * n);
    assertThat(rows.bytesCollectivePerStep()).isEqualTo(8.0 * 2 * (p - 1));
  }

  @Test
  void aGraphWhereNoTermComesToStandForItselfIsTheSame() {
    ValueFlowRecording recording = product(4, 2, false);
    ValueCommunicationGraph graph = new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of()));
    assertThat(graph.with(Singletons.none())).isSameAs(graph);
    int term = graph.terms().vertex(0);
    int number = graph.representative(term);
    Incidence ofBefore = graph.headlineIncidence();
    assertThat(number).isNotEqualTo(term);
    BitSet reduced = new BitSet();
    reduced.set(number);
    assertThat(graph.with(Singletons.reduced(reduced)).representative(term)).isEqualTo(term);
    assertThat(graph.representative(term)).isEqualTo(number);
    assertThat(graph.headlineIncidence()).as("freed, and made again for who asks").isNotSameAs(ofBefore);
  }

  @Test
  void thePartitionerPutsTheWordsOfTermsTogether() {
    assertThat(forecast(product(64, 3, true), 2).partition().bytesPointToPointPerStep()).isZero();
  }

  /** Two grids that change places, of which the new words come from neighbours of the old ones alone: chains that only the norm ties together. */
  private static ValueFlowRecording chains(int n, int steps) {
    TinyProgram program = new TinyProgram();
    int[][] u = program.twoGrids(n + 2);
    program.steps(steps);
    int norm = program.register("norm");
    for (int t = 0; t < steps; t++) {
      int[] from = u[t % 2];
      int[] to = u[(t + 1) % 2];
      int[][] terms = new int[n][];
      for (int i = 1; i <= n; i++) {
        program.compute(2, to[i], from[i - 1], from[i + 1]);
        terms[i - 1] = new int[] {to[i], from[i]};
      }
      program.reduce(3, norm, terms);
      program.branch(norm);
    }
    return program.recording();
  }

  @Test
  void chainsThatMeetInTheNormCannotBePlacedApart() {
    RankForecast forecast = forecast(chains(64, 6), 2);
    assertThat(rows(forecast).bytesPointToPointPerStep()).isEqualTo(8.0 * 2);
    assertThat(forecast.partition().bytesPointToPointPerStep()).isGreaterThanOrEqualTo(8.0 * 2);
  }

  /** An upwind scheme with the sum of its differences: what a difference takes from the left goes there for the scheme. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aTermIsComputedWhereItsWordsGoAnyway(boolean leftFirst) {
    int n = 64;
    TinyProgram program = new TinyProgram();
    int[] u = program.array("u", n + 1);
    program.before();
    for (int i = 0; i <= n; i++) {
      program.constant(1, u[i]);
    }
    program.steps(4);
    int sum = program.register("sum");
    for (int t = 0; t < 4; t++) {
      int[][] terms = new int[n][];
      for (int i = 1; i <= n; i++) {
        terms[i - 1] = leftFirst ? new int[] {u[i - 1], u[i]} : new int[] {u[i], u[i - 1]};
      }
      program.reduce(2, sum, terms);
      program.branch(sum);
      for (int i = n; i >= 1; i--) {
        program.compute(3, u[i], u[i], u[i - 1]);
      }
    }
    for (int p : new int[] {2, 4, 8}) {
      assertThat(rows(forecast(program.recording(), p)).bytesPointToPointPerStep()).isEqualTo(8.0 * (p - 1));
    }
  }
}
