package org.parcast.analyses.time.cores;

import org.parcast.analyses.time.serial.Estimate;

/**
 * Whether to run something in parallel. The interval decides, never the number within it: of two forecasts whose intervals overlap none says that it pays where the other says that it does not.
 */
public enum Advice {
  /** All of the interval is a gain. */
  PAYS,
  /** Some of it is. */
  MAY_PAY,
  /** None of it is. */
  DOES_NOT_PAY;

  /** By the speed-up over the program as it is written. */
  static Advice of(Estimate speedup) {
    return of(speedup, Math.nextUp(1.0));
  }

  /** @param least speed-up that counts as a gain */
  static Advice of(Estimate speedup, double least) {
    if (speedup.low() >= least) {
      return PAYS;
    }
    return speedup.high() >= least ? MAY_PAY : DOES_NOT_PAY;
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
