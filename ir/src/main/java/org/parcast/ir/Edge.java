package org.parcast.ir;

/**
 * An edge of a method's control flow.
 *
 * @param from index of the block that control leaves
 * @param to index of the block that it enters
 */
public record Edge(int from, int to) {
  @Override
  public String toString() {
    return from + " -> " + to;
  }
}
