package org.parcast.recorder.memory;

import java.util.Arrays;
import org.parcast.recording.file.PagedInts;

/**
 * The numbers that vertices have in the recording. The words of an array that has grown into another have the numbers of those that they have become, and
 * leave no gap.
 */
public final class VertexNumbers {
  /** The first vertex of each range in which all numbers differ by as much; the first is 0. */
  private final int[] first;

  /** By range, what is added. */
  private final int[] shift;

  /** By range, whether its vertices have become others. */
  private final boolean[] gone;

  private final int size;

  /** The range that was looked at last: neighbours are asked for one after the other. */
  private int at;

  /** All vertices, so many, keep their numbers. */
  public VertexNumbers(int size) {
    this(size, new int[0], new int[0], new int[0]);
  }

  /**
   * Some vertices have become others.
   *
   * @param size one more than the largest vertex
   * @param from ascending, the first of each range of vertices that have
   * @param length how many they are
   * @param to the first that they have become, larger, which may have become others in turn
   */
  public VertexNumbers(int size, int[] from, int[] length, int[] to) {
    first = new int[2 * from.length + 1];
    shift = new int[first.length];
    gone = new boolean[first.length];
    int less = 0;
    for (int i = 0; i < from.length; i++) {
      less += length[i];
      first[2 * i + 1] = from[i];
      gone[2 * i + 1] = true;
      first[2 * i + 2] = from[i] + length[i];
      shift[2 * i + 2] = -less;
    }
    this.size = size - less;
    for (int i = from.length - 1; i >= 0; i--) {
      shift[2 * i + 1] = of(to[i]) - from[i];
    }
  }

  /** Whether each vertex has its own number. */
  public boolean areSame() {
    return first.length == 1;
  }

  /** One more than the largest number. */
  public int size() {
    return size;
  }

  /** The number of a vertex. */
  public int of(int vertex) {
    return vertex + shift[range(vertex)];
  }

  /** Whether the vertex has become another. */
  public boolean isGone(int vertex) {
    return gone[range(vertex)];
  }

  /** The vertex that it has become in the end; itself where it is left. */
  public int lastOf(int vertex) {
    int number = of(vertex);
    int low = 0;
    int high = first.length - 1;
    while (low < high) { // ranges that are left are even, and their numbers ascend
      int middle = (low + high + 2) / 4 * 2;
      if (first[middle] + shift[middle] <= number) {
        low = middle;
      } else {
        high = middle - 2;
      }
    }
    return number - shift[low];
  }

  /** One more than the last vertex of which, with all from this one on, the number is as much larger or smaller. */
  public int end(int vertex) {
    int range = range(vertex);
    return range + 1 == first.length ? Integer.MAX_VALUE : first[range + 1];
  }

  private int range(int vertex) {
    if (vertex < first[at] || at + 1 < first.length && vertex >= first[at + 1]) {
      int found = Arrays.binarySearch(first, vertex);
      at = found >= 0 ? found : -2 - found;
      while (at + 1 < first.length && first[at + 1] <= vertex) {
        at++; // ranges may be empty
      }
    }
    return at;
  }

  /** What is told by vertex, by number; of vertices that have become one the sum. */
  public PagedInts sums(PagedInts byVertex) {
    if (areSame()) {
      return byVertex;
    }
    PagedInts sums = new PagedInts();
    byVertex.forEachRun((from, end, number) -> forEachRange(from, end, (vertex, to, until) -> sums.add(to, until, number)));
    sums.pack();
    return sums;
  }

  /** The same, of vertices that have become one what is told of the one that is left, if that is not 0. */
  public PagedInts latest(PagedInts byVertex) {
    if (areSame()) {
      return byVertex;
    }
    PagedInts latest = new PagedInts();
    for (boolean left : new boolean[] {false, true}) {
      byVertex.forEachRun((from, end, number) -> forEachRange(from, end, (vertex, to, until) -> {
        if (isGone(vertex) != left) {
          latest.set(to, until, number);
        }
      }));
    }
    latest.pack();
    return latest;
  }

  /** Is told of vertices that follow each other, from the first of them on, and of their numbers. */
  private interface Range {
    void visit(int vertex, int first, int end);
  }

  private void forEachRange(int from, int end, Range action) {
    for (int vertex = from, until; vertex < end; vertex = until) {
      until = Math.min(end, end(vertex));
      action.visit(vertex, of(vertex), of(until - 1) + 1);
    }
  }
}
