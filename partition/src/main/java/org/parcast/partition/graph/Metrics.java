package org.parcast.partition.graph;

import java.util.Arrays;

/** Measures of partitions, counted afresh and exactly. */
public final class Metrics {
  private Metrics() {
  }

  /** The weight of the edges whose ends lie in different parts. */
  public static long cut(Graph graph, Partition partition) {
    checkSize(graph, partition);
    long twice = 0;
    for (int v = 0; v < graph.vertices; v++) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        if (partition.part(graph.neighbours[e]) != partition.part(v)) {
          twice += graph.edgeWeights[e];
        }
      }
    }
    return twice / 2;
  }

  /** The communication volume: for every vertex the number of foreign parts among its neighbours. */
  public static long volume(Graph graph, Partition partition) {
    checkSize(graph, partition);
    int[] seenBy = new int[partition.parts()];
    long volume = 0;
    for (int v = 0; v < graph.vertices; v++) {
      seenBy[partition.part(v)] = v + 1;
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        int part = partition.part(graph.neighbours[e]);
        if (seenBy[part] != v + 1) {
          seenBy[part] = v + 1;
          volume++;
        }
      }
    }
    return volume;
  }

  /** The communication volume: for every net its weight times the number of parts it touches beyond the first. */
  public static long volume(Hypergraph hypergraph, Partition partition) {
    checkSize(hypergraph, partition);
    int[] seenBy = new int[partition.parts()];
    long volume = 0;
    for (int e = 0; e < hypergraph.nets; e++) {
      int touched = 0;
      for (int p = hypergraph.netOffsets[e]; p < hypergraph.netOffsets[e + 1]; p++) {
        int part = partition.part(hypergraph.pins[p]);
        if (seenBy[part] != e + 1) {
          seenBy[part] = e + 1;
          touched++;
        }
      }
      volume += hypergraph.netWeights[e] * Math.max(0, touched - 1);
    }
    return volume;
  }

  /** By how much of the mean the heaviest part is heavier: 0.03 for 3 %; 0 when there is no weight. */
  public static double imbalance(Topology topology, Partition partition) {
    long heaviest = Arrays.stream(partWeights(topology, partition)).max().orElse(0);
    return topology.totalVertexWeight == 0 ? 0
        : (double) heaviest * partition.parts() / topology.totalVertexWeight - 1;
  }

  /** The weights of the parts. */
  public static long[] partWeights(Topology topology, Partition partition) {
    checkSize(topology, partition);
    long[] weights = new long[partition.parts()];
    for (int v = 0; v < topology.vertices; v++) {
      weights[partition.part(v)] += topology.vertexWeights[v];
    }
    return weights;
  }

  /** The number of connected components of every part; 0 for an empty one. */
  public static int[] componentsPerPart(Graph graph, Partition partition) {
    checkSize(graph, partition);
    int[] components = new int[partition.parts()];
    boolean[] seen = new boolean[graph.vertices];
    int[] queue = new int[graph.vertices];
    for (int v = 0; v < graph.vertices; v++) {
      if (seen[v]) {
        continue;
      }
      components[partition.part(v)]++;
      int end = 0;
      queue[end++] = v;
      seen[v] = true;
      for (int head = 0; head < end; head++) {
        int w = queue[head];
        for (int e = graph.offsets[w]; e < graph.offsets[w + 1]; e++) {
          int u = graph.neighbours[e];
          if (!seen[u] && partition.part(u) == partition.part(v)) {
            seen[u] = true;
            queue[end++] = u;
          }
        }
      }
    }
    return components;
  }

  /** The number of components of every part that its nets, cut down to the part, connect; 0 for an empty one. */
  public static int[] componentsPerPart(Hypergraph hypergraph, Partition partition) {
    checkSize(hypergraph, partition);
    DisjointSets sets = new DisjointSets(hypergraph.vertices);
    int[] lastPin = new int[partition.parts()];
    int[] seenBy = new int[partition.parts()];
    for (int e = 0; e < hypergraph.nets; e++) {
      for (int p = hypergraph.netOffsets[e]; p < hypergraph.netOffsets[e + 1]; p++) {
        int vertex = hypergraph.pins[p];
        int part = partition.part(vertex);
        if (seenBy[part] == e + 1) {
          sets.union(lastPin[part], vertex);
        }
        seenBy[part] = e + 1;
        lastPin[part] = vertex;
      }
    }
    int[] components = new int[partition.parts()];
    for (int v = 0; v < hypergraph.vertices; v++) {
      components[partition.part(v)] += sets.find(v) == v ? 1 : 0;
    }
    return components;
  }

  private static void checkSize(Topology topology, Partition partition) {
    if (topology.vertices != partition.vertices()) {
      throw new IllegalArgumentException("a partition of " + partition.vertices() + " vertices is not one of the "
          + topology.vertices + " of this graph");
    }
  }
}
