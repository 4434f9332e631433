package org.parcast.analyses.time.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoopTimeTest {
  /** Ten executions of a hundred iterations, one of which was repeated. */
  private static MeasuredRun.Loop run(double perExecution, boolean settled) {
    return run(perExecution, settled, 1);
  }

  private static MeasuredRun.Loop run(double perExecution, boolean settled, double processor) {
    Estimate time = Estimate.exactly(perExecution);
    return new MeasuredRun.Loop(10, 1000, time.times(20), time.times(0.01), 10, 20 * perExecution, 1e-6, "",
        List.of(new MeasuredRun.Sample(100, 1000, 10, settled, 20, time, processor, 0, 0, 0, new double[0], new double[0], new double[0])));
  }

  private static LoopTime of(double... perExecution) {
    return LoopTime.of(Arrays.stream(perExecution).mapToObj(seconds -> run(seconds, true)).toList(), List.of(run(perExecution[0], true)), 0);
  }

  @Test
  void ofThreeVirtualMachinesIsTheirMedianAndRange() {
    Estimate seconds = of(3e-3, 1e-3, 2e-3).seconds();
    assertThat(List.of(seconds.low(), seconds.value(), seconds.high())).usingElementComparator((one, other) -> Math.abs(one - other) < 1e-12 ? 0 : 1).containsExactly(1e-2, 2e-2, 3e-2);
  }

  @Test
  void ofOneVirtualMachineAnotherOneMayDiffer() {
    Estimate seconds = of(1e-3).seconds();
    assertThat(seconds.low()).isEqualTo(1e-2 / LoopTime.BETWEEN_MACHINES, within(1e-12));
    assertThat(seconds.high()).isEqualTo(1e-2 * LoopTime.BETWEEN_MACHINES, within(1e-12));
  }

  @Test
  void aVirtualMachineThatHasNotSettledIsLeftOutWhereMostHave() {
    List<MeasuredRun.Loop> runs = List.of(run(1e-3, true), run(1e-3, true), run(5e-3, false), run(1e-3, true));
    LoopTime time = LoopTime.of(runs, runs, 0);
    assertThat(time.warm()).isTrue();
    assertThat(time.settled().high()).isEqualTo(1e-2, within(1e-12));
    assertThat(LoopTime.of(runs.subList(0, 3), runs, 0).warm()).as("two are too few").isFalse();
  }

  /** Of the least disturbed virtual machine a fifth was taken by others. */
  @Test
  void isAsUncertainAsOthersTookOfTheProcessor() {
    LoopTime time = LoopTime.of(List.of(run(1e-3, true, 0.5), run(1e-3, true, 0.8), run(1e-3, true, 0.4)), List.of(run(1e-3, true)), 0);
    assertThat(time.settled().low()).isEqualTo(0.8e-2, within(1e-12));
    assertThat(time.settled().high()).isEqualTo(1.25e-2, within(1e-12));
  }

  private static MeasuredRun.Loop onCore(double perExecution, double probe) {
    Estimate time = Estimate.exactly(perExecution);
    return run(perExecution, true).with(List.of(new MeasuredRun.Sample(100, 1000, 10, true, 20, time, 1, 0, 0, probe, new double[0], new double[0], new double[0])));
  }

  @Test
  void whatLiesBetweenExecutionsIsKnownOnSharedCoresToo() {
    MeasuredRun.Loop shared = onCore(1e-3, 8e-6);
    assertThat(LoopTime.of(List.of(shared), List.of(shared), 4e-6).gap()).isEqualTo(1e-6);
  }

  /** A probe takes 4.6 us, and 7 on a core that is shared. */
  @Test
  void aVirtualMachineThatSharedItsCoreIsLeftOutWhereOthersHadTheirOwn() {
    List<MeasuredRun.Loop> runs = List.of(onCore(1.7e-3, 7e-6), onCore(1e-3, 4.6e-6), onCore(1.1e-3, 4.7e-6), onCore(1.8e-3, 0), onCore(1e-3, 4.7e-6));
    LoopTime time = LoopTime.of(runs, runs, 4.6e-6);
    assertThat(time.settled().low()).isEqualTo(1e-2, within(1e-12));
    assertThat(time.settled().high()).isEqualTo(1.1e-2, within(1e-12));
    assertThat(LoopTime.of(runs.subList(0, 2), runs, 4.6e-6).settled().high()).as("one, and another may differ").isEqualTo(1e-2 * LoopTime.BETWEEN_MACHINES, within(1e-12));
    Estimate shared = LoopTime.of(runs.subList(0, 1), runs, 4.6e-6).settled();
    assertThat(shared.value()).as("none had its own").isEqualTo(1.7e-2, within(1e-12));
    assertThat(shared.low()).isLessThan(1e-2);
    assertThat(LoopTime.of(runs, runs, 0).settled().high()).as("nothing is known of the core").isEqualTo(1.8e-2, within(1e-12));
  }

  /** It could not be repeated, but was met a hundred times in several calls of {@code main}. */
  @Test
  void isWarmWhereMainWasCalledOftenEnough() {
    Estimate each = Estimate.exactly(1e-5);
    MeasuredRun.Loop once = new MeasuredRun.Loop(10, 1000, Estimate.exactly(0.03), each, 10, 0.03, -1, "it reaches a lock", List.of());
    MeasuredRun.Loop often = new MeasuredRun.Loop(10, 1000, Estimate.exactly(0.03), each, 100, 0.3, -1, "it reaches a lock", List.of());
    assertThat(LoopTime.of(List.of(once), List.of(once), 0).warm()).isFalse();
    assertThat(LoopTime.of(List.of(often), List.of(often), 0).warm()).isTrue();
    assertThat(LoopTime.of(List.of(often), List.of(often), 0).executions()).isEqualTo(10);
    assertThat(LoopTime.of(List.of(often), List.of(often), 0).settled().value()).isEqualTo(1e-2, within(1e-12));
  }

  @Test
  void coldTimeReachesToWhatTheExecutionsTookAsTheyCame() {
    LoopTime time = LoopTime.of(List.of(run(1e-3, false)), List.of(run(1e-3, false)), 0);
    assertThat(time.warm()).isFalse();
    assertThat(time.seconds().high()).isEqualTo(2e-2, within(1e-12));
  }

  /** As it is not repeated, its first executions are of code that is not compiled. */
  @Test
  void whatAPlainRunTakesBeyondSettledCodeIsItsSettling() {
    MeasuredRun.Loop settled = run(1e-3, true);
    LoopTime time = LoopTime.of(List.of(settled), List.of(settled), 0);
    double settling = settled.natural().value() - time.settled().value();
    assertThat(time.settling().value()).isEqualTo(settling, within(1e-12)).isPositive();
    assertThat(new LoopTime(Estimate.exactly(1), Estimate.exactly(0.5), true, 1, 1, 1, "", List.of()).settling().value()).isZero();
  }
}
