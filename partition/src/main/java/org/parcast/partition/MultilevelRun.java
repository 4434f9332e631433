package org.parcast.partition;

import java.util.Arrays;

/** One way through the levels: coarsening, initial partitioning, refinement on every level up to the finest. */
final class MultilevelRun {
    private static final int VERTICES_PER_PART = 60;

    private final Topology finest;
    private final PartitionRequest request;
    private final long[] bounds;

    MultilevelRun(Topology finest, PartitionRequest request) {
        this.finest = finest;
        this.request = request;
        bounds = new long[request.parts()];
        Arrays.fill(bounds, request.maxPartWeight(finest.totalVertexWeight));
    }

    int[] partition(Randomness random) {
        int target = Math.max(VERTICES_PER_PART * request.parts(), 500);
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
        int[] partOf = new RecursiveBisection(bounds[0], 6).partition(coarsest, request.parts(), random);
        refine(coarsest, partOf, random);
        return partOf;
    }

    private void refine(Topology topology, int[] partOf, Randomness random) {
        PartitionState state = topology.state(partOf, bounds);
        Rebalancer.rebalance(state);
        int rounds = request.preset() == Preset.FAST ? 1 : 4;
        double alpha = request.preset() == Preset.FAST ? 1 : request.preset() == Preset.DEFAULT ? 3 : 10;
        new FmRefiner(state, alpha).refineLocally(rounds, state.objective(), random);
    }
}
