package org.parcast.analyses.time.cores;

import org.parcast.analyses.time.serial.Estimate;

/**
 * Whether to run something in parallel: a decision between leaving it, following the advice, and trying it first, by what each is expected to gain (Raiffa and Schlaifer 1961, chapter 4). An
 * end of the interval is the most uncertain figure of a forecast, so that none decides by itself.
 */
public enum Advice {
  /** Who follows it is expected to gain, and to lose next to nothing beside that. */
  PAYS,
  /** Who tries it, and keeps what is faster, is expected to gain. */
  MAY_PAY,
  /** Not even who tries it. */
  DOES_NOT_PAY;

  /** Of what is at stake, as much is expected to be lost at most: as rarely as a truth may lie outside of its interval. */
  private static final double LOST = 0.1;

  /** By the speed-up over the program as it is written. */
  static Advice of(Estimate speedup) {
    return of(speedup, Math.nextUp(1.0));
  }

  /** @param least speed-up that counts as a gain, above 1 */
  static Advice of(Estimate speedup, double least) {
    if (speedup.high() < least) {
      return DOES_NOT_PAY;
    }
    if (speedup.low() >= least) {
      return PAYS;
    }
    double gained = speedup.expected(each -> Math.max(0, each - 1));
    double lost = speedup.expected(each -> Math.max(0, 1 - each));
    if (gained < least - 1) {
      return DOES_NOT_PAY;
    }
    return lost <= LOST * (gained + lost) ? PAYS : MAY_PAY;
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
