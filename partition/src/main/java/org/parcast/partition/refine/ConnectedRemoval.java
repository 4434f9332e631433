package org.parcast.partition.refine;

import org.parcast.partition.graph.Graph;

/**
 * Tells whether a part stays connected without a vertex: whether the vertex's neighbours in the part reach each other otherwise.
 * Looks only so far; where that is not far enough the answer is no.
 */
final class ConnectedRemoval {
  private static final int MAX_VISITS = 4_000;

  private final Graph graph;
  private final int[] partOf;
  private final int[] queue = new int[MAX_VISITS];
  private final int[] seenBy;
  private final int[] wantedBy;
  private int stamp;

  ConnectedRemoval(Graph graph, int[] partOf) {
    this.graph = graph;
    this.partOf = partOf;
    seenBy = new int[graph.vertices];
    wantedBy = new int[graph.vertices];
  }

  boolean keepsConnected(int vertex) {
    stamp++;
    int part = partOf[vertex];
    int wanted = 0;
    int end = 0;
    seenBy[vertex] = stamp;
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      int neighbour = graph.neighbours[e];
      if (partOf[neighbour] == part) {
        wantedBy[neighbour] = stamp;
        if (wanted++ == 0) {
          seenBy[neighbour] = stamp;
          queue[end++] = neighbour;
        }
      }
    }
    // A part's only vertex stays, so that no part becomes empty.
    if (wanted == 0) {
      return false;
    }
    int found = 1;
    for (int head = 0; head < end && found < wanted; head++) {
      for (int e = graph.offsets[queue[head]]; e < graph.offsets[queue[head] + 1]; e++) {
        int neighbour = graph.neighbours[e];
        if (partOf[neighbour] == part && seenBy[neighbour] != stamp) {
          if (end == MAX_VISITS) {
            return false;
          }
          seenBy[neighbour] = stamp;
          queue[end++] = neighbour;
          found += wantedBy[neighbour] == stamp ? 1 : 0;
        }
      }
    }
    return found == wanted;
  }
}
