package org.parcast.frontend.stream;

import java.util.List;

/**
 * What the iterations of a loop may not share.
 *
 * @param privates variables, arrays and fields of which each iteration needs its own
 * @param firstPrivates those of which each iteration needs a copy of what was there before the loop
 * @param gathered what the iterations gather
 */
public record Clauses(List<String> privates, List<String> firstPrivates, List<Gathered> gathered) {
  public Clauses {
    privates = List.copyOf(privates);
    firstPrivates = List.copyOf(firstPrivates);
    gathered = List.copyOf(gathered);
  }

  /**
   * A reduction.
   *
   * @param operator {@code + * min max & | ^ argmin argmax}
   * @param variable its name
   */
  public record Gathered(String operator, String variable) {
    boolean isPosition() {
      return operator.startsWith("arg");
    }
  }
}
