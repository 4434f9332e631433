package org.parcast.analyses.time.cores;

import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;

/**
 * Time on a number of cores, of a loop or of the whole program. The speed-up is the product of that of the form on one thread and that of the threads.
 *
 * @param cores number of threads
 * @param seconds time of all executions
 * @param speedup time as written on one thread over this
 * @param formSpeedup time as written over the part form's, both on one thread
 * @param threadSpeedup time of the part form on one thread over this
 * @param limit what more cores do not shorten, in a word
 * @param breakdown where the time goes
 */
public record CoresPoint(int cores, Estimate seconds, Estimate speedup, Estimate formSpeedup, Estimate threadSpeedup, String limit, Breakdown breakdown) {
  /** What gains less is as fast as before: from one virtual machine to the next a loop's time differs by as much. */
  public static final double TIE = LoopTime.BETWEEN_MACHINES;

  /** Of each core or rank; below it more of them are not worth their keep: half stand idle. */
  public static final double LEAST_EFFICIENCY = 0.5;

  /** All of it as it is written. */
  static CoresPoint serial(Estimate seconds) {
    Estimate same = Estimate.exactly(1);
    return new CoresPoint(1, seconds, same, same, same, "serial", Breakdown.serial(seconds.value()));
  }

  /** Whether to run a loop on so many. */
  public Advice advice() {
    return cores == 1 ? Advice.DOES_NOT_PAY : Advice.of(speedup);
  }

  /** Whether a program gains on so many, by more than a tie, and by threads that are at least half efficient: what methods of their own gain is gained on one thread. */
  public Advice gain() {
    return cores == 1 ? Advice.DOES_NOT_PAY : Advice.of(speedup, TIE).and(gainByThreads());
  }

  /** Whether threads gain, and are at least half efficient. */
  public Advice gainByThreads() {
    return Advice.of(threadSpeedup, Math.max(TIE, LEAST_EFFICIENCY * cores));
  }

  /** Whether none of the interval is more than a tie. */
  public boolean isTie() {
    return Advice.of(speedup, TIE) == Advice.DOES_NOT_PAY;
  }

  /** Whether methods of their own gain on one thread, by more than a tie. */
  public Advice gainByForm() {
    return Advice.of(formSpeedup, TIE);
  }
}
