package org.parcast.frontend.stream.loop;

import java.util.List;

/**
 * What the iterations of a loop may not share.
 *
 * @param privates variables, arrays and fields of which each iteration needs its own
 * @param firstPrivates those of which each iteration needs a copy of what was there before the loop
 * @param gathered what the iterations gather
 * @param counters local variables beside the loop's own that change by the same in each iteration
 * @param unreached those of them that are fields which called methods use by themselves
 */
public record Clauses(List<String> privates, List<String> firstPrivates, List<Gathered> gathered, List<String> counters, List<String> unreached) {
  public Clauses {
    privates = List.copyOf(privates);
    firstPrivates = List.copyOf(firstPrivates);
    gathered = List.copyOf(gathered);
    counters = List.copyOf(counters);
    unreached = List.copyOf(unreached);
  }

  /** Those of a loop that counts with its own variable alone, and whose fields nothing else uses. */
  public Clauses(List<String> privates, List<String> firstPrivates, List<Gathered> gathered) {
    this(privates, firstPrivates, gathered, List.of(), List.of());
  }

  /**
   * A reduction.
   *
   * @param operator {@code + * min max & | ^ argmin argmax append last last-if last-of last-content}
   * @param variable its name
   */
  public record Gathered(String operator, String variable) {
    /** Whether it is what the last iteration computes from what all of them gather. */
    public boolean isOfGathered() {
      return operator.equals("last-of");
    }
  }
}
