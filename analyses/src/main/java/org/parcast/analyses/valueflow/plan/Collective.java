package org.parcast.analyses.valueflow.plan;

/**
 * A collective operation that a plan makes in its steps.
 *
 * @param operation which it is
 * @param bytes of the operand: the number, or all words of the array
 * @param perStep operations in a step
 * @param ranks how many ranks take part
 */
public record Collective(Operation operation, long bytes, double perStep, int ranks) {
  /** Who gives and who gets. */
  public enum Operation {
    /** One rank has it, all others get it. */
    BROADCAST("broadcast"),
    /** Partial results of all go to one rank. */
    REDUCE("reduce"),
    /** Partial results of all go to one rank, and the result to all. */
    ALLREDUCE("allreduce"),
    /** Each rank has some of the words, all get the others. */
    ALLGATHER("allgather");

    private final String label;

    Operation(String label) {
      this.label = label;
    }

    /** Name in reports. */
    public String label() {
      return label;
    }
  }
}
