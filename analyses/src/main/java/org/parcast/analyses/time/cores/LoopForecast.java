package org.parcast.analyses.time.cores;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.serial.Estimate;

/**
 * A loop on several cores.
 *
 * @param loop the loop
 * @param share what part of the program's time on one thread that it takes as it is written
 * @param cores for each number of cores
 * @param pays whether it is in the plan, and for which number of cores it is fastest: 0 where it is not advised
 * @param breakEven iterations of an execution from which on it is forecast to be faster on the most cores; 0 where it is already, or never is
 */
public record LoopForecast(CandidateLoop loop, Estimate share, List<CoresPoint> cores, int pays, long breakEven) {
  public LoopForecast {
    cores = List.copyOf(cores);
  }

  /** Whether it is advised to run it in parallel on so many cores. */
  public boolean isParallel(int wanted) {
    return on(wanted).advice() == Advice.PAYS;
  }

  /** Whether it is advised on any number of cores. */
  public Advice advice() {
    return shown().advice();
  }

  /** The number of cores that is spoken of: where it pays best, else where it may, else the most. */
  public CoresPoint shown() {
    return fastest(cores, Advice.PAYS).or(() -> fastest(cores, Advice.MAY_PAY)).orElse(cores.get(cores.size() - 1));
  }

  /** Whether a method of its own is all that makes it faster. */
  public boolean isFasterByFormAlone() {
    return shown().gainByForm() == Advice.PAYS && shown().gain() == Advice.DOES_NOT_PAY;
  }

  static Optional<CoresPoint> fastest(List<CoresPoint> points, Advice advice) {
    return points.stream().filter(point -> point.advice() == advice).min(Comparator.comparingDouble(point -> point.seconds().value()));
  }

  /** The forecast for so many cores. */
  public CoresPoint on(int wanted) {
    return cores.stream().filter(point -> point.cores() == wanted).findFirst().orElseThrow();
  }
}
