package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;

class TotalsTest {
  /** A number that the region writes once, before its steps, is sent once, though its word holds it to the end. */
  @Test
  void aConstantIsBroadcastOnce() {
    int n = 64;
    TinyProgram program = new TinyProgram();
    int[][] u = {program.array("u", n + 2), program.array("v", n + 2)};
    int c = program.field("c");
    program.before();
    program.constant(1, c);
    program.steps(4);
    for (int t = 0; t < 4; t++) {
      for (int i = 1; i <= n; i++) {
        program.compute(2, u[(t + 1) % 2][i], u[t % 2][i - 1], u[t % 2][i], u[t % 2][i + 1], c);
      }
    }
    RankForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4))).ranks().get(0);
    DecompositionForecast rows = forecast.results().stream().filter(r -> r.estimator() == Estimator.ROWS).findFirst().orElseThrow();
    assertThat(rows.bytesCollective()).isEqualTo(8 * 3);
    assertThat(rows.bytesCollectivePerStep()).isZero();
  }
}
