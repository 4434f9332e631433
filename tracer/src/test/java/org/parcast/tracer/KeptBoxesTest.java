package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.ValueFlowRecording;

/** What is computed for a box, the only one of its kind, and kept by an object is computed for the object. */
@Tag("slow")
class KeptBoxesTest {
  private static final String HEAD = """
      import java.util.*;
      class Kept { public static class Holder<T> { T held; Holder(T held) { this.held = held; } T get() { return held; } }
        static class Cell { Object any; Double number; Comparable<Double> compared; }
        record Pair<A, B>(A first, B second) {}
      """;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {
      "y[0] = new Holder<>(x[1] * 1.5).get();",
      "Holder<Double> h = new Holder<>(x[1] - 0.5); y[0] = h.held * 2;",
      "Cell c = new Cell(); c.any = x[1] * 1.5; y[0] = (Double) c.any;",
      "Cell c = new Cell(); c.number = x[1] * 1.5; y[0] = c.number;",
      "Cell c = new Cell(); c.compared = x[1] * 1.5; y[0] = (Double) c.compared;",
      "y[0] = Arrays.asList(0.5, x[1]).get(1) * 1.5;",
      "List<Double> l = new ArrayList<>(Arrays.asList(0.5, x[1] * 2.0)); y[0] = l.get(1) * 1.5;",
      "double s = 0; for (double v : List.of(0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, x[1])) { s += v; } y[0] = s;",
      "y[0] = new Pair<>(x[1] * 1.5, \"b\").first() + 1;",
      "y[0] = new Holder<>(new Holder<>(x[1] * 1.5)).get().get();"})
  void belongToWhatKeepsThem(String statements) throws Exception {
    ValueFlowRecording recording = WordFlows.recorded("Kept", HEAD, "double[] x = {1.5, 2.5}; double[] y = new double[2]; " + statements, directory);
    assertThat(WordFlows.reaches(recording, "x1", "y0")).isTrue();
    assertThat(WordFlows.reaches(recording, "x0", "y0")).isFalse();
  }
}
