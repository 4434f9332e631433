package org.parcast.partition.graph;

import java.util.Arrays;

/** Makes compressed rows of a list of edges: counts every vertex's ends, sorts each row and leaves out what stands in it twice. */
final class EdgeList {
  private EdgeList() {}

  /** See {@link Graph#ofEdges}. */
  static Graph graph(int vertices, int[] ends) {
    check(vertices, ends);
    int[] offsets = new int[vertices + 1];
    for (int i = 0; i < ends.length; i += 2) {
      if (ends[i] != ends[i + 1]) {
        offsets[ends[i] + 1]++;
        offsets[ends[i + 1] + 1]++;
      }
    }
    for (int v = 0; v < vertices; v++) {
      offsets[v + 1] += offsets[v];
    }
    int[] next = Arrays.copyOf(offsets, vertices);
    int[] neighbours = new int[offsets[vertices]];
    for (int i = 0; i < ends.length; i += 2) {
      if (ends[i] != ends[i + 1]) {
        neighbours[next[ends[i]]++] = ends[i + 1];
        neighbours[next[ends[i + 1]]++] = ends[i];
      }
    }
    int end = sortRows(offsets, neighbours);
    return Graph.unweighted(offsets, Arrays.copyOf(neighbours, end));
  }

  /** Sorts the rows and moves them together, equal neighbours once; answers where the last row ends. */
  private static int sortRows(int[] offsets, int[] neighbours) {
    int end = 0;
    int begin = 0;
    for (int v = 0; v < offsets.length - 1; v++) {
      int rowEnd = offsets[v + 1];
      Arrays.sort(neighbours, begin, rowEnd);
      for (int e = begin; e < rowEnd; e++) {
        if (e == begin || neighbours[e] != neighbours[e - 1]) {
          neighbours[end++] = neighbours[e];
        }
      }
      begin = rowEnd;
      offsets[v + 1] = end;
    }
    return end;
  }

  private static void check(int vertices, int[] ends) {
    if (ends.length % 2 != 0) {
      throw new IllegalArgumentException("edge " + ends.length / 2 + " has one end");
    }
    for (int i = 0; i < ends.length; i++) {
      if (ends[i] < 0 || ends[i] >= vertices) {
        throw new IllegalArgumentException("edge " + i / 2 + " ends at " + ends[i] + ", which is no vertex of 0 to " + (vertices - 1));
      }
    }
  }
}
