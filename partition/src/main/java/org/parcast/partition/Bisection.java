package org.parcast.partition;

import java.util.Arrays;

/** Multilevel bisection of a small topology: several greedy growings of the coarsest contraction, the best one refined on all levels. */
final class Bisection {
  private static final int COARSEST = 80;
  private static final double ALPHA = 3;
  private static final int ROUNDS = 3;

  private final Topology topology;
  private final long target;
  private final long[] bounds;
  private final int tries;

  /**
   * A bisection to be made.
   *
   * @param target the weight that part 0 should have
   * @param bounds the weights that the two parts may have at most
   * @param tries the number of growings
   */
  Bisection(Topology topology, long target, long[] bounds, int tries) {
    this.topology = topology;
    this.target = target;
    this.bounds = bounds;
    this.tries = tries;
  }

  int[] run(Randomness random) {
    Hierarchy hierarchy = Hierarchy.coarsen(topology, COARSEST, null, random);
    int level = hierarchy.coarsestLevel();
    int[] partOf = best(hierarchy.level(level), random);
    while (level-- > 0) {
      partOf = hierarchy.project(partOf, level);
      refine(hierarchy.level(level).state(partOf, bounds), random);
    }
    return partOf;
  }

  private int[] best(Topology coarsest, Randomness random) {
    int[] best = null;
    long leastOverload = Long.MAX_VALUE;
    long leastObjective = Long.MAX_VALUE;
    for (int i = 0; i < tries; i++) {
      int[] partOf = new int[coarsest.vertices];
      Arrays.fill(partOf, 1);
      PartitionState state = coarsest.state(partOf, bounds);
      grow(state, random);
      refine(state, random);
      long overload = state.overload();
      long objective = state.objective();
      if (overload < leastOverload || overload == leastOverload && objective < leastObjective) {
        best = partOf;
        leastOverload = overload;
        leastObjective = objective;
      }
    }
    return best;
  }

  /** Moves vertices from part 1 to part 0, always the one that costs least, starting anywhere. */
  private void grow(PartitionState state, Randomness random) {
    int n = state.topology.vertices;
    GainHeap heap = new GainHeap(n);
    int[] affected = new int[Math.min(n, 2000)];
    int[] seeds = random.blockwisePermutation(n);
    int nextSeed = 0;
    while (state.partWeights[0] < target) {
      int vertex;
      if (heap.isEmpty()) {
        while (nextSeed < n && state.partOf[seeds[nextSeed]] == 0) {
          nextSeed++;
        }
        if (nextSeed == n) {
          return;
        }
        vertex = seeds[nextSeed++];
      } else {
        vertex = heap.popMax();
      }
      int weight = state.topology.vertexWeights[vertex];
      if (!state.hasRoom(0, weight) || state.partWeights[0] + weight - target > target - state.partWeights[0]) {
        continue;
      }
      state.move(vertex, 0);
      int count = state.affected(vertex, affected);
      for (int i = 0; i < count; i++) {
        int neighbour = affected[i];
        if (state.partOf[neighbour] == 1) {
          heap.put(neighbour, state.gain(neighbour, 0));
        }
      }
    }
  }

  private static void refine(PartitionState state, Randomness random) {
    Rebalancer.rebalance(state);
    new FmRefiner(state, ALPHA, Integer.MAX_VALUE).refine(ROUNDS, state.objective(), random);
  }
}
