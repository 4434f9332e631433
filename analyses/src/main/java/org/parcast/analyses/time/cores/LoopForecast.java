package org.parcast.analyses.time.cores;

import java.util.List;

/**
 * A loop on several cores.
 *
 * @param loop the loop
 * @param share part of the program's time on one thread that it takes as it is written
 * @param cores for each number of cores
 * @param pays whether it is in the plan, and for which number of cores it is fastest: 0 where it does not pay
 * @param breakEven iterations of an execution from which on it pays on that many cores; 0 where it never does
 */
public record LoopForecast(CandidateLoop loop, double share, List<CoresPoint> cores, int pays, long breakEven) {
  public LoopForecast {
    cores = List.copyOf(cores);
  }

  /** Whether it is faster in parallel on so many cores than as it is written. */
  public boolean isParallel(int wanted) {
    return wanted > 1 && on(wanted).seconds().value() < loop.written().seconds().value();
  }

  /** The forecast for so many cores. */
  public CoresPoint on(int wanted) {
    return cores.stream().filter(point -> point.cores() == wanted).findFirst().orElseThrow();
  }
}
