package org.parcast.engine;

/**
 * Whose loops to judge.
 *
 * @param target the program
 * @param run how the program is run, or null to judge without running it
 */
public record LoopsRequest(Target target, Run run) {

  /** A request that runs nothing. */
  public static LoopsRequest staticOnly(Target target) {
    return new LoopsRequest(target, null);
  }
}
