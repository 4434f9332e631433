package org.parcast.analyses.valueflow.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.TinyProgram;

class SingleUsesTest {
  private final TinyProgram program = new TinyProgram().region();
  private final int[] a = program.array("a", 3);
  private final int[] b = program.array("b", 2);
  private final int[] sum = program.scratch("sum", 3);

  private ValueCommunicationGraph graph() {
    return new ValueCommunicationGraph(program.recording(), List.of());
  }

  /** {@code b[0] = a[0].plus(a[1]).plus(a[2])}. */
  @Test
  void aChainOfTemporariesIsPartOfWhatUsesItsEnd() {
    program.constants(1, a);
    program.compute(2, sum[0], a[0], a[1]);
    program.compute(3, sum[1], sum[0], a[2]);
    program.compute(4, b[0], sum[1]);

    assertThat(graph().representative(sum[0])).isEqualTo(b[0]);
    assertThat(graph().representative(sum[1])).isEqualTo(b[0]);
  }

  @Test
  void aTemporaryThatSeveralUseStandsForItself() {
    program.constants(1, a);
    program.compute(2, sum[0], a[0], a[1]);
    program.compute(3, b[0], sum[0]);
    program.compute(4, b[1], sum[0]);

    assertThat(graph().representative(sum[0])).isEqualTo(sum[0]);
  }

  @Test
  void aWordThatLastsStandsForItself() {
    program.constants(1, a);
    program.compute(2, b[0], a[0]);

    assertThat(graph().representative(a[0])).isEqualTo(a[0]);
  }
}
