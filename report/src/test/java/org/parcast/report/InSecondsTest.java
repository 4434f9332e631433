package org.parcast.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.report.text.InSeconds;

/** Ten steps, on a machine where a line takes 100 ns from core to core. */
class InSecondsTest {
  private static final Report REPORT = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withTime(Times.of(1e-3, 0));

  /** Twenty lines for four threads in ten steps. */
  @Test
  void threadsWaitForLines() {
    InSeconds.Bounds bounds = InSeconds.sharing(REPORT.withSharing(Machine.sharing("sums"))).orElseThrow();
    assertThat(bounds.high()).isEqualTo(20e-7 / 4 / 10, within(1e-15));
    assertThat(bounds.low()).isZero();
  }

  /** Between the sockets 2 pass in the best placement, and 18 in the worst. */
  @Test
  void thePlacementSavesWhatNoLongerPassesBetweenSockets() {
    InSeconds.Bounds bounds = InSeconds.placement(REPORT.withPlacement(Machine.placements())).orElseThrow();
    assertThat(bounds.high()).isEqualTo(16e-7 / 4 / 10, within(1e-15));
    assertThat(bounds.sentence()).isEqualTo("By scatter 16 lines more would pass between the farthest parts of the machine: a thread waits at most 0.0400 us of a step less.");
  }

  @Test
  void nothingIsSaidWhereNoStepWasTimed() {
    Report untimed = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withSharing(Machine.sharing("sums")).withPlacement(Machine.placements()).withCaches(Caches.some("a"));
    assertThat(InSeconds.sharing(untimed)).isEmpty();
    assertThat(InSeconds.placement(untimed)).isEmpty();
    assertThat(InSeconds.caches(untimed)).isEmpty();
  }
}
