package org.parcast.partition.graph;

import java.util.Arrays;

/** What the multilevel scheme needs of the thing it partitions; the vertices are 0 to {@code vertices - 1}. */
public abstract sealed class Topology permits Graph, Hypergraph {
  public final int vertices;
  public final int[] vertexWeights;
  public final long totalVertexWeight;
  public final int maxVertexWeight;

  Topology(int vertices, int[] vertexWeights) {
    if (vertices < 0) {
      throw new IllegalArgumentException("the number of vertices is negative: " + vertices);
    }
    if (vertexWeights.length != vertices) {
      throw new IllegalArgumentException(vertices + " vertices but " + vertexWeights.length + " vertex weights");
    }
    long total = 0;
    int max = 0;
    for (int v = 0; v < vertices; v++) {
      int weight = vertexWeights[v];
      if (weight < 0) {
        throw new IllegalArgumentException("vertex " + v + " has the negative weight " + weight);
      }
      total += weight;
      max = Math.max(max, weight);
    }
    this.vertices = vertices;
    this.vertexWeights = vertexWeights;
    this.totalVertexWeight = total;
    this.maxVertexWeight = max;
  }

  public static int[] unitWeights(int vertices) {
    int[] weights = new int[vertices];
    Arrays.fill(weights, 1);
    return weights;
  }

  /** Adds to {@code ratings} how strongly {@code vertex} is tied to the clusters of its neighbours. */
  public abstract void rate(int vertex, int[] clusters, Ratings ratings);

  /** The topology whose vertices are the clusters 0 to {@code clusters - 1} of this one's vertices. */
  public abstract Topology contract(int[] clusterOf, int clusters);

  /** A topology of the same vertices that is cheaper to search and whose objective is a guide to this one's, or this one itself. */
  public abstract Topology byEdges();

  /** The part of this topology on the vertices listed, renumbered in the order of the list. */
  public abstract Topology induced(int[] members);

  /** A partition of this topology that can be changed move by move. */
  public abstract PartitionState state(int[] partOf, long[] maxPartWeights);

  /** The objective's share of the vertices or nets that {@link #isSampled} chooses. */
  public abstract long sampledObjective(int[] partOf, int parts, int oneIn);

  /** Chooses about one in {@code oneIn} indices, a power of two, by blocks and without regard to any regular structure. */
  public static boolean isSampled(int index, int oneIn) {
    int z = (index >>> 4) * 0x9E3779B9;
    z = (z ^ z >>> 15) * 0x85EBCA6B;
    return ((z ^ z >>> 13) & oneIn - 1) == 0;
  }

  /** The sum of the cluster weights of the vertices. */
  final int[] contractedWeights(int[] clusterOf, int clusters) {
    int[] weights = new int[clusters];
    for (int v = 0; v < vertices; v++) {
      weights[clusterOf[v]] += vertexWeights[v];
    }
    return weights;
  }

  final int[] inducedWeights(int[] members) {
    int[] weights = new int[members.length];
    for (int i = 0; i < members.length; i++) {
      weights[i] = vertexWeights[members[i]];
    }
    return weights;
  }
}
