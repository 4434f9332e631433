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
    return onTwoRanks(decompositions, timed(parts(upper)), steps, line);
  }

  private static ScalingPoint onTwoRanks(List<DecompositionForecast> decompositions, LoopTime uneven, int steps, int line) {
    CandidateLoop loop = new CandidateLoop("A.java", 3, "parallel", uneven, uneven, 0, new double[0]);
    TimeForecast time = CoresModel.forecast(CoresModelTest.machine(1), OutsideLoops.settled(Estimate.exactly(0)), List.of(loop), List.of(1, 2), steps, 3, List.of(), List.of());
    RankForecast ranks = new RankForecast(2, decompositions.get(0), decompositions.get(0), false, decompositions, List.of(), new TrafficPattern(TrafficPattern.Kind.NEAREST_1D, List.of(2), 1),
        new Plan(List.of(), 0, 0, false, List.of()));
    CommunicationForecast communication = new CommunicationForecast(false, "", steps, "A.java", line, List.of(), 100, 100, 100, 100, 0, List.of(),
        new SingletonSummary(SingletonMode.DEFAULT, 0.9, 1, 0, List.of()), List.of(ranks), List.of(), Optional.empty(), List.of(), List.of());
    return LogGpModel.forecast(communication, new SerialTime(64e-3, steps), Cluster.of(new Interconnect("fast", 1e-9, 1e12)), Optional.of(time), false, 0)
        .points().get(0);
  }

  private static double[] parts(double upper) {
    double[] parts = new double[32];
    Arrays.fill(parts, 0, 16, upper);
    Arrays.fill(parts, 16, 32, 1e-3);
    return parts;
  }

  private static LoopTime timed(double[]... parts) {
    LoopTime even = CoresModelTest.time(64e-3, 10, 1000);
    return new LoopTime(even.settled(), even.natural(), even.plain(), true, 10, 10_000, 1e-6, "", even.samples(), List.of(parts));
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

  /** Which rows a machine finds slow by its clock is another in each run of it. */
  @Test
  void unevennessCountsAsFarAsAllMachinesAgree() {
    List<DecompositionForecast> cuts = List.of(cut(Estimator.ROWS, List.of(2, 1)), cut(Estimator.COLUMNS, List.of(1, 2)), cut(Estimator.CYCLIC, List.of(2, 1)));
    double[] lower = parts(1e-3);
    Arrays.fill(lower, 16, 32, 3e-3);
    double[] spike = parts(1e-3);
    spike[31] = 16e-3;
    assertThat(onTwoRanks(cuts, timed(parts(3e-3), lower), 10, 1).decomposition()).isSameAs(cuts.get(0));
    assertThat(onTwoRanks(cuts, timed(parts(1e-3), spike), 10, 1).work().imbalance()).isZero();
    assertThat(onTwoRanks(cuts, timed(parts(3e-3), parts(2.5e-3), parts(3.5e-3)), 10, 1).decomposition()).isSameAs(cuts.get(2));
  }

  /** Rows timed as a little uneven and columns that are not differ by what even work is rounded to. */
  @Test
  void ofTwoThatAreEquallyFastTheFirstIsTaken() {
    for (double upper = 1e-3; upper < 1.2e-3; upper += 1e-5) {
      List<DecompositionForecast> cuts = List.of(cut(Estimator.COLUMNS, List.of(1, 2)), cut(Estimator.ROWS, List.of(2, 1)));
      assertThat(onTwoRanks(cuts, upper, 10, 1).decomposition()).as("%s", upper).isSameAs(cuts.get(0));
      assertThat(onTwoRanks(List.of(cuts.get(1), cuts.get(0)), upper, 10, 1).decomposition()).as("%s", upper).isSameAs(cuts.get(1));
    }
  }
}
