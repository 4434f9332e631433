package org.parcast.analyses.time.cores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.scaling.LogGpModel;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.analyses.scaling.SerialTime;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.analyses.time.serial.OutsideLoops;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.SingletonSummary;
import org.parcast.analyses.valueflow.TrafficPattern;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Plan;

/** A picture whose upper rows take three times as long as the lower ones, though each of its points is stored once. */
class UnevenRanksTest {
  private static DecompositionForecast cut(Estimator estimator, List<Integer> grid) {
    return new DecompositionForecast(2, estimator, "picture", grid, AssemblyConvention.OWNER, true, 0, 0, 0, 0, 0, 0, 0, 0, 1, true, Optional.empty(), Optional.empty(), Optional.empty());
  }

  private static ScalingPoint onTwoRanks(DecompositionForecast decomposition) {
    return onTwoRanks(List.of(decomposition), 3e-3, 10, 1);
  }

  /**
   * @param decompositions the better answers first
   * @param upper seconds of a part of the upper rows, of which the lower ones take 1 ms
   * @param line of the time loop, 0 where all of the run is a step
   */
  private static ScalingPoint onTwoRanks(List<DecompositionForecast> decompositions, double upper, int steps, int line) {
    double[] parts = new double[32];
    Arrays.fill(parts, 0, 16, upper);
    Arrays.fill(parts, 16, 32, 1e-3);
    LoopTime even = CoresModelTest.time(64e-3, 10, 1000);
    MeasuredRun.Sample sample = even.samples().get(0);
    LoopTime uneven = new LoopTime(even.settled(), even.natural(), true, 10, 10_000, 1e-6, "", List.of(new MeasuredRun.Sample(sample.iterations(), sample.represents(), sample.executions(), true, 20,
        sample.time(), 1, 0, 1, 0, parts, new double[0], new double[0])));
    CandidateLoop loop = new CandidateLoop("A.java", 3, "parallel", uneven, uneven, 0, new double[0]);
    TimeForecast time = CoresModel.forecast(CoresModelTest.machine(1), OutsideLoops.settled(Estimate.exactly(0)), List.of(loop), List.of(1, 2), steps, 3, List.of(), List.of());
    RankForecast ranks = new RankForecast(2, decompositions.get(0), decompositions.get(0), decompositions, List.of(), new TrafficPattern(TrafficPattern.Kind.NEAREST_1D, List.of(2), 1),
        new Plan(List.of(), 0, 0, false, List.of()));
    CommunicationForecast communication = new CommunicationForecast(false, "", steps, "A.java", line, List.of(), 100, 100, 100, 100, 0, List.of(),
        new SingletonSummary(SingletonMode.DEFAULT, 0.9, 1, 0, List.of()), List.of(ranks), List.of(), Optional.empty(), List.of(), List.of());
    return LogGpModel.forecast(communication, new SerialTime(64e-3, steps), Cluster.of(new Interconnect("fast", 1e-9, 1e12)), Optional.of(time), false, 0)
        .points().get(0);
  }

  @Test
  void ranksOfRowsAreAsUnevenAsTheRowsAreTimed() {
    ScalingPoint rows = onTwoRanks(cut(Estimator.ROWS, List.of(2, 1)));
    assertThat(rows.speedup()).isEqualTo(2 / 1.5, within(1e-3));
    assertThat(rows.work().imbalance()).isEqualTo(16e-3, within(1e-6));
  }

  @Test
  void soTheyAreWhereAllOfTheRunIsAStep() {
    assertThat(onTwoRanks(List.of(cut(Estimator.ROWS, List.of(2, 1))), 3e-3, 1, 0).speedup()).isEqualTo(2 / 1.5, within(1e-3));
  }

  @Test
  void aRunWithoutStepsSaysNothingOfTheStepsOfItsWords() {
    assertThat(onTwoRanks(List.of(cut(Estimator.ROWS, List.of(2, 1))), 3e-3, 1, 1).speedup()).isEqualTo(2, within(1e-3));
  }

  @Test
  void ofOtherCutsTheTimesTellNothing() {
    ScalingPoint columns = onTwoRanks(cut(Estimator.COLUMNS, List.of(1, 2)));
    assertThat(columns.speedup()).isEqualTo(2, within(1e-3));
    assertThat(columns.gained().low()).as("they may be as uneven").isEqualTo(2 / 1.5, within(1e-3));
    assertThat(onTwoRanks(cut(Estimator.CYCLIC, List.of(2, 1))).gained().low()).isEqualTo(2, within(1e-3));
    assertThat(onTwoRanks(cut(Estimator.CYCLIC, List.of(2, 1))).speedup()).isEqualTo(2, within(1e-3));
  }

  @Test
  void whatIsEvenEnoughIsNotDealtInTurn() {
    List<DecompositionForecast> cuts = List.of(cut(Estimator.ROWS, List.of(2, 1)), cut(Estimator.COLUMNS, List.of(1, 2)), cut(Estimator.CYCLIC, List.of(2, 1)));
    assertThat(onTwoRanks(cuts, 1.1e-3, 10, 1).decomposition()).isSameAs(cuts.get(0));
    assertThat(onTwoRanks(cuts, 3e-3, 10, 1).decomposition()).as("columns may be as uneven").isSameAs(cuts.get(2));
  }
}
