package org.parcast.partition.refine;

import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.PartitionState;

/**
 * Makes every part connected: the heaviest component of each part stays, the others go to the neighbouring part they are tied to
 * most. Then vertices are passed from parts that are too heavy along chains of neighbouring parts to parts with room, but only
 * such whose leaving keeps their part connected, and where no single vertex can go, with what hangs on it.
 */
public final class ConnectivityRepair {
  private static final int MAX_SWEEPS = 500;

  private final Graph graph;
  private final PartitionState state;
  private final ConnectedRemoval removal;

  private ConnectivityRepair(Graph graph, PartitionState state) {
    this.graph = graph;
    this.state = state;
    removal = new ConnectedRemoval(graph, state.partOf);
  }

  /** Changes {@code state}, a partition of {@code graph}'s vertices. */
  public static void repair(Graph graph, PartitionState state) {
    ConnectivityRepair repair = new ConnectivityRepair(graph, state);
    repair.joinComponents();
    EmptyParts.fill(state, repair.removal::keepsConnected);
    repair.balance();
  }

  /** Only ties to components that stay count, so that each pass settles more vertices. */
  private void joinComponents() {
    boolean changed = true;
    while (changed) {
      changed = false;
      PartComponents components = PartComponents.of(graph, state.partOf, state.parts);
      boolean[] settled = components.inHeaviest();
      for (int c = 0; c < components.count(); c++) {
        if (!components.isHeaviest(c)) {
          changed |= moveComponent(components.members(c), settled);
        }
      }
    }
  }

  private boolean moveComponent(int[] members, boolean[] settled) {
    int from = state.partOf[members[0]];
    long[] tie = new long[state.parts];
    for (int v : members) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        int neighbour = graph.neighbours[e];
        tie[state.partOf[neighbour]] += settled[neighbour] ? graph.edgeWeights[e] : 0;
      }
    }
    long weight = 0;
    for (int v : members) {
      weight += graph.vertexWeights[v];
    }
    int best = -1;
    for (int p = 0; p < state.parts; p++) {
      if (p != from && tie[p] > 0 && (best < 0 || isBetterTarget(p, best, weight, tie))) {
        best = p;
      }
    }
    if (best < 0) {
      return false;
    }
    for (int v : members) {
      state.move(v, best);
    }
    return true;
  }

  private boolean isBetterTarget(int part, int other, long weight, long[] tie) {
    boolean fits = state.hasRoom(part, weight);
    return fits == state.hasRoom(other, weight) ? tie[part] > tie[other] : fits;
  }

  /** Sweeps over the parts that are too heavy; each passes vertices on to neighbours that are nearer to a part with room. */
  private void balance() {
    PieceMoves pieces = new PieceMoves(graph, state);
    boolean moving = true;
    for (int sweep = 0; moving && sweep < MAX_SWEEPS && state.overload() > 0; sweep++) {
      int[] distance = distancesToRoom();
      GainHeap heap = new GainHeap(graph.vertices);
      for (int v = 0; v < graph.vertices; v++) {
        offer(v, distance, heap);
      }
      moving = drain(heap, distance) || pieces.sweep(distance);
    }
  }

  private boolean drain(GainHeap heap, int[] distance) {
    boolean moved = false;
    while (!heap.isEmpty()) {
      int vertex = heap.popMax();
      int to = target(vertex, distance);
      if (to < 0 || !removal.keepsConnected(vertex)) {
        continue;
      }
      state.move(vertex, to);
      moved = true;
      for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
        offer(graph.neighbours[e], distance, heap);
      }
    }
    return moved;
  }

  private void offer(int vertex, int[] distance, GainHeap heap) {
    int to = target(vertex, distance);
    if (to >= 0) {
      heap.put(vertex, state.gain(vertex, to));
    }
  }

  /** The adjacent part nearest to room that a vertex of a part that is too heavy may go to, or -1. */
  private int target(int vertex, int[] distance) {
    int from = state.partOf[vertex];
    int weight = graph.vertexWeights[vertex];
    if (weight == 0 || state.partWeights[from] <= state.maxPartWeights[from]) {
      return -1;
    }
    int best = -1;
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      int part = state.partOf[graph.neighbours[e]];
      boolean takes = distance[part] > 0 || state.hasRoom(part, weight);
      if (distance[part] < distance[from] && takes && (best < 0 || distance[part] < distance[best])) {
        best = part;
      }
    }
    return best;
  }

  /** How many parts lie on the way from each part to the nearest one with room, which itself has 0. */
  private int[] distancesToRoom() {
    boolean[][] adjacent = new boolean[state.parts][state.parts];
    for (int v = 0; v < graph.vertices; v++) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        adjacent[state.partOf[v]][state.partOf[graph.neighbours[e]]] = true;
      }
    }
    int[] distance = new int[state.parts];
    int[] queue = new int[state.parts];
    int end = 0;
    for (int p = 0; p < state.parts; p++) {
      distance[p] = state.partWeights[p] < state.maxPartWeights[p] ? 0 : Integer.MAX_VALUE;
      if (distance[p] == 0) {
        queue[end++] = p;
      }
    }
    for (int head = 0; head < end; head++) {
      int part = queue[head];
      for (int next = 0; next < state.parts; next++) {
        if (adjacent[part][next] && distance[next] == Integer.MAX_VALUE) {
          distance[next] = distance[part] + 1;
          queue[end++] = next;
        }
      }
    }
    return distance;
  }
}
