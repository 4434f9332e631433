package org.parcast.analyses.time.machine;

import java.util.stream.Stream;
import org.parcast.analyses.time.serial.Estimate;

/**
 * Time of a thread that computes beside others over its time alone: turbo, hardware threads that share a core, and busy neighbours in one factor. What shares a core issues in turns, so it slows
 * code the more, the less that waits for its own results (Tullsen, Eggers and Levy 1995).
 *
 * @param waiting for code whose every instruction waits for the one before
 * @param issuing for code that waits for nothing
 */
public record ThreadSlowdown(ByThreads waiting, ByThreads issuing) {
  /** Where all code is slowed alike, as on cores that nobody shares. */
  public static ThreadSlowdown alike(ByThreads all) {
    return new ThreadSlowdown(all, all);
  }

  /** For so many threads: code is somewhere between both, and nobody knows where. */
  public Estimate of(int threads) {
    double one = waiting.of(threads);
    double other = issuing.of(threads);
    return Estimate.exactly(Math.sqrt(one * other)).reaching(one).reaching(other);
  }

  /** Whether no figure is below this. */
  boolean isAtLeast(double least) {
    return Stream.of(waiting, issuing).allMatch(each -> each.values().stream().allMatch(value -> value >= least));
  }
}
