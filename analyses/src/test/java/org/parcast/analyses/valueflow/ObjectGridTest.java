package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.ValueFlowRecording;

/** Grids whose points are objects, of which no index expression tells the shape. */
class ObjectGridTest {
  private static final int STEPS = 3;

  /** Each object's second field is computed from the first fields of those at some offsets, where they lie in the grid, then copied back. */
  private static ValueFlowRecording stencil(int[] shape, int[]... offsets) {
    TinyProgram program = new TinyProgram();
    int size = Arrays.stream(shape).reduce(1, Math::multiplyExact);
    int[][] cells = program.objects("Cell", size, 3);
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int k = 0; k < size; k++) {
        int at = k;
        int[] sources = Arrays.stream(offsets).mapToInt(offset -> neighbour(at, shape, offset)).filter(other -> other >= 0)
            .map(other -> cells[other][0]).toArray();
        program.compute(2, cells[k][1], sources);
      }
      for (int[] cell : cells) {
        program.copy(3, cell[0], cell[1]);
      }
    }
    return program.recording();
  }

  private static int neighbour(int at, int[] shape, int[] offset) {
    int[] place = new int[shape.length];
    int rest = at;
    for (int a = shape.length - 1; a >= 0; a--) {
      place[a] = rest % shape[a] + offset[a];
      rest /= shape[a];
    }
    int number = 0;
    for (int a = 0; a < shape.length; a++) {
      if (place[a] < 0 || place[a] >= shape[a]) {
        return -1;
      }
      number = number * shape[a] + place[a];
    }
    return number;
  }

  private static int[][] around(int axes) {
    int points = (int) Math.pow(3, axes);
    return IntStream.range(0, points).mapToObj(p -> IntStream.range(0, axes).map(a -> p / (int) Math.pow(3, a) % 3 - 1).toArray()).toArray(int[][]::new);
  }

  private static List<Integer> shape(ValueFlowRecording recording) {
    int[] dimensions = WordArrays.of(recording, Map.of()).get(0).dimensions();
    return Arrays.stream(dimensions, 0, dimensions.length - 1).boxed().toList();
  }

  @Test
  void theShapeIsThatOfTheFlow() {
    int[][] star = {{0, 0}, {0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    assertThat(shape(stencil(new int[] {12, 10}, star))).containsExactly(12, 10);
    assertThat(shape(stencil(new int[] {12, 10}, around(2)))).containsExactly(12, 10);
    assertThat(shape(stencil(new int[] {6, 8, 7}, around(3)))).containsExactly(6, 8, 7);
    assertThat(shape(stencil(new int[] {40}, new int[] {-1}, new int[] {1}))).containsExactly(40);
  }

  @Test
  void rowsOfThreeOrFourAreToldFromLinesWithALongerReach() {
    int[][] star = {{0, 0}, {0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    assertThat(shape(stencil(new int[] {20, 4}, star))).containsExactly(20, 4);
    assertThat(shape(stencil(new int[] {20, 3}, star))).containsExactly(20, 3);
    assertThat(shape(stencil(new int[] {20, 4}, around(2)))).containsExactly(20, 4);
    assertThat(shape(stencil(new int[] {20, 3}, around(2)))).containsExactly(20, 3);
    assertThat(shape(stencil(new int[] {6, 4, 10}, around(3)))).containsExactly(6, 4, 10);
    assertThat(shape(stencil(new int[] {6, 10, 3}, around(3)))).containsExactly(6, 10, 3);
    assertThat(shape(stencil(new int[] {6, 4, 3}, around(3)))).containsExactly(6, 4, 3);
    assertThat(shape(stencil(new int[] {60}, new int[] {-3}, new int[] {-2}, new int[] {-1}, new int[] {1}, new int[] {2}, new int[] {3})))
        .containsExactly(60);
    assertThat(shape(stencil(new int[] {60}, new int[] {-1}, new int[] {1}, new int[] {4}))).containsExactly(60);
  }

  @Test
  void aGraphHasNoShape() {
    TinyProgram program = new TinyProgram();
    int[][] nodes = program.objects("Node", 60, 2);
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int k = 0; k < 60; k++) {
        program.compute(2, nodes[k][t % 2], nodes[k * k % 60][1 - t % 2], nodes[(7 * k + 3) % 60][1 - t % 2]);
      }
    }
    assertThat(shape(program.recording())).containsExactly(60);
  }

  @Test
  void aGridOfObjectsIsCutAsOneOfNumbers() {
    int n = 12;
    ValueFlowRecording recording = stencil(new int[] {n, n}, new int[] {0, 1}, new int[] {0, -1}, new int[] {1, 0}, new int[] {-1, 0});
    CommunicationForecast forecast = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(9)));
    DecompositionForecast blocks = forecast.ranks().get(0).results().stream()
        .filter(r -> r.estimator() == Estimator.BLOCK2D && r.grid().equals(List.of(3, 3))).findFirst().orElseThrow();
    assertThat(blocks.array()).isEqualTo("Cell");
    assertThat(blocks.imbalance()).isLessThan(1.2);
    assertThat(blocks.bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * (2 * n + 2 * n));
  }

  @Test
  void aShapeMayBeGiven() {
    ValueFlowRecording recording = stencil(new int[] {12, 12}, new int[] {0, 1}, new int[] {1, 0});
    CommunicationRequest request = CommunicationRequest.of(List.of(4));
    assertThat(CommunicationAnalysis.forecast(recording, request.withShapes(Map.of("Cell", List.of(6, 24)))).ranks().get(0).results())
        .anyMatch(r -> r.estimator() == Estimator.BLOCK2D && r.grid().equals(List.of(2, 2)));
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(recording, request.withShapes(Map.of("Cell", List.of(6, 25)))))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("the shape 6x25 does not fit Cell, of which there are 144");
  }
}
