package org.parcast.partition.refine;

import org.parcast.partition.graph.PartitionState;

/**
 * Moves vertices out of parts above their bound, those first that cost the objective least per weight. Reaches the bounds
 * whenever the vertices have weight 1 and the bounds leave room for all; else no part ends above its bound by as much as the
 * heaviest vertex weighs.
 */
public final class Rebalancer {
  private static final int MAX_UPDATES = 500;
  private static final double SCALE = 1 << 20;

  private final PartitionState state;
  private final GainHeap heap;
  private final int[] affected = new int[MAX_UPDATES];
  private final long[] rise = new long[MAX_UPDATES];

  private Rebalancer(PartitionState state) {
    this.state = state;
    heap = new GainHeap(state.topology.vertices);
  }

  /** Returns the decrease of the objective, which mostly is an increase. */
  public static long rebalance(PartitionState state) {
    if (state.overload() == 0) {
      return 0;
    }
    Rebalancer rebalancer = new Rebalancer(state);
    return rebalancer.moveCheapest() + rebalancer.moveAnything();
  }

  private long moveCheapest() {
    long gained = 0;
    for (int v = 0; v < state.topology.vertices; v++) {
      offer(v);
    }
    while (!heap.isEmpty()) {
      long key = heap.maxKey();
      int vertex = heap.popMax();
      if (!isOverloaded(vertex) || !findTarget(vertex)) {
        continue;
      }
      long current = priority(vertex);
      if (current < key && !heap.isEmpty() && current < heap.maxKey()) {
        heap.put(vertex, current);
        continue;
      }
      gained += state.bestGain;
      state.move(vertex, state.bestTarget);
      int count = state.affected(vertex, affected, rise);
      for (int i = 0; i < count; i++) {
        if (heap.contains(affected[i])) {
          raise(affected[i], rise[i]);
        } else {
          offer(affected[i]);
        }
      }
    }
    return gained;
  }

  /** What is left once no vertex fits anywhere: moves to the lightest part as long as that lowers the larger of the two. */
  private long moveAnything() {
    long gained = 0;
    for (int v = 0; v < state.topology.vertices && state.overload() > 0; v++) {
      int weight = state.topology.vertexWeights[v];
      if (isOverloaded(v)) {
        int to = lightestPart();
        int from = state.partOf[v];
        if (state.partWeights[to] + weight - state.maxPartWeights[to]
            < state.partWeights[from] - state.maxPartWeights[from]) {
          gained += state.gain(v, to);
          state.move(v, to);
        }
      }
    }
    return gained;
  }

  private void offer(int vertex) {
    if (isOverloaded(vertex) && findTarget(vertex)) {
      heap.put(vertex, priority(vertex));
    }
  }

  /** Keys are upper bounds: to look at every neighbour of every vertex that moves would take far longer than at those that come to the head. */
  private void raise(int vertex, long gain) {
    heap.put(vertex, (long) (heap.key(vertex) + gain * SCALE * Math.max(1, state.topology.vertexWeights[vertex])));
  }

  private boolean isOverloaded(int vertex) {
    int part = state.partOf[vertex];
    return state.topology.vertexWeights[vertex] > 0 && state.partWeights[part] > state.maxPartWeights[part];
  }

  private boolean findTarget(int vertex) {
    if (state.findBestMove(vertex)) {
      return true;
    }
    int part = lightestPart();
    if (part == state.partOf[vertex] || !state.hasRoom(part, state.topology.vertexWeights[vertex])) {
      return false;
    }
    state.bestTarget = part;
    state.bestGain = state.gain(vertex, part);
    return true;
  }

  private long priority(int vertex) {
    int weight = state.topology.vertexWeights[vertex];
    double gain = state.bestGain * SCALE;
    return (long) (gain > 0 ? gain * weight : gain / weight);
  }

  private int lightestPart() {
    int lightest = 0;
    for (int p = 1; p < state.parts; p++) {
      if (state.partWeights[p] - state.maxPartWeights[p] < state.partWeights[lightest] - state.maxPartWeights[lightest]) {
        lightest = p;
      }
    }
    return lightest;
  }
}
