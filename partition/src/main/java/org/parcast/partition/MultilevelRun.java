package org.parcast.partition;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.PartitionState;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.refine.FlowRefiner;
import org.parcast.partition.refine.FmRefiner;
import org.parcast.partition.refine.JetRefiner;
import org.parcast.partition.refine.Rebalancer;
import org.parcast.partition.repeatable.Randomness;
import org.parcast.partition.repeatable.Tasks;

/** Ways through the levels: coarsening, a partition of the coarsest level, refinement on every level up to the finest. */
final class MultilevelRun {
  private static final int MIN_COARSEST = 500;

  /** Pairs of more parts would take too much memory to look at. */
  private static final int MAX_FLOW_PARTS = 4096;

  /**
   * What of its tie to its own part a vertex may lose by moving together with others, 0 for nothing to 1 for all. These are the filter ratios of Jet (see {@link JetRefiner}), which its
   * authors chose by experiment: on coarse levels the search is to get far, on the finest what is there is to be kept.
   */
  private static final double READINESS = 0.75;

  /** The same on the finest level. */
  private static final double FINEST_READINESS = 0.25;

  private final Topology finest;
  private final int parts;
  private final long[] bounds;
  private final Effort effort;
  private final Tasks tasks;

  /**
   * @param maxPartWeight the weight that no part may pass
   * @param tasks what runs the initial tries
   */
  MultilevelRun(Topology finest, int parts, long maxPartWeight, Effort effort, Tasks tasks) {
    this.finest = finest;
    this.parts = parts;
    this.effort = effort;
    this.tasks = tasks;
    bounds = new long[parts];
    Arrays.fill(bounds, maxPartWeight);
  }

  /** A new partition. */
  Solution partition(Randomness random) {
    Hierarchy hierarchy = coarsen(null, random);
    return refineUpwards(hierarchy, initial(hierarchy.level(hierarchy.coarsestLevel()), random), random);
  }

  /** A partition of the finest level, to be changed. */
  PartitionState state(int[] partOf) {
    return finest.state(partOf, bounds);
  }

  /** The weight of the heaviest part, or the bound if no part passes it. */
  long heaviestPart(int[] partOf) {
    return Math.max(bounds[0], Arrays.stream(state(partOf).partWeights).max().orElse(0));
  }

  /** A partition refined on the finest level only. */
  Solution polish(int[] partOf, Randomness random) {
    return refine(finest, partOf, random);
  }

  /** A V-cycle: coarsens without contracting across the boundaries of a partition and refines that one again. */
  Solution improve(int[] partOf, Randomness random) {
    return improve(partOf, partOf, random);
  }

  /**
   * A V-cycle that keeps the boundaries of two partitions, so that the refinement, starting from the first, can take over
   * pieces of the second (Sanders and Schulz, "Distributed Evolutionary Graph Partitioning", ALENEX 2012).
   */
  Solution combine(int[] better, int[] other, Randomness random) {
    Map<Long, Integer> numberOfPair = new HashMap<>();
    int[] overlay = new int[better.length];
    for (int v = 0; v < overlay.length; v++) {
      overlay[v] = numberOfPair.computeIfAbsent((long) better[v] * parts + other[v], pair -> numberOfPair.size());
    }
    return improve(better, overlay, random);
  }

  private Solution improve(int[] partOf, int[] communities, Randomness random) {
    Hierarchy hierarchy = coarsen(communities, random);
    int[] coarsest = hierarchy.restrictToCoarsest(partOf.clone());
    return refineUpwards(hierarchy, refine(hierarchy.level(hierarchy.coarsestLevel()), coarsest, random), random);
  }

  private Hierarchy coarsen(int[] communities, Randomness random) {
    int target = Math.max(effort.verticesPerPart() * parts, MIN_COARSEST);
    return Hierarchy.coarsen(finest, target, communities, random);
  }

  private Solution initial(Topology coarsest, Randomness random) {
    RecursiveBisection bisection = new RecursiveBisection(bounds[0], effort.bisections(), effort.growings());
    return Solution.best(tasks.run(effort.initialTries(), i -> {
      Randomness own = random.split(i);
      return refine(coarsest, bisection.partition(coarsest.byEdges(), parts, own), own);
    }));
  }

  private Solution refineUpwards(Hierarchy hierarchy, Solution coarsest, Randomness random) {
    Solution solution = coarsest;
    for (int level = hierarchy.coarsestLevel() - 1; level >= 0; level--) {
      hierarchy.drop(level + 1);
      solution = refine(hierarchy.level(level), hierarchy.project(solution.partOf(), level), random);
    }
    return solution;
  }

  private Solution refine(Topology topology, int[] partOf, Randomness random) {
    PartitionState state = topology.state(partOf, topology == finest ? bounds : relaxed(topology));
    Rebalancer.rebalance(state);
    Effort own = effort.at(topology.vertices);
    FmRefiner search = new FmRefiner(state, own.alpha(), own.seedsPerSearch(), own.patience(), own.jetPatience() > 0);
    long objective = state.objective();
    if (own.jetPatience() > 0) {
      objective -= new JetRefiner(state, topology == finest ? FINEST_READINESS : READINESS, own.jetPatience()).refine(objective);
    }
    objective -= search.refine(own.rounds(), objective, random);
    if (topology instanceof Graph graph && topology.vertices <= own.flowUpTo() && parts <= MAX_FLOW_PARTS) {
      long gained = new FlowRefiner(graph, state).refine(objective, random);
      objective -= gained;
      objective -= gained > 0 ? search.refine(own.rounds(), objective, random) : 0;
    }
    assert objective == state.objective() : "gains that do not add up";
    return new Solution(state.partOf, state.overload(), objective);
  }

  /** On coarse levels parts may pass their bounds by one vertex; otherwise hardly any of the heavy vertices there could move. */
  private long[] relaxed(Topology coarse) {
    long[] relaxed = bounds.clone();
    for (int p = 0; p < parts; p++) {
      relaxed[p] += coarse.maxVertexWeight;
    }
    return relaxed;
  }
}
