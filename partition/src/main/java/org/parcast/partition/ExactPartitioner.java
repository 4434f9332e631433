package org.parcast.partition;

import org.parcast.partition.graph.Topology;

/** Tries every partition of a handful of vertices; parts differ only in name, so a vertex opens at most one new part. */
final class ExactPartitioner {
  /** There are four million partitions of so many vertices. */
  static final int MAX_VERTICES = 12;

  private final Topology topology;
  private final int parts;
  private final long maxPartWeight;
  private final int[] partOf;
  private final long[] weights;
  private int[] best;
  private long bestObjective = Long.MAX_VALUE;

  private ExactPartitioner(Topology topology, int parts, long maxPartWeight) {
    this.topology = topology;
    this.parts = parts;
    this.maxPartWeight = maxPartWeight;
    partOf = new int[topology.vertices];
    weights = new long[parts];
  }

  /** An optimal partition without empty parts, or null if none keeps the bound. */
  static int[] partition(Topology topology, int parts, long maxPartWeight) {
    ExactPartitioner exact = new ExactPartitioner(topology, parts, maxPartWeight);
    exact.assign(0, 0);
    return exact.best;
  }

  private void assign(int vertex, int used) {
    if (parts - used > topology.vertices - vertex) {
      return;
    }
    if (vertex == topology.vertices) {
      long objective = topology.sampledObjective(partOf, parts, 1);
      if (objective < bestObjective) {
        bestObjective = objective;
        best = partOf.clone();
      }
      return;
    }
    int weight = topology.vertexWeights[vertex];
    for (int part = 0; part <= Math.min(used, parts - 1); part++) {
      if (weights[part] + weight <= maxPartWeight) {
        weights[part] += weight;
        partOf[vertex] = part;
        assign(vertex + 1, Math.max(used, part + 1));
        weights[part] -= weight;
      }
    }
  }
}
