package org.parcast.partition.refine;

import java.util.Arrays;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.PartitionState;

/**
 * Passes pieces of parts on where no single vertex can leave without taking its part apart: a vertex together with all that only it
 * ties to the rest of the part.
 */
final class PieceMoves {
  /** Edges looked at in a sweep at most. */
  private static final long MAX_WORK = 5_000_000;

  private final Graph graph;
  private final PartitionState state;
  private final int[] seenBy;
  private final int[] order;
  private int stamp;
  private long work;
  private int heaviestBegin;
  private int heaviestEnd;

  PieceMoves(Graph graph, PartitionState state) {
    this.graph = graph;
    this.state = state;
    seenBy = new int[graph.vertices];
    order = new int[graph.vertices];
  }

  /**
   * Moves one piece out of every part that is too heavy, where there is one.
   *
   * @param distance how many parts lie between each part and room; pieces only move where that is less
   * @return whether any piece was moved
   */
  boolean sweep(int[] distance) {
    work = 0;
    int[] bestVertex = new int[state.parts];
    long[] bestValue = new long[state.parts];
    Arrays.fill(bestVertex, -1);
    for (int v = 0; v < graph.vertices && work < MAX_WORK; v++) {
      int from = state.partOf[v];
      int to = excess(from) > 0 ? target(v, distance) : -1;
      if (to < 0) {
        continue;
      }
      long piece = state.partWeights[from] - weightOfRest(v);
      long limit = distance[to] == 0 ? state.maxPartWeights[to] - state.partWeights[to] : excess(from);
      long value = Math.min(piece, excess(from));
      if (piece <= limit && piece < state.partWeights[from] && value > bestValue[from]) {
        bestVertex[from] = v;
        bestValue[from] = value;
      }
    }
    boolean moved = false;
    for (int vertex : bestVertex) {
      moved |= vertex >= 0 && move(vertex, target(vertex, distance), distance);
    }
    return moved;
  }

  private long excess(int part) {
    return state.partWeights[part] - state.maxPartWeights[part];
  }

  /** The adjacent part nearest to room, of equals the lightest, or -1 where none is nearer than the vertex's own. */
  private int target(int vertex, int[] distance) {
    int from = state.partOf[vertex];
    int best = -1;
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      int part = state.partOf[graph.neighbours[e]];
      if (distance[part] < distance[from] && (best < 0 || distance[part] < distance[best]
          || distance[part] == distance[best] && state.partWeights[part] < state.partWeights[best])) {
        best = part;
      }
    }
    return best;
  }

  private boolean move(int vertex, int to, int[] distance) {
    int from = state.partOf[vertex];
    long rest = weightOfRest(vertex);
    long piece = state.partWeights[from] - rest;
    // Other pieces may have come to the target in this sweep.
    if (to < 0 || rest == 0 || distance[to] == 0 && !state.hasRoom(to, piece)) {
      return false;
    }
    int restStamp = ++stamp;
    for (int i = heaviestBegin; i < heaviestEnd; i++) {
      seenBy[order[i]] = restStamp;
    }
    for (int v = 0; v < graph.vertices; v++) {
      if (state.partOf[v] == from && seenBy[v] != restStamp) {
        state.move(v, to);
      }
    }
    return true;
  }

  /** The weight of the heaviest component that is left of a vertex's part without it; its vertices are in {@code order}. */
  private long weightOfRest(int vertex) {
    stamp++;
    seenBy[vertex] = stamp;
    int part = state.partOf[vertex];
    long heaviest = 0;
    int end = 0;
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      int begin = end;
      end = addUnseen(graph.neighbours[e], part, end);
      long weight = 0;
      for (int head = begin; head < end; head++) {
        int v = order[head];
        weight += graph.vertexWeights[v];
        work += graph.degree(v);
        for (int f = graph.offsets[v]; f < graph.offsets[v + 1]; f++) {
          end = addUnseen(graph.neighbours[f], part, end);
        }
      }
      if (weight > heaviest) {
        heaviest = weight;
        heaviestBegin = begin;
        heaviestEnd = end;
      }
    }
    return heaviest;
  }

  private int addUnseen(int vertex, int part, int end) {
    if (state.partOf[vertex] != part || seenBy[vertex] == stamp) {
      return end;
    }
    seenBy[vertex] = stamp;
    order[end] = vertex;
    return end + 1;
  }
}
