package org.parcast.benchmarks.partition;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.parcast.partition.Graph;

/** Collects edges in any order, some perhaps twice, and makes a graph of them. */
final class EdgeCollector {
  private final int vertices;
  private final IntArrayList ends = new IntArrayList();

  EdgeCollector(int vertices) {
    this.vertices = vertices;
  }

  void add(int a, int b) {
    if (a != b) {
      ends.add(a);
      ends.add(b);
    }
  }

  Graph graph() {
    int[] offsets = new int[vertices + 1];
    for (int i = 0; i < ends.size(); i++) {
      offsets[ends.getInt(i) + 1]++;
    }
    for (int v = 0; v < vertices; v++) {
      offsets[v + 1] += offsets[v];
    }
    int[] next = Arrays.copyOf(offsets, vertices);
    int[] neighbours = new int[ends.size()];
    for (int i = 0; i < ends.size(); i += 2) {
      neighbours[next[ends.getInt(i)]++] = ends.getInt(i + 1);
      neighbours[next[ends.getInt(i + 1)]++] = ends.getInt(i);
    }
    int end = 0;
    int begin = 0;
    for (int v = 0; v < vertices; v++) {
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
    return Graph.unweighted(offsets, Arrays.copyOf(neighbours, end));
  }
}
