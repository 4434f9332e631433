package org.parcast.engine.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.cores.CoresModel;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.analyses.time.serial.OutsideLoops;

/** Loops of one execution each: one in a kernel, one in {@code main}, each as it was timed in settled code. */
class OnlyStepTest {
  private static final LoopVerdict PARALLEL = new LoopVerdict(Verdict.PARALLEL, Certainty.PROVEN, List.of(), List.of(), List.of(), List.of(), List.of());

  private final List<LoopFinding> findings = new ArrayList<>();
  private final List<CandidateLoop> timed = new ArrayList<>();

  private OnlyStepTest loop(int line, String method, double share) {
    findings.add(new LoopFinding("A.java", line, method, "i", 1, PARALLEL, Optional.empty(), Optional.of(new LoopProfile(share, 1, 100, 1, 1, 1)), ""));
    return this;
  }

  private OnlyStepTest timed(int line, Estimate seconds) {
    return timed(line, seconds, true);
  }

  private OnlyStepTest timed(int line, Estimate seconds, boolean warm) {
    MeasuredRun.Sample sample = new MeasuredRun.Sample(100, 100, 1, true, 20, seconds, 1, 0, 1, 0, new double[] {seconds.value()}, new double[0], new double[0]);
    LoopTime time = new LoopTime(seconds, seconds.times(50), warm, 1, 100, -1, "", List.of(sample));
    timed.add(new CandidateLoop("A.java", line, "parallel", time, time, 0, new double[0]));
    return this;
  }

  private Optional<Estimate> seconds(String... kernels) {
    return step(kernels).map(OnlyStep.Seconds::estimate);
  }

  private Optional<OnlyStep.Seconds> step(String... kernels) {
    ByThreads one = new ByThreads(List.of(1e9));
    Machine machine = new Machine("one", 1, 1, 1e9, ThreadSlowdown.alike(new ByThreads(List.of(1.0))), List.of(new MemoryLevel("memory", 1L << 30, 1, one, one, one)), new MissCost(1e-9, 1e-8, 1e-7),
        List.of(new RegionCost(0, 1e-6, 1e-9, 1e-9)), 1e-6, 1e-12, 1e-7, 1e-7, 0, null, List.of());
    TimeForecast time = CoresModel.forecast(machine, OutsideLoops.settled(Estimate.exactly(1)), timed, List.of(1), 1, 1, List.of(), List.of());
    return new OnlyStep(findings, List.of(kernels)).seconds(time);
  }

  @Test
  void whatIsNotInLoopsGoesAtTheirRate() {
    Estimate seconds = loop(3, "A.main", 0.6).loop(9, "A.run", 0.2).timed(3, Estimate.exactly(6e-3)).timed(9, new Estimate(2e-3, 1e-3, 4e-3)).seconds().orElseThrow();
    assertThat(seconds.value()).isEqualTo(10e-3, within(1e-12));
    assertThat(seconds.low()).as("the loops alone").isEqualTo(7e-3, within(1e-12));
    assertThat(seconds.high()).isEqualTo(12.5e-3, within(1e-12));
  }

  @Test
  void whereMostOfTheWorkWasNotTimedNothingIsTold() {
    assertThat(loop(3, "A.main", 0.4).loop(9, "A.run", 0.6).timed(3, Estimate.exactly(1e-3)).seconds()).isEmpty();
    assertThat(new OnlyStepTest().seconds()).isEmpty();
  }

  /** The loop of main has no part in the kernel's time. */
  @Test
  void aStepIsColdWhereOneOfItsLoopsIs() {
    loop(3, "A.main", 0.6).loop(9, "A.run", 0.4).timed(3, Estimate.exactly(6e-3), false).timed(9, Estimate.exactly(2e-3));
    assertThat(step("A.run").orElseThrow().warm()).isTrue();
    assertThat(step().orElseThrow().warm()).isFalse();
  }

  @Test
  void aKernelIsMadeOfItsOwnLoops() {
    loop(3, "A.main", 0.6).loop(9, "A.run", 0.2).loop(12, "A.run", 0.1).timed(3, Estimate.exactly(6e-3)).timed(9, Estimate.exactly(2e-3));
    assertThat(seconds("A.run").orElseThrow().value()).isEqualTo(3e-3, within(1e-12));
    assertThat(seconds("A.other")).isEmpty();
  }
}
