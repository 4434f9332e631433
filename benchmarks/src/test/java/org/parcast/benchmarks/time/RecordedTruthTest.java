package org.parcast.benchmarks.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.engine.run.AnalysisException;

/** Holds the model against truths that were measured once: no quiet machine is needed. */
class RecordedTruthTest {
  private static final Path RECORD = Path.of("src/main/truth/time");
  private static final Path HELD_OUT = Path.of("src/main/truth/time-held-out");

  @TempDir private Path directory;

  /** Three virtual machines in which the form takes 2 us in order and 1.25 in parallel, and the loop as it is written 3. */
  private static MeasuredProgram record(boolean heldOut, String gate, Estimate forecast) {
    LoopTime time = new LoopTime(Estimate.exactly(2e-5), Estimate.exactly(4e-5), true, 10, 10_000, 1e-6, "",
        List.of(new MeasuredRun.Sample(1000, 10_000, 10, true, 20, Estimate.exactly(2e-6), 1, 0, 0, 0, new double[] {1e-6, 1e-6}, new double[0], new double[0])));
    CandidateLoop loop = new CandidateLoop("A.java", 3, "reduction(+:sum)", time, time, 1, new double[] {0, 8});
    MeasuredProgram.Fork fork = new MeasuredProgram.Fork(3e-6, new double[] {2e-6, 2e-6}, new double[] {1.25e-6, 1.25e-6});
    return new MeasuredProgram("A.java", heldOut, List.of(new MeasuredProgram.Loop(loop, new MeasuredProgram.Said(forecast, forecast, true), List.of(fork, fork, fork))), List.of(gate));
  }

  @Test
  void isReadAsItWasWritten() throws IOException {
    MeasuredProgram written = record(true, "quiet all cores at 1.000 of their speed", new Estimate(1.5, 1.25, 1.75));
    Path file = directory.resolve("A.txt");
    Files.writeString(file, written.forecast() + written.truth());
    MeasuredProgram read = MeasuredProgram.read(file);
    assertThat(read.forecast() + read.truth()).isEqualTo(written.forecast() + written.truth());
    assertThat(read.loops().get(0).inputs().form().samples().get(0).parts()).containsExactly(1e-6, 1e-6);
    assertThat(read.quiet()).isTrue();
  }

  @Test
  void truthIsTheMedianOfRatios() {
    List<MeasuredProgram.Fork> forks = record(false, "quiet", Estimate.exactly(1)).loops().get(0).forks();
    assertThat(Truth.threads(forks).speedup()).isEqualTo(1.6, within(1e-9));
    assertThat(Truth.whole(forks).speedup()).isEqualTo(2.4, within(1e-9));
    assertThat(Truth.self(forks).speedup()).isEqualTo(1, within(1e-9));
  }

  @Test
  void errorsAreRelativeToTheTruth() {
    Errors errors = new Errors(2, true);
    MeasuredProgram program = record(true, "busy", new Estimate(2, 1.5, 2.5));
    errors.add(program, program.loops().get(0), program.loops().get(0).said());
    assertThat(errors.medianError()).isEqualTo(0.25, within(1e-9));
    assertThat(errors.inside()).isEqualTo(1);
    assertThat(errors.summary()).contains("1 loops on 2 threads, 0 undecided").contains("Held out: 1 loops").contains("not quiet for 1");
  }

  /** What a brief forecast says of two virtual machines is what the record shows of them. */
  @Test
  void virtualMachinesDifferAsIsSaid() throws IOException {
    List<Double> ratios = new ArrayList<>();
    for (MeasuredProgram program : TimeTruthCommand.read(RECORD)) {
      for (MeasuredProgram.Loop loop : program.loops()) {
        addRatios(loop.forks().stream().map(MeasuredProgram.Fork::written).toList(), ratios);
        addRatios(loop.forks().stream().map(fork -> Truth.median(fork.inOrder())).toList(), ratios);
      }
    }
    double nineOfTen = ratios.stream().sorted().toList().get(ratios.size() * 9 / 10);
    assertThat(nineOfTen).isCloseTo(LoopTime.BETWEEN_MACHINES, within(0.01));
  }

  private static void addRatios(List<Double> times, List<Double> ratios) {
    if (times.stream().anyMatch(time -> time < 1e-6)) {
      return; // the clock tells ten nanoseconds, a hundredth
    }
    for (double one : times) {
      times.stream().filter(other -> other < one).forEach(other -> ratios.add(one / other));
    }
  }

  /** The wanted errors. */
  @Test
  void theModelMeetsItsAims() throws IOException, AnalysisException {
    Errors now = TimeTruthCommand.now(RECORD);
    assertThat(now.medianError()).as(now.markdown()).isLessThanOrEqualTo(0.10).isLessThanOrEqualTo(now.medianNaiveError() / 2);
    assertThat(now.inside()).isGreaterThanOrEqualTo(0.9);
    assertThat(now.medianWidth()).isLessThanOrEqualTo(0.25);
    assertThat(now.worstRegret()).isLessThanOrEqualTo(0.03);
    assertThat(now.advisedAndSlower()).isEmpty();
  }

  /** Of loops that the model had not met; how near it comes to them is published, not wanted here. */
  @Test
  void nothingIsAdvisedThatRunsSlower() throws IOException, AnalysisException {
    Errors now = TimeTruthCommand.now(HELD_OUT);
    assertThat(now.advisedAndSlower()).as(now.markdown()).isEmpty();
    assertThat(now.worstRegret()).isLessThanOrEqualTo(0.03);
  }
}
