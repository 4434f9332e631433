package org.parcast.report;

import java.util.Arrays;
import java.util.List;
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

/** Forecasts of time that tests report: a loop on a machine of four cores that do not slow each other, where a region costs a microsecond. */
public final class Times {
  private static final ByThreads FIXED = new ByThreads(List.of(1e9, 1e9, 1e9));
  private static final Machine FOUR = new Machine("four cores", 4, 1, 1e9, ThreadSlowdown.alike(new ByThreads(List.of(1.0, 1.0, 1.0))), List.of(new MemoryLevel("memory", 1L << 30, 4, FIXED, FIXED, FIXED)),
      new MissCost(1e-9, 1e-8, 1e-7), List.of(new RegionCost(0, 1e-6, 1e-9, 1e-9)), 1e-6, 1e-12, 1e-7, 1e-7, 0, null, List.of());

  private Times() {}

  /** Ten steps in each of which a loop of a thousand iterations is executed, in a run that takes some seconds beside it. */
  public static TimeForecast of(double secondsOfLoop, double secondsOfRest) {
    return of(Estimate.exactly(secondsOfLoop), secondsOfRest);
  }

  /** The same with a loop of which virtual machines make different times. */
  public static TimeForecast of(Estimate loopSeconds, double secondsOfRest) {
    return of(time(loopSeconds), time(loopSeconds), secondsOfRest);
  }

  /** The same with a loop that its part form makes faster or slower on one thread. */
  public static TimeForecast ofForm(double secondsAsWritten, double secondsOfForm, double secondsOfRest) {
    return of(time(Estimate.exactly(secondsAsWritten)), time(Estimate.exactly(secondsOfForm)), secondsOfRest);
  }

  private static LoopTime time(Estimate loopSeconds) {
    double secondsOfLoop = loopSeconds.value();
    double[] parts = new double[32];
    Arrays.fill(parts, secondsOfLoop / 32);
    return new LoopTime(loopSeconds.times(10), loopSeconds.times(10), true, 10, 10_000, 1e-6, "",
        List.of(new MeasuredRun.Sample(1000, 10_000, 10, true, 20, Estimate.exactly(secondsOfLoop), 1, 0, 1, 0, parts, new double[0], new double[0])));
  }

  private static TimeForecast of(LoopTime written, LoopTime form, double secondsOfRest) {
    CandidateLoop loop = new CandidateLoop("A.java", 3, "parallel", written, form, 0, new double[0]);
    return CoresModel.forecast(FOUR, OutsideLoops.settled(Estimate.exactly(secondsOfRest)), List.of(loop), List.of(1, 2, 4), 10, 3, List.of("A.java:9: it counts k on"), List.of());
  }
}
