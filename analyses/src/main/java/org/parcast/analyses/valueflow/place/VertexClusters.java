package org.parcast.analyses.valueflow.place;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;

/** Vertices in clusters that are placed as one. */
public final class VertexClusters {
  private final int[] clusterOf;
  private final int[] weights;

  private VertexClusters(int[] clusterOf, int[] weights) {
    this.clusterOf = clusterOf;
    this.weights = weights;
  }

  /** Each member a cluster of its own, in their order. */
  static VertexClusters single(BitSet members, int vertices, IntUnaryOperator weight) {
    int[] clusterOf = new int[vertices];
    Arrays.fill(clusterOf, -1);
    int[] weights = new int[members.cardinality()];
    int next = 0;
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      weights[next] = weight.applyAsInt(v);
      clusterOf[v] = next++;
    }
    return new VertexClusters(clusterOf, weights);
  }

  /** Members by tile, those of none each for itself; heavy tiles' weights are scaled down alike to fit. @param tileOf tile of each member, -1 for none */
  static VertexClusters tiles(BitSet members, short[] tileOf, int tiles, IntUnaryOperator weight) {
    int[] clusterOf = new int[tileOf.length];
    Arrays.fill(clusterOf, -1);
    long[] sums = new long[tiles + (int) members.stream().filter(v -> tileOf[v] < 0).count()];
    int next = tiles;
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      clusterOf[v] = tileOf[v] < 0 ? next++ : tileOf[v];
      sums[clusterOf[v]] += weight.applyAsInt(v);
    }
    long scale = 1 + Arrays.stream(sums).sum() / Integer.MAX_VALUE;
    return new VertexClusters(clusterOf, Arrays.stream(sums).mapToInt(s -> (int) (s / scale)).toArray());
  }

  int size() {
    return weights.length;
  }

  int[] weights() {
    return weights.clone();
  }

  /** Cluster of a vertex, -1 for none. */
  int of(int vertex) {
    return clusterOf[vertex];
  }

  /** Gives every member the part of its cluster. */
  void assign(IntUnaryOperator part, short[] owner) {
    for (int v = 0; v < clusterOf.length; v++) {
      if (clusterOf[v] >= 0) {
        owner[v] = (short) part.applyAsInt(clusterOf[v]);
      }
    }
  }
}
