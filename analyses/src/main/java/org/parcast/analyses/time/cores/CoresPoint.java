package org.parcast.analyses.time.cores;

import org.parcast.analyses.time.serial.Estimate;

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
public record CoresPoint(int cores, Estimate seconds, Estimate speedup, double formSpeedup, Estimate threadSpeedup, String limit, Breakdown breakdown) {
  /** What gains less is as fast as before. */
  private static final double TIE = 1.1;

  /** Whether to run it on so many. */
  public Advice advice() {
    return cores == 1 ? Advice.DOES_NOT_PAY : Advice.of(speedup);
  }

  /** Whether it is faster than one thread, and not by a tie. */
  public boolean gains() {
    return gains(speedup.value());
  }

  /** Whether all that is gained is gained on one thread already. */
  public boolean isByFormAlone() {
    return isGain(formSpeedup) && !isGain(threadSpeedup.value());
  }

  /** The same, were this the speed-up. */
  boolean gains(double gained) {
    return cores > 1 && isGain(gained);
  }

  /** Whether that is more than a tie. */
  static boolean isGain(double gained) {
    return gained >= TIE;
  }
}
