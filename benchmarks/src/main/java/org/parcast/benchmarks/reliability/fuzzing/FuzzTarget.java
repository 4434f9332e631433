package org.parcast.benchmarks.reliability.fuzzing;

import java.util.Set;

/**
 * A reader under attack.
 *
 * @param name of the target, and of the directory that holds its first inputs
 * @param refusals what its documentation says it throws for input that it cannot take
 * @param reader hands it the input
 */
public record FuzzTarget(String name, Set<Class<? extends Exception>> refusals, Reader reader) {
  /** Hands input to what reads it. */
  @FunctionalInterface
  public interface Reader {
    void read(byte[] input) throws Exception;
  }

  public FuzzTarget {
    refusals = Set.copyOf(refusals);
  }

  /**
   * Reads the input.
   *
   * @return whether it was taken
   * @throws AssertionError where it was refused without a word
   * @throws Exception any but the documented ones, which is a finding
   */
  public boolean take(byte[] input) throws Exception {
    try {
      reader.read(input);
      return true;
    } catch (Exception e) {
      if (refusals.stream().noneMatch(refusal -> refusal.isInstance(e))) {
        throw e;
      }
      if (e.getMessage() == null || e.getMessage().isBlank()) {
        throw new AssertionError("refused without a message", e);
      }
      return false;
    }
  }
}
