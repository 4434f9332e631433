package org.parcast.analyses.time.cores;

import org.parcast.analyses.time.serial.Estimate;

/** Whether to run something in parallel. The risk is the user's, so it is advised only where even the worst that the interval allows is no loss to speak of. */
public enum Advice {
  /** It is forecast to be faster, and at the lower end of its interval nearly as fast as it is written. */
  PAYS,
  /** Its interval allows a gain, and a loss. */
  MAY_PAY,
  /** Its interval allows no gain. */
  DOES_NOT_PAY;

  /**
   * Nothing is advised that may run below this part of its speed. A loss of one in twenty goes unnoticed: the same loop differs by twice that between virtual machines
   * ({@link org.parcast.analyses.time.serial.LoopTime#BETWEEN_MACHINES}).
   */
  private static final double LEAST = 0.95;

  /** By the speed-up over the program as it is written. */
  static Advice of(Estimate speedup) {
    if (speedup.value() > 1 && speedup.low() >= LEAST) {
      return PAYS;
    }
    return speedup.high() > 1 ? MAY_PAY : DOES_NOT_PAY;
  }
}
