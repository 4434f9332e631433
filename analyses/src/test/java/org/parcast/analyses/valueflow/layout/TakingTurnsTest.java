package org.parcast.analyses.valueflow.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.ValueFlowRecording;

class TakingTurnsTest {
  private static final int POINTS = 20;

  /** A grid computed of another: both take turns, or the second is copied back into the first in each step. */
  private static ValueFlowRecording recording(int steps, boolean turns) {
    TinyProgram program = new TinyProgram();
    int[][] grids = {program.array("u", POINTS), program.array("v", POINTS)};
    program.before();
    program.constants(1, grids[0]);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      int[] from = grids[turns ? t % 2 : 0];
      int[] to = grids[turns ? 1 - t % 2 : 1];
      for (int i = 1; i < POINTS - 1; i++) {
        program.compute(2, to[i], from[i - 1], from[i + 1]);
      }
      for (int i = 1; i < POINTS - 1 && !turns; i++) {
        program.compute(3, from[i], to[i]);
      }
    }
    return program.recording();
  }

  private static Variables variables(ValueFlowRecording recording) {
    return new Variables(new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of())), recording.blocks());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 7})
  void twoGridsThatTakeTurnsAreOneVariable(int steps) {
    Variables variables = variables(recording(steps, true));
    assertThat(variables.size()).isEqualTo(2);
    assertThat(variables.name(0)).isEqualTo("u, v");
    assertThat(variables.words()[0]).isEqualTo(2L * POINTS);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 7})
  void aGridAndItsNextValuesAreTwo(int steps) {
    Variables variables = variables(recording(steps, false));
    assertThat(variables.name(0)).isEqualTo("u");
    assertThat(variables.name(1)).isEqualTo("v");
  }

  /** Where an array without words was the last to be made, its place is behind all vertices. */
  @Test
  void anArrayWithoutWordsIsNone() {
    TinyProgram program = new TinyProgram();
    int[] numbers = program.array("u", POINTS);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      program.compute(2, numbers[t + 1], numbers[t]);
    }
    program.array("none", 0);

    assertThat(variables(program.recording()).size()).isEqualTo(1);
  }
}
