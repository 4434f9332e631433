package org.parcast.partition.graph;

/** Disjoint sets of vertices with path halving; the smallest vertex names its set. */
public final class DisjointSets {
  private final int[] parent;

  /** Each of the vertices from 0 a set of its own. */
  public DisjointSets(int vertices) {
    parent = new int[vertices];
    for (int v = 0; v < vertices; v++) {
      parent[v] = v;
    }
  }

  /** The smallest vertex of the vertex's set. */
  public int find(int vertex) {
    int v = vertex;
    while (parent[v] != v) {
      parent[v] = parent[parent[v]];
      v = parent[v];
    }
    return v;
  }

  /** Makes the sets of two vertices one. */
  public void union(int a, int b) {
    int rootA = find(a);
    int rootB = find(b);
    parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }
}
