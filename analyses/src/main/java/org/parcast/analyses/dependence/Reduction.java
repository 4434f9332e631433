package org.parcast.analyses.dependence;

/**
 * A variable or array into which the iterations gather.
 *
 * @param operator {@code + * min max & | ^ argmin argmax}
 * @param variable its name; of an array, all its elements gather
 */
public record Reduction(String operator, String variable) implements Comparable<Reduction> {
  @Override
  public int compareTo(Reduction other) {
    return toString().compareTo(other.toString());
  }

  /** As in a clause: {@code +:s}. */
  @Override
  public String toString() {
    return operator + ":" + variable;
  }
}
