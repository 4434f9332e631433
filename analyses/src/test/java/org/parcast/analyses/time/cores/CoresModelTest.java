package org.parcast.analyses.time.cores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
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

class CoresModelTest {
  private static final ByThreads FIXED = new ByThreads(List.of(1e9, 1e9));

  /** Two cores that do not slow each other; a region costs a microsecond. */
  static Machine machine(double slowdown) {
    return new Machine("test", 2, 1, 1e9, ThreadSlowdown.alike(new ByThreads(List.of(1.0, slowdown))),
        List.of(new MemoryLevel("L1", 1 << 15, 1, new ByThreads(List.of(1e11, 2e11)), FIXED, FIXED), new MemoryLevel("memory", 1L << 30, 2, FIXED, FIXED, FIXED)),
        new MissCost(1e-9, 1e-8, 1e-7), List.of(new RegionCost(0, 1e-6, 1e-9, 1e-9)), 1e-6, 1e-12, 1e-7, 1e-7, 0, null, List.of());
  }

  static LoopTime time(double perExecution, long executions, long iterations) {
    double[] parts = new double[32];
    Arrays.fill(parts, perExecution / 32);
    Estimate each = Estimate.exactly(perExecution);
    return new LoopTime(Estimate.exactly(perExecution * executions), Estimate.exactly(perExecution * executions), true, executions, iterations * executions, 1e-6, "",
        List.of(new MeasuredRun.Sample(iterations, iterations * executions, executions, true, 20, each, 1, 0, 1, 0, parts, new double[0], new double[0])));
  }

  private static TimeForecast forecast(Machine machine, double rest, CandidateLoop... loops) {
    return CoresModel.forecast(machine, OutsideLoops.settled(Estimate.exactly(rest)), List.of(loops), List.of(1, 2), 10, 3, List.of(), List.of());
  }

  private static CandidateLoop loop(double written, double form, double... bytes) {
    return new CandidateLoop("A.java", 3, "parallel", time(written, 10, 1000), time(form, 10, 1000), 0, bytes);
  }

  @Test
  void longEvenLoopTakesHalfTheTimeAndTheRegion() {
    LoopForecast forecast = forecast(machine(1), 0, loop(1e-3, 1e-3)).loops().get(0);
    assertThat(forecast.on(2).seconds().value()).isEqualTo(10 * (0.5e-3 + 1e-6), within(1e-7));
    assertThat(forecast.pays()).isEqualTo(2);
  }

  /** Half of its time was others' while it was measured: the speed-up of 2 may be one of 0.7. */
  @Test
  void onABusyMachineNothingIsAdvisedThatALittleGains() {
    CoresPoint quiet = forecast(machine(1).disturbed(0), 0, loop(1e-3, 1e-3)).loops().get(0).on(2);
    CoresPoint busy = forecast(machine(1).disturbed(0.5), 0, loop(1e-3, 1e-3)).loops().get(0).on(2);
    assertThat(quiet.advice()).isEqualTo(Advice.PAYS);
    assertThat(busy.advice()).isEqualTo(Advice.MAY_PAY);
    assertThat(busy.speedup().value()).isEqualTo(quiet.speedup().value());
    assertThat(busy.speedup().low()).isLessThan(quiet.speedup().low() / 2);
    assertThat(busy.threadSpeedup().high()).as("two threads").isEqualTo(2);
  }

  @Test
  void speedupIsThatOfTheFormTimesThatOfTheThreads() {
    CoresPoint point = forecast(machine(1.25), 0, loop(3e-3, 1e-3)).loops().get(0).on(2);
    assertThat(point.formSpeedup().value()).isEqualTo(3, within(1e-9));
    assertThat(point.threadSpeedup().value()).isEqualTo(1.6, within(0.01));
    assertThat(point.speedup().value()).isEqualTo(point.formSpeedup().value() * point.threadSpeedup().value(), within(1e-9));
  }

  @Test
  void shortLoopDoesNotPayAndSaysFromWhereOn() {
    TimeForecast forecast = forecast(machine(1), 1e-3, loop(1e-6, 1e-6));
    LoopForecast loop = forecast.loops().get(0);
    assertThat(loop.pays()).isZero();
    assertThat(loop.breakEven()).isBetween(1900L, 2200L);
    assertThat(forecast.recommended()).isEqualTo(1);
    assertThat(forecast.cores().get(1).speedup().value()).isEqualTo(1, within(1e-9));
  }

  /** A thousand bytes an iteration over 1 GB/s are a microsecond, whatever the number of cores. */
  @Test
  void memoryThatAllShareLimits() {
    CoresPoint point = forecast(machine(1), 0, loop(1e-3, 1e-3, 0, 1000)).loops().get(0).on(2);
    assertThat(point.seconds().value()).isEqualTo(10 * (1e-3 + 1e-6), within(1e-7));
    assertThat(point.limit()).isEqualTo("memory");
  }

  /** Two thousand bytes an iteration cannot have come over 1 GB/s in the microsecond that it took: more threads get no more than one, but wait no longer either. */
  @Test
  void memoryThatWasFasterThanItsFiguresIsBelievedInProportion() {
    CoresPoint point = forecast(machine(1), 0, loop(1e-3, 1e-3, 0, 2000)).loops().get(0).on(2);
    assertThat(point.seconds().value()).isEqualTo(10 * (1e-3 + 1e-6), within(1e-7));
  }

  /** What each core has for itself limits nobody else. */
  @Test
  void cachesOfACoreAreNotShared() {
    CoresPoint point = forecast(machine(1), 0, loop(1e-3, 1e-3, 1e6, 0)).loops().get(0).on(2);
    assertThat(point.seconds().value()).isEqualTo(10 * (0.5e-3 + 1e-6), within(1e-7));
  }

  /** Regions of 30 us in a row: their workers sleep, come after 20 us, and the caller sleeps until they are done. */
  private static Machine sleepy() {
    Machine awake = machine(1);
    return new Machine("test", 2, 1, 1e9, awake.slowdown(), awake.levels(), awake.misses(), List.of(new RegionCost(0, 4e-6, 4e-6, 4e-6), new RegionCost(1e-5, 3e-5, 2e-5, 2e-5)), 2e-7, 1e-12,
        1e-7, 1e-7, 0, null, List.of());
  }

  @Test
  void workersSleepBetweenRegionsThatFollowEachOther() {
    CoresPoint point = forecast(sleepy(), 0, loop(1e-3, 1e-3)).loops().get(0).on(2);
    assertThat(point.seconds().value()).isEqualTo(10 * (0.5e-3 + 2e-5 + 3e-5), within(1e-7));
  }

  /** Before a worker comes, the caller has done all of it: what is lost is the dealing, and in 16 of the 20 us that the worker needs to come the call that wakes it. */
  @Test
  void regionThatIsOverBeforeAnybodyComesCostsTheDealing() {
    CoresPoint point = forecast(sleepy(), 0, loop(1.5e-5, 1.5e-5)).loops().get(0).on(2);
    assertThat(point.seconds().value()).isEqualTo(10 * (1.5e-5 + 2e-7 + 3.8e-6 * 16 / 20), within(1e-8));
  }

  /** Where every region calls a worker, the middle is the end of the interval, to the last digit or not. */
  @Test
  void regionsOfAllLengthsHaveAnInterval() {
    for (int length = 1; length <= 3000; length++) {
      double seconds = length * 1.37e-8;
      Estimate region = new RegionModel(sleepy(), 1e-3, 2).of(new double[] {seconds / 3, seconds / 3, seconds / 3});
      assertThat(region.value()).isBetween(region.low(), region.high());
    }
  }

  /** A worker that comes after 20 us takes the last of four pieces; of 8 us each, which are 32,000 iterations of a nanosecond, that is done when the caller's three and 4 us more are over. */
  @Test
  void paysFromWhereAWorkerComesInTime() {
    assertThat(forecast(sleepy(), 0, loop(1e-6, 1e-6)).loops().get(0).breakEven()).isBetween(32_000L, 33_000L);
  }

  @Test
  void loopWhoseFormTakesTwiceAsLongPaysAtNoLength() {
    assertThat(forecast(sleepy(), 0, loop(1e-6, 2e-6)).loops().get(0).breakEven()).isZero();
  }

  @Test
  void oneIterationIsDealtToNobody() {
    LoopTime one = new LoopTime(Estimate.exactly(1e-5), Estimate.exactly(1e-5), true, 10, 10, 1e-6, "",
        List.of(new MeasuredRun.Sample(1, 10, 10, true, 20, Estimate.exactly(1e-6), 1, 0, 1, 0, new double[] {1e-6}, new double[0], new double[0])));
    LoopForecast forecast = forecast(sleepy(), 0, new CandidateLoop("A.java", 3, "parallel", one, one, 0, new double[0])).loops().get(0);
    assertThat(forecast.on(2).threadSpeedup().value()).isEqualTo(1, within(1e-9));
    assertThat(forecast.pays()).isZero();
  }

  @Test
  void bothEndsOfTheIntervalDecide() {
    assertThat(forecast(machine(1), 0, loop(1e-3, 1e-3)).advice()).as("gains").isEqualTo(Advice.PAYS);
    assertThat(forecast(machine(1), 0, loop(1e-7, 1e-7)).advice()).as("gains nothing").isEqualTo(Advice.DOES_NOT_PAY);
    LoopTime sure = time(1e-3, 10, 1000);
    LoopTime unsure = new LoopTime(new Estimate(1e-2, 5e-3, 3e-2), Estimate.exactly(3e-2), false, 10, 10_000, 1e-6, "cold", sure.samples());
    assertThat(forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", sure, unsure, 0, new double[0])).advice()).as("may gain or not").isEqualTo(Advice.MAY_PAY);
  }

  private static LoopForecast forecast(Estimate written, Estimate form, boolean warm, Estimate cold) {
    LoopTime sure = time(1e-3, 10, 1000);
    LoopTime first = new LoopTime(written, cold, warm, 10, 10_000, 1e-6, "", sure.samples());
    LoopTime second = new LoopTime(form, cold, warm, 10, 10_000, 1e-6, "", sure.samples());
    return forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", first, second, 0, new double[0])).loops().get(0);
  }

  /** Twice as fast on two cores; but whether its form is as fast as the loop is not known. */
  @Test
  void isAdvisedWhereTheIntervalAllowsNoLoss() {
    Estimate sure = Estimate.exactly(1e-2);
    assertThat(forecast(sure, sure, true, sure).advice()).isEqualTo(Advice.PAYS);
    LoopForecast unsure = forecast(sure, new Estimate(1e-2, 1e-2, 2.5e-2), true, sure);
    assertThat(unsure.on(2).speedup().value()).isGreaterThan(1.9);
    assertThat(unsure.advice()).isEqualTo(Advice.MAY_PAY);
    assertThat(unsure.pays()).isZero();
    assertThat(unsure.isParallel(2)).isFalse();
    assertThat(forecast(sure, new Estimate(2.5e-2, 2.4e-2, 2.6e-2), true, sure).advice()).isEqualTo(Advice.DOES_NOT_PAY);
  }

  private static LoopForecast locked(Locks locks, double perExecution) {
    LoopTime sure = time(perExecution, 10, 1000);
    return forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", sure, sure, 0, locks, 0, new double[0])).loops().get(0);
  }

  /** A thousand iterations of a microsecond; a lock that all take is handed on in a tenth of one. */
  @Test
  void locksMayPutIterationsInTurn() {
    assertThat(locked(Locks.NONE, 1e-3).advice()).isEqualTo(Advice.PAYS);
    LoopForecast own = locked(Locks.OF_OBJECTS, 1e-3);
    assertThat(own.advice()).isEqualTo(Advice.MAY_PAY);
    assertThat(own.on(2).speedup().value()).isGreaterThan(1.9);
    assertThat(own.on(2).speedup().low()).isEqualTo(1 / 1.1, within(1e-6));
    assertThat(locked(Locks.ONE, 1e-3).on(2).speedup().value()).isGreaterThan(1.9);
  }

  /** A line comes from another core in 100 ns; at a use in each of a thousand iterations of a microsecond that takes 100 us more than the half of a millisecond. */
  @Test
  void linesThatAreFalselySharedMayBeWaitedFor() {
    LoopTime sure = time(1e-3, 10, 1000);
    CoresPoint point = forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", sure, sure, 0, new double[0]).falselySharing(1)).loops().get(0).on(2);
    assertThat(point.seconds().value()).isEqualTo(10 * (0.5e-3 + 1e-6), within(1e-7));
    assertThat(point.seconds().high()).isEqualTo(10 * (0.6e-3 + 1e-6), within(1e-7));
  }

  /** A thousand iterations of 50 ns wait for a hundred each. */
  @Test
  void oneLockIsHandedOnFromIterationToIteration() {
    LoopForecast one = locked(Locks.ONE, 50e-6);
    assertThat(one.on(2).seconds().value()).isEqualTo(10 * 1e-4, within(1e-9));
    assertThat(one.pays()).isZero();
  }

  /** To write: what pays; where nothing does, what may and does by the middle of its forecast, not what is slower by that. */
  @Test
  void whereNothingPaysWhatDoesByTheMiddleIsProposed() {
    LoopTime sure = time(1e-3, 10, 1000);
    CandidateLoop pays = new CandidateLoop("A.java", 3, "", sure, sure, 0, new double[0]);
    CandidateLoop mayPay = new CandidateLoop("A.java", 4, "", sure, unsure(1e-2), 0, new double[0]);
    CandidateLoop rather = new CandidateLoop("A.java", 5, "", sure, unsure(2.4e-2), 0, new double[0]);
    assertThat(proposed(forecast(machine(1), 0, pays, mayPay, rather))).containsExactly(3);
    assertThat(proposed(forecast(machine(1), 0, mayPay, rather))).containsExactly(4);
    assertThat(proposed(forecast(machine(1), 0, rather))).isEmpty();
    assertThat(proposed(forecast(machine(1), 1, mayPay))).as("a step of longer runs gains").containsExactly(4);
  }

  private static LoopTime unsure(double seconds) {
    return new LoopTime(new Estimate(seconds, 0.9e-2, 2.5e-2), new Estimate(seconds, 0.9e-2, 2.5e-2), true, 10, 10_000, 1e-6, "", time(1e-3, 10, 1000).samples());
  }

  private static List<Integer> proposed(TimeForecast forecast) {
    return forecast.proposed(forecast.proposed()).stream().map(loop -> loop.loop().line()).toList();
  }

  @Test
  void whereNothingPaysWhatMayIsTold() {
    LoopTime sure = time(1e-3, 10, 1000);
    LoopTime unsure = new LoopTime(new Estimate(1e-2, 1e-2, 2.5e-2), Estimate.exactly(1e-2), true, 10, 10_000, 1e-6, "", sure.samples());
    TimeForecast forecast = forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", sure, unsure, 0, new double[0]));
    assertThat(forecast.recommended()).isEqualTo(1);
    CoresPoint program = forecast.cores().get(1);
    CoresPoint loop = forecast.loops().get(0).on(2);
    assertThat(List.of(program.speedup().low(), program.speedup().value(), program.speedup().high())).usingElementComparator((one, other) -> Math.abs(one - other) < 1e-9 ? 0 : 1)
        .containsExactly(loop.speedup().low(), loop.speedup().value(), loop.speedup().high());
    assertThat(forecast.advice()).isEqualTo(Advice.MAY_PAY);
    assertThat(forecast(machine(1), 1, new CandidateLoop("A.java", 3, "", sure, unsure, 0, new double[0])).run()).as("a hundredth of the run").isEqualTo(Advice.DOES_NOT_PAY);
  }

  /** One virtual machine takes twice as long for the loop as the other: a region of a microsecond is as little of it in both. */
  @Test
  void whatTheFormTakesIsNoDoubtOfTheThreadsWhereRegionsAreCheap() {
    LoopTime sure = time(1e-3, 10, 1000);
    LoopTime unsure = new LoopTime(new Estimate(1e-2, 0.7e-2, 1.4e-2), Estimate.exactly(1e-2), true, 10, 10_000, 1e-6, "", sure.samples());
    CoresPoint program = forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", sure, unsure, 0, new double[0])).cores().get(1);
    assertThat(program.formSpeedup().low()).isEqualTo(1 / 1.4, within(1e-9));
    assertThat(program.formSpeedup().high()).isEqualTo(1 / 0.7, within(1e-9));
    assertThat(program.threadSpeedup().high()).isEqualTo(program.threadSpeedup().low(), within(0.01));
  }

  /** A region is a microsecond, and the loop one to five of them. */
  @Test
  void whatTheFormTakesIsADoubtOfTheThreadsWhereRegionsAreNot() {
    LoopTime unsure = new LoopTime(new Estimate(2e-5, 1e-5, 5e-5), Estimate.exactly(2e-5), true, 10, 10_000, 1e-6, "", time(2e-6, 10, 1000).samples());
    Estimate threads = forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", unsure, unsure, 0, new double[0])).loops().get(0).on(2).threadSpeedup();
    assertThat(threads.low()).isEqualTo(1 / 1.5, within(0.01));
    assertThat(threads.value()).isEqualTo(1, within(0.01));
    assertThat(threads.high()).isEqualTo(5 / 3.5, within(0.01));
  }

  /** Four cores gain hardly more than two, and that is less than what is not known of them. */
  @Test
  void theFewestCoresAreRecommendedThatGainAsMuch() {
    CoresPoint two = new CoresPoint(2, Estimate.exactly(0.55), new Estimate(1.8, 1.6, 1.95), Estimate.exactly(1), new Estimate(1.8, 1.6, 1.95), "serial", Breakdown.serial(0.55));
    CoresPoint four = new CoresPoint(4, Estimate.exactly(0.47), new Estimate(2.1, 2.0, 2.4), Estimate.exactly(1), new Estimate(2.1, 2.0, 2.4), "serial", Breakdown.serial(0.47));
    CoresPoint unsure = new CoresPoint(4, Estimate.exactly(0.47), new Estimate(2.1, 1.7, 2.4), Estimate.exactly(1), new Estimate(2.1, 2.0, 2.4), "serial", Breakdown.serial(0.47));
    assertThat(ParallelPlan.recommended(List.of(two, four))).isEqualTo(4);
    assertThat(ParallelPlan.recommended(List.of(two, unsure))).isEqualTo(2);
  }

  /** Of two forecasts whose intervals overlap one may leave open what the other decides; none says the opposite. */
  @Test
  void overlappingIntervalsDoNotContradictEachOther() {
    for (double low = 0.5; low < 2; low += 0.05) {
      for (double width = 0; width < 1; width += 0.1) {
        Estimate one = new Estimate(low, low, low + width);
        Estimate other = new Estimate(low + width, low + width, low + width + 0.3);
        assertThat(List.of(Advice.of(one), Advice.of(other))).as(one + " and " + other).isNotEqualTo(List.of(Advice.PAYS, Advice.DOES_NOT_PAY))
            .isNotEqualTo(List.of(Advice.DOES_NOT_PAY, Advice.PAYS));
      }
    }
  }

  /** A tie that may be a gain is not worth trying; one of which as much may be had as is known is. */
  @Test
  void theEndOfAnIntervalAloneIsNoReasonToTry() {
    assertThat(Advice.of(new Estimate(0.95, 0.79, 1.3), 1.1)).isEqualTo(Advice.DOES_NOT_PAY);
    assertThat(Advice.of(new Estimate(0.62, 0.55, 1.12), 1.1)).isEqualTo(Advice.DOES_NOT_PAY);
    assertThat(Advice.of(new Estimate(1, 0.4, 2), 1.1)).isEqualTo(Advice.MAY_PAY);
    assertThat(Advice.of(new Estimate(1.3, 1, 1.5), 1.1)).isEqualTo(Advice.MAY_PAY);
    assertThat(Advice.of(new Estimate(1.3, 1.1, 1.5), 1.1)).isEqualTo(Advice.PAYS);
  }

  /** Both took five times as long when they came cold. */
  @Test
  void coldExecutionsAreComparedWithColdOnes() {
    Estimate settled = Estimate.exactly(1e-2);
    CoresPoint point = forecast(settled, settled, false, Estimate.exactly(5e-2)).on(2);
    assertThat(point.speedup().low()).isGreaterThan(1.9);
    assertThat(point.speedup().high()).isLessThan(2.1);
    assertThat(point.advice()).isEqualTo(Advice.PAYS);
  }

  @Test
  void whatOneThreadDoesAloneLimitsTheProgram() {
    CoresPoint point = forecast(machine(1), 10e-3, loop(1e-3, 1e-3)).cores().get(1);
    assertThat(point.speedup().value()).isEqualTo(20e-3 / 15.01e-3, within(1e-3));
    assertThat(point.limit()).isEqualTo("serial");
  }

  /** Between runs it takes a fifth to five times as long; but in a run it is the same with the loop in parallel and without. */
  @Test
  void whatOneThreadDoesAloneIsNoDoubtOfTheGain() {
    OutsideLoops rest = OutsideLoops.settled(new Estimate(10e-3, 2e-3, 50e-3));
    CoresPoint none = CoresModel.forecast(machine(1), rest, List.of(loop(1e-6, 1e-6)), List.of(1, 2), 10, 3, List.of(), List.of()).cores().get(1);
    assertThat(none.speedup().low()).isEqualTo(1, within(1e-9));
    assertThat(none.speedup().high()).isEqualTo(1, within(1e-9));
    CoresPoint some = CoresModel.forecast(machine(1), rest, List.of(loop(1e-3, 1e-3)), List.of(1, 2), 10, 3, List.of(), List.of()).cores().get(1);
    assertThat(some.speedup().low()).isEqualTo(60e-3 / 55.01e-3, within(1e-3));
    assertThat(some.speedup().high()).isEqualTo(12e-3 / 7.01e-3, within(1e-3));
  }

  /** Threads do not make the compiler faster, and code that runs before it is done gains little by them. */
  @Test
  void aRunTakesAsLongToSettleOnManyCoresAsOnOne() {
    LoopTime settled = time(1e-3, 10, 1000);
    LoopTime settling = new LoopTime(settled.settled(), settled.natural(), new Estimate(30e-3, 28e-3, 33e-3), true, 10, 10_000, 1e-6, "", settled.samples(), settled.parts());
    TimeForecast forecast = CoresModel.forecast(machine(1), OutsideLoops.settled(Estimate.exactly(5e-3)), List.of(new CandidateLoop("A.java", 3, "parallel", settling, settling, 0, new double[0])),
        List.of(1, 2), 10, 3, List.of(), List.of());
    assertThat(forecast.serial().value()).isEqualTo(35e-3, within(1e-9));
    assertThat(forecast.cores().get(1).seconds().value()).isEqualTo(30e-3, within(1e-4));
    assertThat(forecast.cores().get(1).speedup().value()).isEqualTo(35.0 / 30, within(1e-2));
    assertThat(forecast.cores().get(1).limit()).isEqualTo("serial");
    assertThat(forecast.run()).as("it settles in 28 to 33 ms").isEqualTo(Advice.MAY_PAY);
    assertThat(forecast.loops().get(0).on(2).speedup().value()).isEqualTo(2, within(0.01));
    assertThat(forecast.step().orElseThrow().best().speedup().value()).isEqualTo(2, within(0.01));
  }

  /** Half of the run is a loop on both cores, while half of its 4 ms of compilation is done: both share them. A step of a long run compiles nothing. */
  @Test
  void theCompilerTakesCoresThatThreadsLeaveNoneOf() {
    TimeForecast alone = forecast(machine(1), 10e-3, loop(1e-3, 1e-3));
    TimeForecast beside = CoresModel.forecast(machine(1), new OutsideLoops(Estimate.exactly(10e-3), 4e-3), List.of(loop(1e-3, 1e-3)), List.of(1, 2), 10, 3, List.of(), List.of());
    assertThat(beside.serial()).isEqualTo(alone.serial());
    assertThat(beside.cores().get(0).seconds()).isEqualTo(alone.cores().get(0).seconds());
    assertThat(beside.cores().get(1).seconds().value()).isEqualTo(alone.cores().get(1).seconds().value() + 1e-3, within(1e-9));
    assertThat(beside.cores().get(1).speedup().value()).isEqualTo(20e-3 / 16.01e-3, within(1e-3));
    assertThat(beside.step().orElseThrow().best().speedup()).isEqualTo(alone.step().orElseThrow().best().speedup());
    Machine larger = new Machine("larger", 3, 1, 1e9, machine(1).slowdown(), machine(1).levels(), machine(1).misses(), machine(1).regions(), 1e-6, 1e-12, 1e-7, 1e-7, 0, null, List.of());
    TimeForecast free = CoresModel.forecast(larger, new OutsideLoops(Estimate.exactly(10e-3), 4e-3), List.of(loop(1e-3, 1e-3)), List.of(1, 2), 10, 3, List.of(), List.of());
    assertThat(free.cores().get(1).seconds().value()).isEqualTo(alone.cores().get(1).seconds().value(), within(1e-9));
  }

  /** All work of the second half lies in its first quarter, an eighth of the iterations: of two ranks one has three quarters of it. */
  @Test
  void aStepTellsHowUnevenBlocksOfItsIterationsAre() {
    double[] parts = new double[32];
    Arrays.fill(parts, 0, 16, 1e-3);
    Arrays.fill(parts, 16, 20, 12e-3);
    LoopTime even = time(64e-3, 10, 1000);
    MeasuredRun.Sample sample = even.samples().get(0);
    LoopTime uneven = new LoopTime(even.settled(), even.natural(), true, 10, 10_000, 1e-6, "", List.of(new MeasuredRun.Sample(sample.iterations(), sample.represents(), sample.executions(), true, 20,
        sample.time(), 1, 0, 1, 0, parts, new double[0], new double[0])));
    TimeForecast time = forecast(machine(1), 0, new CandidateLoop("A.java", 3, "parallel", uneven, uneven, 0, new double[0]));
    assertThat(time.imbalance(1)).isEqualTo(1);
    assertThat(time.imbalance(2)).isEqualTo(1.5, within(1e-9));
    assertThat(time.imbalance(8)).isEqualTo(6, within(1e-9));
    assertThat(time.imbalance(64)).as("two blocks of a part").isEqualTo(6, within(1e-9));
    assertThat(forecast(machine(1), 0, loop(1e-3, 1e-3)).imbalance(3)).isEqualTo(1, within(1e-9));
  }

  /** What is done once, before the steps, is seldom repeated for long enough. */
  @Test
  void aStepIsWarmWhereItsOwnLoopsAre() {
    LoopTime once = time(1e-3, 1, 1000);
    LoopTime cold = new LoopTime(once.settled(), once.natural(), false, 1, 1000, -1, "cold", once.samples());
    TimeForecast forecast = forecast(machine(1), 0, loop(1e-3, 1e-3), new CandidateLoop("A.java", 1, "parallel", cold, cold, 0, new double[0]));
    assertThat(forecast.warm()).isFalse();
    assertThat(forecast.step().orElseThrow().warm()).isTrue();
  }

  /** Ten steps of 1 ms with 1 us between them, in a run that takes a second to start. */
  @Test
  void aStepHasNothingOfTheStartOfTheRun() {
    TimeForecast forecast = forecast(machine(1), 1, loop(1e-3, 1e-3));
    assertThat(forecast.cores().get(1).speedup().value()).isEqualTo(1.01 / 1.00501, within(1e-5));
    StepForecast step = forecast.step().orElseThrow();
    assertThat(step.serial().value()).isEqualTo(1.001e-3, within(1e-9));
    assertThat(step.on(2).seconds().value()).isEqualTo(0.502e-3, within(1e-8));
    assertThat(step.recommended()).isEqualTo(2);
  }

  /** The gap between executions of the longer loop is the shorter one. */
  @Test
  void whatLiesBetweenLoopsIsCountedOnce() {
    LoopTime shorter = time(1e-3, 10, 1000);
    LoopTime longer = time(3e-3, 10, 1000);
    LoopTime apart = new LoopTime(longer.settled(), longer.natural(), true, 10, 10_000, 1.5e-3, "", longer.samples());
    TimeForecast forecast = forecast(machine(1), 0, new CandidateLoop("A.java", 3, "", apart, apart, 0, new double[0]), new CandidateLoop("A.java", 5, "", shorter, shorter, 0, new double[0]));
    assertThat(forecast.step().orElseThrow().serial().value()).isEqualTo(4.5e-3, within(1e-9));
  }

  /** Two virtual processors of one core: code that waits for its own results is not slowed, code that does not is, and which of both the loop is, nobody knows. */
  @Test
  void whereThreadsShareACoreTheIntervalReachesFromCodeThatWaitsToCodeThatIssues() {
    Machine alike = machine(1);
    Machine shared = new Machine("shared", 2, 1, 1e9, new ThreadSlowdown(alike.slowdown().waiting(), new ByThreads(List.of(1.0, 1.69))), alike.levels(), alike.misses(), alike.regions(), 1e-6, 1e-12,
        1e-7, 1e-7, 0, null, List.of());
    Estimate gained = forecast(shared, 0, loop(1e-1, 1e-1)).loops().get(0).on(2).threadSpeedup();
    assertThat(gained.value()).isCloseTo(2 / 1.3, within(0.02));
    assertThat(gained.low()).isCloseTo(2 / 1.69, within(0.02));
    assertThat(gained.high()).isCloseTo(2, within(0.02));
  }
}
