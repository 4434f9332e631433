package org.parcast.partition.graph;

import java.util.Arrays;

/**
 * An undirected graph with weighted vertices and edges in compressed rows: the neighbours of vertex {@code v} are
 * {@code neighbours[offsets[v] .. offsets[v + 1])}. Every edge is there from both ends with the same weight; there are no
 * self-loops and no parallel edges. Immutable: the arrays given to the factories belong to the graph afterwards.
 */
public final class Graph extends Topology {
  public final int[] offsets;
  public final int[] neighbours;
  public final int[] edgeWeights;

  private Graph(int[] vertexWeights, int[] offsets, int[] neighbours, int[] edgeWeights) {
    super(vertexWeights.length, vertexWeights);
    this.offsets = offsets;
    this.neighbours = neighbours;
    this.edgeWeights = edgeWeights;
  }

  /**
   * A graph from compressed rows.
   *
   * @param vertexWeights one weight, at least 0, for every vertex
   * @param offsets where the row of every vertex begins, and the end of the last: one entry more than vertices
   * @param neighbours the rows, each vertex of 0 to {@code vertices - 1}
   * @param edgeWeights the weights, at least 1, of the entries of {@code neighbours}; their sum is at most 2^32
   * @throws IllegalArgumentException if the arrays do not describe a symmetric graph without self-loops and parallel edges
   */
  public static Graph of(int[] vertexWeights, int[] offsets, int[] neighbours, int[] edgeWeights) {
    Graph graph = new Graph(vertexWeights, offsets, neighbours, edgeWeights);
    GraphValidator.check(graph);
    return graph;
  }

  /** The same as {@link #of(int[], int[], int[], int[])} with every vertex and edge of weight 1. */
  public static Graph unweighted(int[] offsets, int[] neighbours) {
    return of(unitWeights(offsets.length - 1), offsets, neighbours, unitWeights(neighbours.length));
  }

  /**
   * A graph with every vertex and edge of weight 1 from a list of edges in any order.
   *
   * @param vertices how many
   * @param ends the vertices {@code ends[2 * i]} and {@code ends[2 * i + 1]} of edge {@code i}; an edge listed more than once, from either
   *     end, is one edge, and one from a vertex to itself is left out
   * @throws IllegalArgumentException if an end is no vertex of 0 to {@code vertices - 1}, or the last edge has but one
   */
  public static Graph ofEdges(int vertices, int[] ends) {
    return EdgeList.graph(vertices, ends);
  }

  /** A graph whose arrays are known to be right. */
  static Graph trusted(int[] vertexWeights, int[] offsets, int[] neighbours, int[] edgeWeights) {
    return new Graph(vertexWeights, offsets, neighbours, edgeWeights);
  }

  /** The same vertices and edges, every edge of weight 1. */
  Graph withEdgesOfWeight1() {
    for (int weight : edgeWeights) {
      if (weight != 1) {
        return new Graph(vertexWeights, offsets, neighbours, unitWeights(neighbours.length));
      }
    }
    return this;
  }

  /** The number of vertices. */
  public int vertices() {
    return vertices;
  }

  /** The number of edges, each counted once. */
  public int edges() {
    return neighbours.length / 2;
  }

  /** The weight of a vertex. */
  public int vertexWeight(int vertex) {
    return vertexWeights[vertex];
  }

  /** The number of neighbours of a vertex. */
  public int degree(int vertex) {
    return offsets[vertex + 1] - offsets[vertex];
  }

  /** The neighbour at a position from 0 to {@code degree - 1} of a vertex's row. */
  public int neighbour(int vertex, int index) {
    return neighbours[offsets[vertex] + index];
  }

  /** The weight of the edge at a position from 0 to {@code degree - 1} of a vertex's row. */
  public int edgeWeight(int vertex, int index) {
    return edgeWeights[offsets[vertex] + index];
  }

  @Override
  public void rate(int vertex, int[] clusters, Ratings ratings) {
    for (int e = offsets[vertex]; e < offsets[vertex + 1]; e++) {
      ratings.add(clusters[neighbours[e]], edgeWeights[e]);
    }
  }

  @Override
  public Graph byEdges() {
    return this;
  }

  @Override
  public Graph contract(int[] clusterOf, int clusters) {
    return GraphContraction.contract(this, clusterOf, clusters);
  }

  @Override
  public Graph induced(int[] members) {
    int[] index = new int[vertices];
    Arrays.fill(index, -1);
    int entries = 0;
    for (int i = 0; i < members.length; i++) {
      index[members[i]] = i;
      entries += degree(members[i]);
    }
    int[] subOffsets = new int[members.length + 1];
    int[] subNeighbours = new int[entries];
    int[] subWeights = new int[entries];
    int end = 0;
    for (int i = 0; i < members.length; i++) {
      for (int e = offsets[members[i]]; e < offsets[members[i] + 1]; e++) {
        int neighbour = index[neighbours[e]];
        if (neighbour >= 0) {
          subNeighbours[end] = neighbour;
          subWeights[end++] = edgeWeights[e];
        }
      }
      subOffsets[i + 1] = end;
    }
    return new Graph(inducedWeights(members), subOffsets, Arrays.copyOf(subNeighbours, end), Arrays.copyOf(subWeights, end));
  }

  @Override
  public PartitionState state(int[] partOf, long[] maxPartWeights) {
    return new CutState(this, partOf, maxPartWeights);
  }

  @Override
  public long sampledObjective(int[] partOf, int parts, int oneIn) {
    long sum = 0;
    for (int v = 0; v < vertices; v++) {
      for (int e = offsets[v]; e < offsets[v + 1] && isSampled(v, oneIn); e++) {
        sum += partOf[neighbours[e]] == partOf[v] ? 0 : edgeWeights[e];
      }
    }
    return sum;
  }
}
