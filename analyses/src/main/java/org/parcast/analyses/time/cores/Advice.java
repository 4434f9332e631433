package org.parcast.analyses.time.cores;

import org.parcast.analyses.time.serial.Estimate;

/**
 * Whether to run something in parallel. To follow advice that was not tried, all of the interval has to be a gain. To try it and keep what is faster, that has to be expected to gain (the value of
 * information, Raiffa and Schlaifer 1961, chapter 4): the mere end of an interval is the least certain figure of a forecast, and decides nothing.
 */
public enum Advice {
  /** All of the interval is a gain. */
  PAYS,
  /** Some of it is, and so is what can be expected of trying it. */
  MAY_PAY,
  /** Not even that. */
  DOES_NOT_PAY;

  /** By the speed-up over the program as it is written, any of which is a gain. */
  static Advice of(Estimate speedup) {
    if (speedup.low() > 1) {
      return PAYS;
    }
    return speedup.high() > 1 ? MAY_PAY : DOES_NOT_PAY;
  }

  /** @param least speed-up that counts as a gain, above 1 */
  static Advice of(Estimate speedup, double least) {
    if (speedup.low() >= least) {
      return PAYS;
    }
    double tried = speedup.expected(each -> Math.max(1, each)); // what turns out slower is left as it was
    return tried >= least ? MAY_PAY : DOES_NOT_PAY;
  }

  /** Where both have to be gains. */
  Advice and(Advice other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Where one of both is enough. */
  Advice or(Advice other) {
    return compareTo(other) <= 0 ? this : other;
  }
}
