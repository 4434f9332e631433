package org.parcast.partition;

import java.util.Arrays;
import org.parcast.partition.graph.PartitionState;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.refine.FmRefiner;
import org.parcast.partition.refine.GainHeap;
import org.parcast.partition.refine.Rebalancer;
import org.parcast.partition.repeatable.Randomness;

/**
 * Multilevel bisection of a small topology, several times over, the best one kept: each contracts anew, grows several bisections of
 * the coarsest contraction greedily and refines the best of those on all levels.
 */
final class Bisection {
  private static final int COARSEST = 80;
  private static final double ALPHA = 3;
  private static final int PATIENCE = 10_000;
  private static final int ROUNDS = 3;

  private final Topology topology;
  private final long target;
  private final long[] bounds;
  private final int tries;
  private final int growings;

  /**
   * A bisection to be made.
   *
   * @param target the weight that part 0 should have
   * @param bounds the weights that the two parts may have at most
   * @param tries the number of bisections, the best of which is kept
   * @param growings the number of growings of each
   */
  Bisection(Topology topology, long target, long[] bounds, int tries, int growings) {
    this.topology = topology;
    this.target = target;
    this.bounds = bounds;
    this.tries = tries;
    this.growings = growings;
  }

  int[] run(Randomness random) {
    Solution best = null;
    for (int i = 0; i < tries; i++) {
      Solution solution = multilevel(random.split(i));
      best = best == null || solution.isBetterThan(best) ? solution : best;
    }
    return best.partOf();
  }

  private Solution multilevel(Randomness random) {
    Hierarchy hierarchy = Hierarchy.coarsen(topology, COARSEST, null, random);
    int level = hierarchy.coarsestLevel();
    Solution solution = grown(hierarchy.level(level), random);
    while (level-- > 0) {
      Topology finer = hierarchy.level(level);
      solution = refine(finer.state(hierarchy.project(solution.partOf(), level), relaxed(finer)), random);
    }
    return solution;
  }

  private Solution grown(Topology coarsest, Randomness random) {
    Solution best = null;
    for (int i = 0; i < growings; i++) {
      int[] partOf = new int[coarsest.vertices];
      Arrays.fill(partOf, 1);
      PartitionState state = coarsest.state(partOf, relaxed(coarsest));
      grow(state, random);
      Solution solution = refine(state, random);
      best = best == null || solution.isBetterThan(best) ? solution : best;
    }
    return best;
  }

  /** Moves vertices from part 1 to part 0, always the one that costs least, starting anywhere. */
  private void grow(PartitionState state, Randomness random) {
    int n = state.topology.vertices;
    GainHeap heap = new GainHeap(n);
    int[] affected = new int[Math.min(n, 2000)];
    long[] rise = new long[affected.length];
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
      int count = state.affected(vertex, affected, rise);
      for (int i = 0; i < count; i++) {
        int neighbour = affected[i];
        if (heap.contains(neighbour)) {
          heap.raise(neighbour, rise[i]);
        } else if (state.partOf[neighbour] == 1) {
          heap.put(neighbour, state.gain(neighbour, 0));
        }
      }
    }
  }

  private static Solution refine(PartitionState state, Randomness random) {
    Rebalancer.rebalance(state);
    long objective = state.objective();
    objective -= new FmRefiner(state, ALPHA, Integer.MAX_VALUE, PATIENCE).refine(ROUNDS, objective, random);
    return new Solution(state.partOf, state.overload(), objective);
  }

  /** Both sides may pass their share by a vertex; between two bounds that leave less room no search can move. */
  private long[] relaxed(Topology level) {
    return new long[] {
      Math.max(bounds[0], target + level.maxVertexWeight),
      Math.max(bounds[1], topology.totalVertexWeight - target + level.maxVertexWeight)};
  }
}
