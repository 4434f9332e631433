package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.plan.Collective;
import org.parcast.analyses.valueflow.plan.Distribution;
import org.parcast.analyses.valueflow.plan.Plan;
import org.parcast.analyses.valueflow.plan.PlannedVariable;
import org.parcast.analyses.valueflow.plan.VariableKind;
import org.parcast.recording.ValueFlowRecording;

/** Who keeps which variable, on nets of programs played by hand. */
class PlanTest {
  private static final int N = 16;

  private static Plan plan(ValueFlowRecording recording, int ranks, Map<String, Distribution> layouts) {
    return CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(ranks)).withLayouts(layouts)).ranks().get(0).plan();
  }

  private static PlannedVariable variable(Plan plan, String name) {
    return plan.variables().stream().filter(v -> List.of(v.name().split(", ")).contains(name)).findFirst().orElseThrow(() -> new AssertionError(name + " in " + plan));
  }

  private static ValueFlowRecording heat() {
    return TinyStencils.heat2d(N, 4, TinyStencils.Heat.WHILE);
  }

  @Test
  void aGridIsCutInBlocksAndItsErrorIsReduced() {
    Plan plan = plan(heat(), 4, Map.of());
    PlannedVariable u = variable(plan, "u");
    assertThat(u.layout()).isEqualTo(Distribution.BLOCK2D);
    assertThat(u.grid()).containsExactly(2, 2);
    assertThat(u.kind()).isEqualTo(VariableKind.STATE);
    PlannedVariable error = variable(plan, "err");
    assertThat(error.layout()).isEqualTo(Distribution.COPIED);
    assertThat(error.kind()).isEqualTo(VariableKind.NUMBER);
    assertThat(error.bytesPerStep()).isEqualTo(2 * 8.0 * 3);
    assertThat(error.messagesPerStep()).isZero();
    assertThat(error.collectives()).containsExactly(new Collective(Collective.Operation.ALLREDUCE, 8, 1, 4));
    assertThat(plan.bytesPerStep()).isEqualTo(8.0 * 2 * 2 * N + 2 * 8.0 * 3);
    assertThat(plan.wholeRun()).isFalse();
    assertThat(plan.copiedBytes()).isEqualTo(8);
  }

  /** What else there could be is counted: every point of the grid would be a term, but those of the rank that adds them up. */
  @Test
  void aReasonCountsTheNextLayout() {
    Plan plan = plan(heat(), 4, Map.of());
    assertThat(variable(plan, "err").why()).startsWith("copied 48 bytes; terms sent to one rank ");
    assertThat(variable(plan, "u").why()).contains("block2d 560 bytes for all variables; ");
  }

  @Test
  void askedForRowsTheGridIsCutInRows() {
    Plan plan = plan(heat(), 4, Map.of("u", Distribution.ROWS));
    assertThat(variable(plan, "u").layout()).isEqualTo(Distribution.ROWS);
    assertThat(plan.bytesPerStep()).isEqualTo(8.0 * 2 * 3 * N + 2 * 8.0 * 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void aCopiedGridIsSentToAll(int p) {
    Plan plan = plan(TinyStencils.jacobi1d(64, 4), p, Map.of("u", Distribution.COPIED));
    PlannedVariable u = variable(plan, "u");
    assertThat(u.layout()).isEqualTo(Distribution.COPIED);
    assertThat(u.why()).endsWith("as asked");
    assertThat(u.collectives()).extracting(Collective::operation).containsExactly(Collective.Operation.ALLGATHER);
    assertThat(u.bytesPerStep()).isEqualTo(8.0 * 64 * (p - 1));
  }

  @Test
  void anUnknownVariableIsRefusedWithTheNearestNames() {
    assertThatThrownBy(() -> plan(heat(), 4, Map.of("er", Distribution.ROWS))).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no variable er").hasMessageContaining("nearest to it are err");
  }

  @Test
  void aLayoutThatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> plan(heat(), 4, Map.of("u", Distribution.BLOCK3D))).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("u=block3d").hasMessageContaining("18 x 18").hasMessageContaining("4 ranks");
  }

  @Test
  void withoutTimeLoopThePlanIsOfTheWholeRun() {
    assertThat(plan(TinySweeps.prefixSum(128), 4, Map.of()).wholeRun()).isTrue();
  }
}
