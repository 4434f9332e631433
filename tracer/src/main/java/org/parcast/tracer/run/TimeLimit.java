package org.parcast.tracer.run;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * The time that a command may take, counted from when it was told. Each run of the program may take half of what is left when it starts: so there
 * is always time for what comes after it.
 */
public final class TimeLimit {
  private final Duration whole;
  private final long start = System.nanoTime();

  private TimeLimit(Duration whole) {
    this.whole = whole;
  }

  /** The time begins now; null for null, without limit. */
  public static TimeLimit of(Duration whole) {
    return whole == null ? null : new TimeLimit(whole);
  }

  /** Returns how long a run may take that starts now. */
  public Duration ofRun() {
    return left().dividedBy(2);
  }

  /** Returns how much of the time is left; nothing or less where it is over. */
  public Duration left() {
    return whole.minusNanos(System.nanoTime() - start);
  }

  @Override
  public String toString() {
    return BigDecimal.valueOf(whole.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
  }
}
