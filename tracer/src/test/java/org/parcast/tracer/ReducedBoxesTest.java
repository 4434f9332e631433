package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.ValueFlowRecording;

/** Streams that reduce numbers in boxes answer what was computed from all of them. */
@Tag("slow")
class ReducedBoxesTest {
  private static final String HEAD = """
      import java.util.*;
      import java.util.stream.*;
      class Reduced { record Cell(double money) {}
      """;
  private static final String GIVEN = "double[] x = {1.5, 2.5, 3.5}; double[] y = new double[1]; ";

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {
      "y[0] = List.of(x[1], x[2]).stream().reduce(0.0, Double::sum);",
      "y[0] = Stream.of(x[1], x[2]).reduce(0.0, (a, b) -> a + b) * 0.5;",
      "y[0] = Stream.of(x[1] * 2, x[2]).map(v -> v - 1).reduce(Math::max).get();",
      "y[0] = Arrays.stream(new Double[] {x[1], x[2]}).reduce(1.0, (a, b) -> a * b);",
      "y[0] = Stream.of(x[1]).reduce(x[2], Double::sum);",
      "y[0] = List.of(new Cell(x[1]), new Cell(x[2])).stream().reduce(0.0, (a, c) -> a + c.money(), Double::sum);",
      "List<Integer> w = new ArrayList<>(); w.add((int) x[1]); w.add((int) (x[2] * 1000)); y[0] = w.stream().reduce(0, Integer::sum);",
      "y[0] = Stream.of((long) x[1], (long) (x[2] * 1000)).reduce((a, b) -> a * b).get();",
      "y[0] = Arrays.stream(new Integer[] {(int) x[1], (int) (x[2] * 1000)}).reduce(0, (a, b) -> a + b);",
      "y[0] = Stream.iterate(x[1] + x[2], v -> v * 2).limit(3).reduce(0.0, Double::sum);"})
  void areComputedFromAll(String statements) throws Exception {
    ValueFlowRecording recording = WordFlows.recorded("Reduced", HEAD, GIVEN + statements, directory);
    assertThat(WordFlows.reaches(recording, "x1", "y0")).isTrue();
    assertThat(WordFlows.reaches(recording, "x2", "y0")).isTrue();
    assertThat(WordFlows.reaches(recording, "x0", "y0")).isFalse();
    assertThat(recording.warnings()).isEmpty();
  }

  @Test
  void partialSumsAreNoWords() throws Exception {
    ValueFlowRecording recording = WordFlows.recorded("Reduced", HEAD, GIVEN + "y[0] = Arrays.stream(x).boxed().reduce(0.0, Double::sum);", directory);
    assertThat(recording.vertices()).isLessThan(10);
  }
}
