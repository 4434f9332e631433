package org.parcast.benchmarks.reliability.random.model;

/**
 * An iteration of a loop within one of the loop around it.
 *
 * @param parent the iteration around it, or null
 * @param entry number of the entry of the loop, of all entries of loops
 */
public record Loops(Loops parent, int depth, int line, long entry, long iteration) {

  /** The outermost loop of which the two are in different iterations, or null where there is none. */
  public static Loops carrier(Loops earlier, Loops later) {
    Loops one = earlier;
    Loops other = later;
    while (one != null && (other == null || one.depth > other.depth)) {
      one = one.parent;
    }
    while (other != null && (one == null || other.depth > one.depth)) {
      other = other.parent;
    }
    Loops found = null;
    while (one != null && one != other) {
      found = one.entry == other.entry && one.iteration != other.iteration ? one : found;
      one = one.parent;
      other = other.parent;
    }
    return found;
  }
}
