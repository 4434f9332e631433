package org.parcast.partition;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;

/** Random and regular inputs for the tests. */
public final class RandomTopologies {
  private RandomTopologies() {
  }

  /** A graph with every possible edge present with a probability. */
  public static Graph graph(long seed, int vertices, double density, int maxVertexWeight, int maxEdgeWeight) {
    SplittableRandom random = new SplittableRandom(seed);
    int[][] weight = new int[vertices][vertices];
    for (int v = 0; v < vertices; v++) {
      for (int u = 0; u < v; u++) {
        if (random.nextDouble() < density) {
          weight[u][v] = 1 + random.nextInt(maxEdgeWeight);
          weight[v][u] = weight[u][v];
        }
      }
    }
    int[] offsets = new int[vertices + 1];
    int[] neighbours = new int[vertices * vertices];
    int[] weights = new int[vertices * vertices];
    int end = 0;
    for (int v = 0; v < vertices; v++) {
      for (int u = 0; u < vertices; u++) {
        if (weight[v][u] > 0) {
          neighbours[end] = u;
          weights[end++] = weight[v][u];
        }
      }
      offsets[v + 1] = end;
    }
    int[] vertexWeights = random.ints(vertices, 1, maxVertexWeight + 1).toArray();
    return Graph.of(vertexWeights, offsets, Arrays.copyOf(neighbours, end), Arrays.copyOf(weights, end));
  }

  /** Communities of a hub and its leaves. Each leaf has two more edges into its community and two to anywhere, each hub {@code far} of these. */
  static Graph communities(long seed, int communities, int size, int far) {
    SplittableRandom random = new SplittableRandom(seed);
    int vertices = communities * size;
    IntStream.Builder ends = IntStream.builder();
    for (int v = 0; v < vertices; v++) {
      int hub = v - v % size;
      ends.add(v).add(hub);
      for (int i = 0; i < 2 && v != hub; i++) {
        ends.add(v).add(hub + random.nextInt(size));
      }
      for (int i = 0; i < (v == hub ? far : 2); i++) {
        ends.add(v).add(random.nextInt(vertices));
      }
    }
    return Graph.ofEdges(vertices, ends.build().toArray());
  }

  /** The points of a cube with their six neighbours. */
  static Graph cube(int side) {
    int points = side * side * side;
    return Graph.ofEdges(points, IntStream.range(0, points)
        .flatMap(v -> IntStream.of(v, v % side + 1 < side ? v + 1 : v, v, v / side % side + 1 < side ? v + side : v, v,
            v + side * side < points ? v + side * side : v)).toArray());
  }

  /** The points of a rows x columns grid with their four neighbours. */
  public static Graph grid(int rows, int columns) {
    int[] offsets = new int[rows * columns + 1];
    int[] neighbours = new int[4 * rows * columns];
    int end = 0;
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        int v = i * columns + j;
        if (i > 0) {
          neighbours[end++] = v - columns;
        }
        if (j > 0) {
          neighbours[end++] = v - 1;
        }
        if (j + 1 < columns) {
          neighbours[end++] = v + 1;
        }
        if (i + 1 < rows) {
          neighbours[end++] = v + columns;
        }
        offsets[v + 1] = end;
      }
    }
    return Graph.unweighted(offsets, Arrays.copyOf(neighbours, end));
  }

  /** A hypergraph of random nets with 0 to {@code maxNetSize} pins. */
  public static Hypergraph hypergraph(long seed, int vertices, int nets, int maxNetSize, int maxVertexWeight, int maxNetWeight) {
    SplittableRandom random = new SplittableRandom(seed);
    long[] offsets = new long[nets + 1];
    int[] pins = new int[nets * maxNetSize];
    long[] weights = new long[nets];
    int end = 0;
    for (int e = 0; e < nets; e++) {
      int size = random.nextInt(Math.min(maxNetSize, vertices) + 1);
      int[] net = random.ints(0, vertices).distinct().limit(size).toArray();
      System.arraycopy(net, 0, pins, end, size);
      end += size;
      offsets[e + 1] = end;
      weights[e] = random.nextInt(maxNetWeight + 1);
    }
    int[] vertexWeights = random.ints(vertices, 1, maxVertexWeight + 1).toArray();
    return Hypergraph.of(vertices, vertexWeights, offsets, Arrays.copyOf(pins, end), weights);
  }
}
