package org.parcast.partition.graph;

import java.util.Arrays;

/** A growing list of vertices. */
public final class VertexList {
  private static final int MAX_NEIGHBOURS = 500;

  private int[] vertices = new int[256];
  private int size;

  void add(int vertex) {
    if (size == vertices.length) {
      vertices = Arrays.copyOf(vertices, size * 2);
    }
    vertices[size++] = vertex;
  }

  public void addAll(int[] more, int count) {
    for (int i = 0; i < count; i++) {
      add(more[i]);
    }
  }

  public void clear() {
    size = 0;
  }

  int[] toArray() {
    return Arrays.copyOf(vertices, size);
  }

  /** The vertices of the list and their neighbours as far as they are on the boundary, each once. */
  public int[] boundaryAround(PartitionState state) {
    boolean[] seen = new boolean[state.topology.vertices];
    int[] neighbours = new int[MAX_NEIGHBOURS];
    VertexList boundary = new VertexList();
    for (int i = 0; i < size; i++) {
      int count = state.neighbours(vertices[i], neighbours);
      boundary.addBoundary(vertices[i], seen, state);
      for (int j = 0; j < count; j++) {
        boundary.addBoundary(neighbours[j], seen, state);
      }
    }
    return boundary.toArray();
  }

  private void addBoundary(int vertex, boolean[] seen, PartitionState state) {
    if (!seen[vertex]) {
      seen[vertex] = true;
      if (state.isBoundary(vertex)) {
        add(vertex);
      }
    }
  }
}
