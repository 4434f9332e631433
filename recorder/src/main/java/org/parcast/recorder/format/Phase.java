package org.parcast.recorder.format;

/**
 * A part of the analysed region's time: before, in or after a time loop.
 *
 * @param kind which of them
 * @param file source file of the time loop for STEPS, else empty
 * @param line line of the time loop for STEPS, else 0
 * @param iterations steps made in the phase, at least 1; always 1 where kind is not STEPS
 */
public record Phase(Kind kind, String file, int line, long iterations) {
  /** REGION: the whole region, which has no time loop and so is one step. AFTER: after a time loop, or between two. */
  public enum Kind {
    REGION,
    BEFORE,
    STEPS,
    AFTER
  }
}
