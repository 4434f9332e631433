package org.parcast.analyses.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.SingletonSummary;
import org.parcast.analyses.valueflow.TrafficPattern;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Plan;
import org.parcast.analyses.valueflow.plan.StepPath;

class LogGpModelTest {
  private static final Plan NO_PLAN = new Plan(List.of(), 0, 0, false, List.of());
  private static final Interconnect SLOW = new Interconnect("slow", 1e-3, 1e6);

  private static CommunicationForecast forecast(List<Singleton> singletons, int... ranks) {
    List<RankForecast> all = new java.util.ArrayList<>();
    for (int p : ranks) {
      DecompositionForecast rows = new DecompositionForecast(p, Estimator.ROWS, "u", List.of(p), AssemblyConvention.OWNER, true, 0, 0, 0, 0,
          2L * (p - 1), 2, 2, 2000, 1.05, true, Optional.empty(), Optional.empty(), Optional.empty());
      all.add(new RankForecast(p, rows, rows, false, List.of(rows), List.of(), new TrafficPattern(TrafficPattern.Kind.NEAREST_1D, List.of(p), 1), NO_PLAN));
    }
    return new CommunicationForecast(false, "", 10, "A.java", 1, List.of(), 100, 100, 100, 100, 0, List.of(),
        new SingletonSummary(SingletonMode.DEFAULT, 0.9, 1, 0, singletons), all, List.of(), Optional.empty(), List.of(), List.of());
  }

  @Test
  void aStepIsWorkThenMessages() {
    ScalingPoint point = LogGpModel.forecast(forecast(List.of(), 4), new SerialTime(2.0, 1), SLOW).points().get(0);
    assertThat(point.computeSeconds()).isCloseTo(2.0 / 4 * 1.05, within(1e-12));
    assertThat(point.messageSeconds()).isCloseTo(2 * 1e-3 + 2000 / 1e6, within(1e-12));
    assertThat(point.collectiveSeconds()).isZero();
    assertThat(point.speedup()).isCloseTo(2.0 / (0.525 + 0.004), within(1e-12));
    assertThat(point.efficiency()).isCloseTo(point.speedup() / 4, within(1e-12));
  }

  @Test
  void collectivesAreRoundsOfDoublingAfterFoldingToAPowerOfTwo() {
    Singleton norm = new Singleton("norm", "A.java", 3, SingletonKind.ALLREDUCE, 1, 2.0, 8, 1);
    Singleton vector = new Singleton("x", "A.java", 3, SingletonKind.ALLGATHER, 1000, 1.0, 8000, 1);
    ScalingPoint point = LogGpModel.forecast(forecast(List.of(norm, vector), 5), new SerialTime(2.0, 1), SLOW).points().get(0);
    assertThat(point.collectiveSeconds())
        .isCloseTo(2 * (2 + 2) * (1e-3 + 8 / 1e6) + 3 * 1e-3 + 8000 * 0.8 / 1e6, within(1e-12));
  }

  @Test
  void theFastestDecompositionNeedNotBeTheOneThatSendsLeast() {
    DecompositionForecast few = new DecompositionForecast(4, Estimator.ROWS, "u", List.of(4), AssemblyConvention.OWNER, false, 0, 0, 0, 0, 6, 2, 2, 2000, 1.0,
        true, Optional.empty(), Optional.empty(), Optional.empty());
    DecompositionForecast many = new DecompositionForecast(4, Estimator.PARTITION, "", List.of(4), AssemblyConvention.OWNER, true, 0, 0, 0, 0, 12, 3, 3, 1500,
        1.0, true, Optional.empty(), Optional.empty(), Optional.empty());
    RankForecast ranks = new RankForecast(4, many, many, false, List.of(few, many), List.of(), new TrafficPattern(TrafficPattern.Kind.NEAREST_1D, List.of(4), 1), NO_PLAN);
    CommunicationForecast forecast = new CommunicationForecast(false, "", 10, "A.java", 1, List.of(), 100, 100, 100, 100, 0, List.of(),
        new SingletonSummary(SingletonMode.DEFAULT, 0.9, 1, 0, List.of()), List.of(ranks), List.of(), Optional.empty(), List.of(), List.of());

    assertThat(LogGpModel.forecast(forecast, new SerialTime(2.0, 1), SLOW).points().get(0).decomposition()).isSameAs(few);
  }

  @Test
  void saysWhereItStopsPaying() {
    assertThat(LogGpModel.forecast(forecast(List.of(), 2, 4, 8), new SerialTime(2.0, 1), SLOW).paysUpTo()).isEqualTo(8);
    assertThat(LogGpModel.forecast(forecast(List.of(), 2, 4, 8), new SerialTime(1e-3, 1), SLOW).paysUpTo()).isEqualTo(1);
    Singleton many = new Singleton("s", "", 0, SingletonKind.ALLREDUCE, 1, 10, 8, 1);
    assertThat(LogGpModel.forecast(forecast(List.of(many), 2, 4, 64), new SerialTime(0.1, 1), SLOW).paysUpTo()).isEqualTo(4);
  }

  /** On 64 ranks a step of 0.1 s is shorter than on 16, at less than half efficiency. */
  @Test
  void recommendsTheFastestThatIsHalfEfficient() {
    ScalingForecast forecast = LogGpModel.forecast(forecast(List.of(), 2, 4, 16, 64), new SerialTime(0.1, 1), SLOW);
    assertThat(forecast.paysUpTo()).isEqualTo(64);
    assertThat(forecast.recommended().orElseThrow().ranks()).isEqualTo(16);
    assertThat(LogGpModel.forecast(forecast(List.of(), 2, 4), new SerialTime(1e-3, 1), SLOW).recommended()).isEmpty();
  }

  /** A step takes 0.05 to 0.4 s: at its shortest 4 ranks are half efficient and 16 are not, at its longest 64 are. */
  @Test
  void recommendsWhatIsHalfEfficientAllOverTheInterval() {
    ScalingForecast forecast = LogGpModel.forecast(forecast(List.of(), 2, 4, 16, 64), new SerialTime(new Estimate(0.1, 0.05, 0.4), 10, 3, false), SLOW);
    assertThat(forecast.recommended().orElseThrow().ranks()).isEqualTo(4);
    assertThat(forecast.worthAtMost().orElseThrow().ranks()).isEqualTo(64);
    ScalingPoint four = forecast.recommended().orElseThrow();
    assertThat(four.gained().low()).isCloseTo(0.05 / (0.05 / 4 * 1.05 + 0.004), within(1e-12));
    assertThat(four.gained().high()).isCloseTo(0.4 / (0.4 / 4 * 1.05 + 0.004), within(1e-12));
  }

  /** Without a time loop ranks may exchange every value by itself, 250 of 2,000 bytes; where no rank waits for another, or there are steps, they do not. */
  @Test
  void aWholeRunMayTakeAMessageForEachValue() {
    assertThat(ofRun(0, Optional.of(new StepPath(1.05, 3))).low()).isCloseTo(2 / (0.525 + 250 * 1e-3 + 2000 / 1e6), within(1e-9));
    assertThat(ofRun(0, Optional.of(new StepPath(1.05, 3))).high()).isEqualTo(ofRun(0, Optional.empty()).high());
    assertThat(ofRun(0, Optional.empty()).low()).isEqualTo(ofRun(0, Optional.empty()).high());
    assertThat(ofRun(7, Optional.of(new StepPath(1.05, 3))).low()).isEqualTo(ofRun(0, Optional.empty()).high());
  }

  private static Estimate ofRun(int stepLine, Optional<StepPath> path) {
    DecompositionForecast rows = new DecompositionForecast(4, Estimator.ROWS, "u", List.of(4), AssemblyConvention.OWNER, true, 0, 0, 0, 0, 6, 4, 4, 2000, 1.05, true, Optional.empty(), path,
        Optional.empty());
    RankForecast ranks = new RankForecast(4, rows, rows, false, List.of(rows), List.of(), new TrafficPattern(TrafficPattern.Kind.NEAREST_1D, List.of(4), 1), NO_PLAN);
    CommunicationForecast forecast = new CommunicationForecast(false, "", 1, "A.java", stepLine, List.of(), 100, 100, 100, 100, 0, List.of(),
        new SingletonSummary(SingletonMode.DEFAULT, 0.9, 1, 0, List.of()), List.of(ranks), List.of(), Optional.empty(), List.of(), List.of());
    return LogGpModel.forecast(forecast, new SerialTime(2.0, 1), SLOW).points().get(0).gained();
  }

  /** A quarter of the step keeps its order and is in no value: Amdahl's bound. */
  @Test
  void everyRankDoesWhatIsInNoValue() {
    ScalingForecast forecast = LogGpModel.forecast(forecast(List.of(), 4), new SerialTime(2.0, 1), Cluster.of(SLOW), Optional.empty(), false, 0.25);
    assertThat(forecast.points().get(0).speedup()).isCloseTo(2.0 / (0.5 + 0.75 * 0.525 + 0.004), within(1e-12));
    assertThat(forecast.assumptions().get(0)).contains("25 %");
  }

  @Test
  void refusesNonsense() {
    assertThatThrownBy(() -> LogGpModel.forecast(forecast(List.of(), 2), new SerialTime(0, 1), SLOW)).hasMessageContaining("above 0");
    assertThatThrownBy(() -> new Interconnect("x", -1, 1)).hasMessageContaining("latency");
  }

  /** Beyond 2 KB an allreduce scatters and gathers: each of 4 ranks sends three quarters of the bytes twice. */
  @Test
  void longReductionsScatterAndGather() {
    Singleton vector = new Singleton("x", "A.java", 3, SingletonKind.ALLREDUCE, 1000, 1.0, 8000, 1);
    ScalingPoint point = LogGpModel.forecast(forecast(List.of(vector), 4), new SerialTime(2.0, 1), SLOW).points().get(0);
    assertThat(point.collectiveSeconds()).isCloseTo(2 * (2 * 1e-3 + 8000 * 0.75 / 1e6), within(1e-12));
  }

  /** The second of two messages follows when the rank is free again, not when the first has arrived. */
  @Test
  void messagesOfARankOverlapOnTheWire() {
    Cluster cluster = new Cluster(SLOW, 1e-4, SLOW, 1e-4, 1);
    ScalingPoint point = LogGpModel.forecast(forecast(List.of(), 4), new SerialTime(2.0, 1), cluster, Optional.empty(), false, 0).points().get(0);
    assertThat(point.messageSeconds()).isCloseTo(1e-4 + 1e-3 + 2000 / 1e6, within(1e-12));
  }

  @Test
  void ranksOfOneNodeDoNotUseTheNetwork() {
    Interconnect near = new Interconnect("near", 1e-6, 1e9);
    Cluster cluster = new Cluster(SLOW, 1e-3, near, 1e-6, 4);
    ScalingForecast forecast = LogGpModel.forecast(forecast(List.of(), 4, 8), new SerialTime(2.0, 1), cluster, Optional.empty(), false, 0);
    assertThat(forecast.points().get(0).messageSeconds()).isCloseTo(2e-6 + 2000 / 1e9, within(1e-12));
    assertThat(forecast.points().get(1).messageSeconds()).isGreaterThan(2e-3);
  }

  @Test
  void overlappedMessagesCostNothingWhileThereIsWork() {
    ScalingPoint point = LogGpModel.forecast(forecast(List.of(), 4), new SerialTime(2.0, 1), Cluster.of(SLOW), Optional.empty(), true, 0).points().get(0);
    assertThat(point.messageSeconds()).isZero();
    assertThat(point.seconds()).isCloseTo(0.525, within(1e-12));
  }

  /** Never the faster one whose heaviest rank has 1.5 times the mean work, where there is a balanced one. */
  @Test
  void anUnbalancedDecompositionIsTakenOnlyWhereThereIsNoOther() {
    DecompositionForecast even = new DecompositionForecast(4, Estimator.ROWS, "u", List.of(4), AssemblyConvention.OWNER, true, 0, 0, 0, 0, 6, 2, 2, 2e6, 1.0, true, Optional.empty(),
        Optional.empty(), Optional.empty());
    DecompositionForecast uneven = new DecompositionForecast(4, Estimator.PARTITION, "", List.of(4), AssemblyConvention.OWNER, false, 0, 0, 0, 0, 6, 2, 2, 0, 1.5, true, Optional.empty(),
        Optional.empty(), Optional.empty());
    RankForecast ranks = new RankForecast(4, even, uneven, false, List.of(even, uneven), List.of(), new TrafficPattern(TrafficPattern.Kind.NEAREST_1D, List.of(4), 1), NO_PLAN);
    CommunicationForecast forecast = new CommunicationForecast(false, "", 10, "A.java", 1, List.of(), 100, 100, 100, 100, 0, List.of(),
        new SingletonSummary(SingletonMode.DEFAULT, 0.9, 1, 0, List.of()), List.of(ranks), List.of(), Optional.empty(), List.of(), List.of());
    assertThat(LogGpModel.forecast(forecast, new SerialTime(2.0, 1), SLOW).points().get(0).decomposition()).isSameAs(even);
  }

  /** Twenty messages follow each other, and no rank gains anything: no pipeline is sold as a speed-up. */
  @Test
  void whatRanksDoInTurnTakesItsLongestPath() {
    DecompositionForecast chain = new DecompositionForecast(4, Estimator.ROWS, "u", List.of(4), AssemblyConvention.OWNER, true, 0, 0, 0, 0, 6, 2, 2, 8, 1.0, true, Optional.empty(),
        Optional.of(new StepPath(4, 20)), Optional.empty());
    RankForecast ranks = new RankForecast(4, chain, chain, false, List.of(chain), List.of(), new TrafficPattern(TrafficPattern.Kind.NEAREST_1D, List.of(4), 1), NO_PLAN);
    CommunicationForecast forecast = new CommunicationForecast(false, "", 10, "A.java", 1, List.of(), 100, 100, 100, 100, 0, List.of(),
        new SingletonSummary(SingletonMode.DEFAULT, 0.9, 1, 0, List.of()), List.of(ranks), List.of(), Optional.empty(), List.of(), List.of());
    for (boolean overlap : List.of(false, true)) {
      ScalingForecast scaling = LogGpModel.forecast(forecast, new SerialTime(2.0, 1), Cluster.of(SLOW), Optional.empty(), overlap, 0);
      assertThat(scaling.points().get(0).seconds()).isCloseTo(2.0 + 20e-3, within(1e-12));
      assertThat(scaling.points().get(0).limit()).isEqualTo("turns");
      assertThat(scaling.recommended()).isEmpty();
    }
  }
}
