package org.parcast.analyses.loops.verdict;

/**
 * A variable or array into which the iterations gather.
 *
 * @param operator {@code + * min max & | ^ argmin argmax append last last-if last-of}
 * @param variable its name
 * @param ofElements whether it is an array, all elements of which gather
 */
public record Reduction(String operator, String variable, boolean ofElements) implements Comparable<Reduction> {
  /** What a list, set or text is added to with, or an array filled, in the order of the iterations. */
  public static final String APPEND = "append";

  /** What only the last iteration's value counts of. */
  public static final String LAST = "last";

  /** The same where only some iterations have one. */
  public static final String LAST_IF = "last-if";

  /** The last value of what is computed from what all iterations gather, as a mean from a sum: the last iteration has to come when the others are done. */
  public static final String LAST_OF = "last-of";

  /** The elements that the last iteration leaves in an array. */
  public static final String LAST_CONTENT = "last-content";

  /** A variable. */
  public Reduction(String operator, String variable) {
    this(operator, variable, false);
  }

  /** Whether it keeps where an extreme was found. */
  public boolean isPosition() {
    return operator.startsWith("arg");
  }

  /** Whether only the last iteration's value counts. */
  public boolean isLast() {
    return operator.equals(LAST) || operator.equals(LAST_IF) || operator.equals(LAST_OF) || operator.equals(LAST_CONTENT);
  }

  /** Whether it depends on the order of the iterations, which streams do not keep. */
  boolean isOrdered() {
    return isLast() || operator.equals(APPEND);
  }

  /** Whether some dialect may have a clause for it. */
  public boolean hasClause() {
    return !isPosition() && !operator.equals(APPEND) && !operator.equals(LAST_IF) && !operator.equals(LAST_OF) && !operator.equals(LAST_CONTENT);
  }

  /** The clause that says it, as OpenMP 5 has it. */
  public String clause() {
    return operator.equals(LAST_IF) ? "lastprivate(conditional: " + variable + ")" : operator.equals(LAST) ? "lastprivate(" + variable + ")" : "reduction(" + this + ")";
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
