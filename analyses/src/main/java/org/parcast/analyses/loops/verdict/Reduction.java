package org.parcast.analyses.loops.verdict;

/**
 * A variable or array into which the iterations gather.
 *
 * @param operator {@code + * min max & | ^ argmin argmax}
 * @param variable its name
 * @param ofElements whether it is an array, all elements of which gather
 */
public record Reduction(String operator, String variable, boolean ofElements) implements Comparable<Reduction> {
  /** A variable. */
  public Reduction(String operator, String variable) {
    this(operator, variable, false);
  }

  /** Whether it keeps where an extreme was found. */
  public boolean isPosition() {
    return operator.startsWith("arg");
  }

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
