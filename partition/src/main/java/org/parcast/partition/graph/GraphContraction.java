package org.parcast.partition.graph;

import java.util.Arrays;

/** Contracts the clusters of a graph into vertices; the weights of edges between the same two clusters add up. */
final class GraphContraction {
  private GraphContraction() {
  }

  static Graph contract(Graph graph, int[] clusterOf, int clusters) {
    int[] memberOffsets = ClusterMembers.offsets(clusterOf, clusters);
    int[] members = ClusterMembers.byCluster(clusterOf, memberOffsets);
    int[] offsets = new int[clusters + 1];
    int[] neighbours = new int[graph.neighbours.length];
    int[] weights = new int[graph.neighbours.length];
    int[] slotOf = new int[clusters];
    Arrays.fill(slotOf, -1);
    int end = 0;
    for (int c = 0; c < clusters; c++) {
      int begin = end;
      for (int m = memberOffsets[c]; m < memberOffsets[c + 1]; m++) {
        int v = members[m];
        for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
          int d = clusterOf[graph.neighbours[e]];
          if (d == c) {
            continue;
          }
          int slot = slotOf[d];
          if (slot >= begin) {
            weights[slot] += graph.edgeWeights[e];
          } else {
            slotOf[d] = end;
            neighbours[end] = d;
            weights[end++] = graph.edgeWeights[e];
          }
        }
      }
      offsets[c + 1] = end;
    }
    return Graph.trusted(graph.contractedWeights(clusterOf, clusters), offsets, Arrays.copyOf(neighbours, end),
        Arrays.copyOf(weights, end));
  }
}
