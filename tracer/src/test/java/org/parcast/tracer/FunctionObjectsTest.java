package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.ValueFlowRecording;

/** Numbers go through function objects as they go through methods: as arguments, captured, and as results. */
@Tag("slow")
class FunctionObjectsTest {
  private static final String TYPES =
      "import java.util.function.*;\nimport java.util.stream.*;\npublic class F { interface Op { double of(double x, double y); }\n"
          + "  static DoubleUnaryOperator adding(double w) { return v -> v + w; }\n"
          + "  static DoubleSupplier at(double[] v, int i) { return () -> v[i] * 3.0; }\n";

  @TempDir Path directory;

  private ValueFlowRecording recorded(String statement) throws Exception {
    return WordFlows.recorded("F", TYPES, "double[] x = {1.5, 2.5}, z = {3.5, 0}, y = new double[1];\n" + statement, directory);
  }

  /** The words that were used to compute y[0]. */
  private Set<String> sourcesOfY(String statement) throws Exception {
    ValueFlowRecording recording = recorded(statement);
    assertThat(recording.warnings()).isEmpty();
    return WordFlows.of(recording).stream().filter(flow -> flow.endsWith(" to y0")).map(flow -> flow.substring(0, flow.indexOf(' '))).collect(Collectors.toSet());
  }

  @Test
  void whatALambdaCapturesIsASource() throws Exception {
    assertThat(sourcesOfY("y[0] = adding(x[0]).applyAsDouble(z[0]);")).containsExactlyInAnyOrder("x0", "z0");
  }

  @Test
  void aStreamOfOneNumberIsOfWhatThatIsComputedFrom() throws Exception {
    for (String stream : List.of("DoubleStream.of(x[0] * 2).sum()", "DoubleStream.of(x[0]).map(v -> v * 2).max().getAsDouble()", "IntStream.of((int) x[0]).mapToDouble(v -> v * 0.5).sum()",
        "LongStream.concat(LongStream.of((long) x[0]), LongStream.of(3)).sum()")) {
      ValueFlowRecording recording = recorded("for (int t = 0; t < 2; t++) { y[0] = " + stream + "; }");
      assertThat(recording.warnings()).as(stream).isEmpty();
      assertThat(WordFlows.reaches(recording, "x0", "y0")).as(stream).isTrue();
    }
  }

  /** Of numbers, of numbers in boxes and of indices: what the predicates decide by makes the count. */
  @Test
  void countsOfStreamsAreComputedOfWhatDecides() throws Exception {
    for (String count : List.of("Arrays.stream(x).filter(v -> v > 1)", "Arrays.stream(x).boxed().filter(v -> v > 1)", "stream.IntStream.range(0, 2).filter(i -> x[i] > 2)")) {
      ValueFlowRecording recording = recorded("y[0] = java.util." + count + ".count();");
      assertThat(recording.warnings()).isEmpty();
      assertThat(WordFlows.of(recording)).as(count).contains("x0 to register F.main0", "x1 to register F.main0", "register F.main0 to y0");
    }
  }

  /** Compilers store it in a field before the constructor calls that of the superclass. */
  @Test
  void whatAnObjectCapturesIsASource() throws Exception {
    for (String made : List.of(
        "double w = x[0]; Op f = new Op() { public double of(double a, double b) { return a * w + b; } }; y[0] = f.of(0.5, 1);",
        "long w = (long) x[0]; class Local { double of() { return w + 0.5; } } y[0] = new Local().of();",
        "Double w = x[0]; DoubleSupplier f = new DoubleSupplier() { double own = 1; public double getAsDouble() { return w * own; } }; y[0] = f.getAsDouble();",
        "class Told { static double told; final double w; Told(double w) { this.w = w; } } class More extends Told { More(double v) { super(told = 2 * v); } } new More(x[0]); y[0] = Told.told;")) {
      assertThat(WordFlows.reaches(recorded(made), "x0", "y0")).as(made).isTrue();
    }
  }

  @Test
  void eachLambdaHasWhatItCaptured() throws Exception {
    assertThat(sourcesOfY("DoubleUnaryOperator f = adding(x[0]), g = adding(x[1]); y[0] = f.applyAsDouble(z[0]);")).containsExactlyInAnyOrder("x0", "z0");
  }

  @Test
  void whatASupplierComputesHasSources() throws Exception {
    assertThat(sourcesOfY("y[0] = at(x, 1).getAsDouble();")).containsExactly("x1");
  }

  @Test
  void aMethodOfTheLibraryComputesOfItsArguments() throws Exception {
    assertThat(sourcesOfY("Op f = Double::sum; y[0] = f.of(x[0], z[0]);")).containsExactlyInAnyOrder("x0", "z0");
  }

  @Test
  void theSameWhereOtherBodiesStandForTheInterface() throws Exception {
    assertThat(sourcesOfY("DoubleBinaryOperator f = Math::max, g = (v, w) -> v * w; y[0] = f.applyAsDouble(x[0], g.applyAsDouble(x[1], 2.0));")).containsExactlyInAnyOrder("x0", "x1");
  }

  @Test
  void whatNobodyFollowsIsTold() throws Exception {
    String statement = "DoubleSupplier mine = () -> x[1]; DoubleSupplier other = (DoubleSupplier & java.io.Serializable) new java.util.Random(7)::nextDouble; y[0] = mine.getAsDouble() + other.getAsDouble();";
    assertThat(recorded(statement).warnings())
        .containsExactly("not modelled: 1 numbers from java.util.function.DoubleSupplier.getAsDouble were taken for new values: what they were made from is not followed [not-modelled]");
  }
}
