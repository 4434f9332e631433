package org.parcast.partition.io;

import java.util.Arrays;

/** Finds self-loops, repeated, one-sided and unequal edges, and knows the lines they are on. */
final class AdjacencyCheck {
  private final NumberScanner in;
  private final IntArray lines = new IntArray(0);
  private int[] lastSeenBy = new int[16];
  private int vertex;
  private long totalWeight;

  AdjacencyCheck(NumberScanner in) {
    this.in = in;
  }

  /** Begins the row of a vertex; they come in ascending order without gaps. */
  void begin(int next) {
    vertex = next;
    lines.add((int) Math.min(Integer.MAX_VALUE, in.line()));
  }

  void add(int neighbour, int weight) throws GraphFormatException {
    if (neighbour == vertex) {
      throw in.error("vertex " + (vertex + 1) + " is its own neighbour: remove the self-loop");
    }
    if (neighbour >= lastSeenBy.length) {
      lastSeenBy = Arrays.copyOf(lastSeenBy, Math.max(neighbour + 1, (int) Math.min(Integer.MAX_VALUE - 8L,
          lastSeenBy.length * 2L)));
    }
    if (lastSeenBy[neighbour] == vertex + 1) {
      throw in.error("vertex " + (vertex + 1) + " lists the neighbour " + (neighbour + 1) + " twice: add up their weights");
    }
    lastSeenBy[neighbour] = vertex + 1;
    totalWeight += weight;
    if (totalWeight > 2L * Integer.MAX_VALUE) {
      throw in.error("the edge weights sum to more than " + Integer.MAX_VALUE + ": scale them down");
    }
  }

  /** Checks that every edge is there from both ends with the same weight, by walking all rows in step. */
  void end(int[] offsets, int[] neighbours, int[] weights) throws GraphFormatException {
    int vertices = offsets.length - 1;
    int[] incoming = new int[vertices + 1];
    for (int u : neighbours) {
      incoming[u + 1]++;
    }
    for (int v = 0; v < vertices; v++) {
      incoming[v + 1] += incoming[v];
    }
    int[] next = Arrays.copyOf(incoming, vertices);
    int[] source = new int[neighbours.length];
    int[] weight = new int[neighbours.length];
    for (int v = 0; v < vertices; v++) {
      for (int e = offsets[v]; e < offsets[v + 1]; e++) {
        int slot = next[neighbours[e]]++;
        source[slot] = v;
        weight[slot] = weights[e];
      }
    }
    int[] weightFrom = new int[vertices];
    for (int v = 0; v < vertices; v++) {
      for (int i = incoming[v]; i < incoming[v + 1]; i++) {
        weightFrom[source[i]] = weight[i];
      }
      for (int e = offsets[v]; e < offsets[v + 1]; e++) {
        int u = neighbours[e];
        if (weightFrom[u] == 0) {
          throw in.errorAt(lines.get(v), "vertex " + (v + 1) + " lists the neighbour " + (u + 1)
              + ", which does not list it in turn: edges stand on both lines");
        }
        if (weightFrom[u] != weights[e]) {
          throw in.errorAt(lines.get(v), "the edge " + (v + 1) + "-" + (u + 1) + " has the weight " + weights[e]
              + " here and " + weightFrom[u] + " on the line of vertex " + (u + 1));
        }
      }
      for (int i = incoming[v]; i < incoming[v + 1]; i++) {
        weightFrom[source[i]] = 0;
      }
    }
  }
}
