package org.parcast.partition;

import java.util.Arrays;

/** One way through the levels: coarsening, initial partitioning, refinement on every level up to the finest. */
final class MultilevelRun {
    private static final int MIN_COARSEST = 500;

    private final Topology finest;
    private final PartitionRequest request;
    private final long[] bounds;
    private final Effort effort;

    MultilevelRun(Topology finest, PartitionRequest request) {
        this.finest = finest;
        this.request = request;
        effort = Effort.of(request.preset());
        bounds = new long[request.parts()];
        Arrays.fill(bounds, request.maxPartWeight(finest.totalVertexWeight));
    }

    int[] partition(Randomness random) {
        int target = Math.max(effort.verticesPerPart() * request.parts(), MIN_COARSEST);
        Hierarchy hierarchy = Hierarchy.coarsen(finest, target, null, random);
        int level = hierarchy.coarsestLevel();
        int[] partOf = initial(hierarchy.level(level), random);
        while (level-- > 0) {
            hierarchy.drop(level + 1);
            partOf = hierarchy.project(partOf, level);
            refine(hierarchy.level(level), partOf, random);
        }
        return partOf;
    }

    private int[] initial(Topology coarsest, Randomness random) {
        int[] partOf = new RecursiveBisection(bounds[0], effort.growings()).partition(coarsest, request.parts(), random);
        refine(coarsest, partOf, random);
        return partOf;
    }

    private void refine(Topology topology, int[] partOf, Randomness random) {
        PartitionState state = topology.state(partOf, bounds);
        Rebalancer.rebalance(state);
        new FmRefiner(state, effort.alpha(), effort.seedsPerSearch()).refine(effort.rounds(), state.objective(), random);
    }
}
