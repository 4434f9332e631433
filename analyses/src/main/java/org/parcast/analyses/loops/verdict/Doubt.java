package org.parcast.analyses.loops.verdict;

/**
 * What keeps iterations in order as far as the code tells, and may turn out to be nothing in a run.
 *
 * @param obstacle what cannot be ruled out
 * @param unless what has to hold, and did hold in the run, so that it is none; null where the run did not show that
 */
public record Doubt(Dependence obstacle, LoopCondition unless) {
  public static Doubt certain(Dependence obstacle) {
    return new Doubt(obstacle, null);
  }

  public boolean isDispelled() {
    return unless != null;
  }
}
