package org.parcast.benchmarks.partition;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.parcast.partition.graph.Graph;

/** Collects edges in any order, some perhaps twice or from a vertex to itself, and makes a graph of them. */
final class EdgeCollector {
  private final int vertices;
  private final IntArrayList ends = new IntArrayList();

  EdgeCollector(int vertices) {
    this.vertices = vertices;
  }

  void add(int a, int b) {
    ends.add(a);
    ends.add(b);
  }

  Graph graph() {
    return Graph.ofEdges(vertices, ends.toIntArray());
  }
}
