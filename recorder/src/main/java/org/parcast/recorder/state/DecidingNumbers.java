package org.parcast.recorder.state;

/**
 * The numbers by which a run decides what is recorded, and so the answer; those of the analysis stand in its own {@code Thresholds}, and what both ask for is {@code recording.Terms.PARTS}. They were chosen on the table of cases and the measured
 * codes: all of these hold with them. "Most" is more than half, and no number.
 */
public final class DecidingNumbers {
  /** Share of the words that a loop stores which each iteration of a time loop stores, on the mean: those of a factorisation shrink. */
  public static final double STORED = 0.25;

  /** Share of the words stored in an iteration that later ones use: less is no state. */
  public static final double CARRIED = 0.05;

  /** Iterations after which a loop that bears both marks is taken for a time loop. */
  public static final int ENOUGH = 8;

  /** Words of the largest array or object that may be scratch of one element, or one of many small things that come and go. */
  public static final int SMALL = 64;

  /** So many of a kind in a step are told apart, words of scratch by round and arrays of one site: each may have a place of its own. */
  public static final int FEW = 8;

  /** An array of so few arrays holds levels of time or of a field's components. */
  public static final int MOST_LEVELS = 4;

  private DecidingNumbers() {}
}
