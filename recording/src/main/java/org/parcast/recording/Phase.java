package org.parcast.recording;

/**
 * A part of the analysed region's time: before, in or after a time loop.
 *
 * @param kind which of them
 * @param file source file of the time loop for STEPS, else empty
 * @param line line of the time loop for STEPS, else 0
 * @param iterations steps made in the phase, at least 1; always 1 where kind is not STEPS
 * @param work values born and copied in each pass through the time loop, those of the first 2^20 passes; an execution of the loop ends with a
 *     pass that may make none, and is no step then. Empty where kind is not STEPS
 * @param order what has to wait for what in one of its steps, or in the whole region
 */
public record Phase(Kind kind, String file, int line, long iterations, int[] work, StepOrder order) {
  /** A phase of which the order in a step is not known. */
  public Phase(Kind kind, String file, int line, long iterations, int[] work) {
    this(kind, file, line, iterations, work, StepOrder.NONE);
  }

  /** A phase of which the work of single steps is not known either. */
  public Phase(Kind kind, String file, int line, long iterations) {
    this(kind, file, line, iterations, new int[0]);
  }

  Phase with(StepOrder stepOrder) {
    return new Phase(kind, file, line, iterations, work, stepOrder);
  }

  /** REGION: the whole region, which has no time loop and so is one step. AFTER: after a time loop, or between two. */
  public enum Kind {
    REGION,
    BEFORE,
    STEPS,
    AFTER
  }
}
