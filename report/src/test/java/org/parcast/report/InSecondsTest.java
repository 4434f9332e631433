package org.parcast.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.time.serial.Estimate;
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

  /** A bound above the time of the step on one core is no wait that anybody should expect, and the sentence says so. */
  @Test
  void aBoundThatIsLongerThanTheStepIsSaidToBeNone() {
    Report brief = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withCosts(Costs.ofRun(Times.of(1e-3, 0).machine(), Optional.of(Estimate.exactly(1e-12))));
    assertThat(InSeconds.sharing(brief.withSharing(Machine.sharing("sums"))).orElseThrow().sentence()).contains("which is less: so long they wait only if they take turns");
    assertThat(InSeconds.sharing(REPORT.withSharing(Machine.sharing("sums"))).orElseThrow().sentence()).doesNotContain("which is less");
  }

  /** Between the sockets 2 pass in the best placement, and 18 in the worst. */
  @Test
  void thePlacementSavesWhatNoLongerPassesBetweenSockets() {
    InSeconds.Bounds bounds = InSeconds.placement(REPORT.withPlacement(Machine.placements())).orElseThrow();
    assertThat(bounds.high()).isEqualTo(16e-7 / 4 / 10, within(1e-15));
    assertThat(bounds.sentence()).startsWith("By scatter 2 lines more of a step would pass between the farthest parts of the machine than by ")
        .contains("each task waits at most 0.0400 us less, by the costs of four cores; a step takes 1.00 ms");
  }

  /** Without steps it is told of the run, and where the run was not timed, that is said. */
  @Test
  void ofARunThatWasNotTimedTheBoundsAreTold() {
    Report trace = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withCosts(Costs.ofRun(Times.of(1e-3, 0).machine(), Optional.empty())).withCaches(Caches.some("a"));
    InSeconds.Bounds bounds = InSeconds.caches(trace).orElseThrow();
    assertThat(bounds.of()).isEqualTo(Costs.Of.RUN);
    assertThat(bounds.high() / bounds.low()).as("a chain over a stream").isEqualTo(100, within(1e-9));
    assertThat(bounds.sentence()).startsWith("The run misses the last of these caches ").contains("by the costs of four cores; how long the run takes is not known");
  }

  @Test
  void nothingWaitsLongerThanItTakes() {
    Estimate brief = Estimate.exactly(1e-12);
    Report report = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withCosts(Costs.ofRun(Times.of(1e-3, 0).machine(), Optional.of(brief))).withCaches(Caches.some("a"));
    InSeconds.Bounds bounds = InSeconds.caches(report).orElseThrow();
    assertThat(bounds.low()).isZero();
    assertThat(bounds.high()).isEqualTo(1e-12);
    assertThat(bounds.sentence()).contains("the caches of that machine are larger");
  }

  /** A run that takes longer than the low bound, and not as long as the high one. */
  @Test
  void aBoundIsNotToldThatIsLongerThanAllOfIt() {
    Report report = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withCaches(Caches.some("a"));
    InSeconds.Bounds free = InSeconds.caches(report.withCosts(Costs.ofRun(Times.of(1e-3, 0).machine(), Optional.empty()))).orElseThrow();
    Estimate between = Estimate.exactly((free.low() + free.high()) / 2);
    InSeconds.Bounds bounds = InSeconds.caches(report.withCosts(Costs.ofRun(Times.of(1e-3, 0).machine(), Optional.of(between)))).orElseThrow();
    assertThat(bounds.high()).isEqualTo(between.value());
    assertThat(bounds.sentence()).contains("at most all of its time where each miss names the next");
    assertThat(free.sentence()).doesNotContain("all of its time");
  }

  @Test
  void nothingIsSaidWhereNoStepWasTimed() {
    Report untimed = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withSharing(Machine.sharing("sums")).withPlacement(Machine.placements()).withCaches(Caches.some("a"));
    assertThat(InSeconds.sharing(untimed)).isEmpty();
    assertThat(InSeconds.placement(untimed)).isEmpty();
    assertThat(InSeconds.caches(untimed)).isEmpty();
  }
}
