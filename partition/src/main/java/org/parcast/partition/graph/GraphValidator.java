package org.parcast.partition.graph;

/** Refuses arrays that do not describe an undirected graph. */
final class GraphValidator {
  private GraphValidator() {
  }

  static void check(Graph graph) {
    int n = graph.vertices;
    if (graph.offsets.length != n + 1) {
      throw new IllegalArgumentException(n + " vertices need " + (n + 1) + " offsets, not " + graph.offsets.length);
    }
    if (graph.edgeWeights.length != graph.neighbours.length) {
      throw new IllegalArgumentException(graph.neighbours.length + " neighbours but " + graph.edgeWeights.length
          + " edge weights");
    }
    if (graph.offsets[0] != 0 || graph.offsets[n] != graph.neighbours.length) {
      throw new IllegalArgumentException("the offsets must begin with 0 and end with " + graph.neighbours.length);
    }
    checkRows(graph);
    checkSymmetry(graph);
  }

  private static void checkRows(Graph graph) {
    int[] seenBy = new int[graph.vertices];
    long total = 0;
    for (int v = 0; v < graph.vertices; v++) {
      if (graph.offsets[v] > graph.offsets[v + 1] || graph.offsets[v + 1] > graph.neighbours.length) {
        throw new IllegalArgumentException("the offsets of vertex " + v + " decrease or pass the end");
      }
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        int u = graph.neighbours[e];
        if (u < 0 || u >= graph.vertices) {
          throw new IllegalArgumentException("vertex " + v + " has the neighbour " + u + ", outside 0.."
              + (graph.vertices - 1));
        }
        if (u == v) {
          throw new IllegalArgumentException("vertex " + v + " is its own neighbour");
        }
        if (seenBy[u] == v + 1) {
          throw new IllegalArgumentException("vertex " + v + " lists the neighbour " + u + " twice");
        }
        if (graph.edgeWeights[e] <= 0) {
          throw new IllegalArgumentException("the edge " + v + "-" + u + " has the weight " + graph.edgeWeights[e]
              + "; weights are at least 1");
        }
        seenBy[u] = v + 1;
        total += graph.edgeWeights[e];
      }
    }
    if (total / 2 > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("the edge weights sum to " + total / 2 + "; scale them to at most "
          + Integer.MAX_VALUE);
    }
  }

  /** Rows read in the order of their vertices meet the entries of each other row in ascending order. */
  private static void checkSymmetry(Graph graph) {
    int n = graph.vertices;
    int[] position = new int[n + 1];
    for (int u : graph.neighbours) {
      position[u + 1]++;
    }
    for (int v = 0; v < n; v++) {
      if (position[v + 1] != graph.degree(v)) {
        throw new IllegalArgumentException("vertex " + v + " has " + graph.degree(v) + " neighbours but "
            + position[v + 1] + " vertices name it as theirs");
      }
      position[v + 1] += position[v];
    }
    long[] forward = new long[n];
    long[] backward = new long[n];
    for (int v = 0; v < n; v++) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        int u = graph.neighbours[e];
        long key = mix(Math.min(u, v), Math.max(u, v), graph.edgeWeights[e]);
        forward[v] += key;
        backward[u] += key;
      }
    }
    for (int v = 0; v < n; v++) {
      if (forward[v] != backward[v]) {
        throw new IllegalArgumentException("the edges of vertex " + v + " differ from those its neighbours list");
      }
    }
  }

  private static long mix(long a, long b, long weight) {
    long z = (a << 32 | b) * 0x9E3779B97F4A7C15L + weight * 0xD1B54A32D192ED03L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
