package org.parcast.recording;

/**
 * The terms of reductions, whose words have to meet in some place. A vertex stands for those terms of a number that have the same first word; it has no
 * values. Where the number has an owner, what its terms use is used there.
 *
 * @param vertex the vertices, ascending
 * @param reduced the number's vertex, by term
 * @param first the first word's vertex, by term
 */
public record Terms(int[] vertex, int[] reduced, int[] first) {
  /**
   * Parts over which the terms of a number of all ranks are spread: one of fewer terms could not lie in all of them, and is an element's. The run tells numbers of all from those of elements by
   * it, and the analysis cuts the graph into so many.
   */
  public static final int PARTS = 16;

  public static final Terms NONE = new Terms(new int[0], new int[0], new int[0]);

  public int size() {
    return vertex.length;
  }
}
