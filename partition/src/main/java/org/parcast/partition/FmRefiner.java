package org.parcast.partition;

import java.util.Arrays;

/**
 * Local k-way search of Fiduccia and Mattheyses ("A Linear-Time Heuristic for Improving Network Partitions", DAC 1982), in the
 * multi-try form of Sanders and Schulz: every boundary vertex in turn starts a search that grows into its neighbourhood, always
 * takes the best move with room, also when it makes things worse, and at the end goes back to the best state it has met. A vertex
 * moves at most once in a round.
 */
final class FmRefiner {
    private static final int MAX_UPDATES = 2_000;

    private final PartitionState state;
    private final GainHeap heap;
    private final StoppingRule stopping;
    private final int[] movedInRound;
    private final int[] affected = new int[MAX_UPDATES];
    private int[] moved = new int[256];
    private int[] origin = new int[256];
    private int round;

    FmRefiner(PartitionState state, double alpha) {
        this.state = state;
        heap = new GainHeap(state.topology.vertices);
        stopping = new StoppingRule(alpha, state.topology.vertices);
        movedInRound = new int[state.topology.vertices];
    }

    /**
     * Searches from every boundary vertex, round after round.
     *
     * @param maxRounds the number of rounds; ends earlier when a round gains less than a thousandth of the objective
     * @return the decrease of the objective
     */
    long refineLocally(int maxRounds, long objective, Randomness random) {
        long total = 0;
        for (int i = 0; i < maxRounds; i++) {
            round++;
            long gained = 0;
            int[] seeds = state.boundary();
            random.shuffle(seeds);
            for (int seed : seeds) {
                if (movedInRound[seed] != round && state.findBestMove(seed)) {
                    heap.put(seed, state.bestGain);
                    gained += search();
                }
            }
            total += gained;
            if (gained * 1000 <= objective - total) {
                break;
            }
        }
        return total;
    }

    /** One search after another from the whole boundary at once, until one gains nothing; returns the decrease. */
    long refineGlobally(int maxRounds, Randomness random) {
        long total = 0;
        for (int i = 0; i < maxRounds; i++) {
            round++;
            int[] seeds = state.boundary();
            random.shuffle(seeds);
            for (int seed : seeds) {
                if (state.findBestMove(seed)) {
                    heap.put(seed, state.bestGain);
                }
            }
            long gained = search();
            total += gained;
            if (gained == 0) {
                break;
            }
        }
        return total;
    }

    private long search() {
        stopping.reset();
        int moves = 0;
        int kept = 0;
        long gained = 0;
        long best = 0;
        while (!heap.isEmpty() && !stopping.shouldStop()) {
            long key = heap.maxKey();
            int vertex = heap.popMax();
            if (!state.findBestMove(vertex)) {
                continue;
            }
            if (state.bestGain < key && !heap.isEmpty() && state.bestGain < heap.maxKey()) {
                heap.put(vertex, state.bestGain);
                continue;
            }
            gained += state.bestGain;
            stopping.add(state.bestGain);
            record(moves++, vertex);
            state.move(vertex, state.bestTarget);
            if (gained > best) {
                best = gained;
                kept = moves;
                stopping.reset();
            }
            updateNeighbours(vertex);
        }
        heap.clear();
        for (int i = moves - 1; i >= kept; i--) {
            state.move(moved[i], origin[i]);
        }
        return best;
    }

    private void record(int index, int vertex) {
        if (index == moved.length) {
            moved = Arrays.copyOf(moved, 2 * index);
            origin = Arrays.copyOf(origin, 2 * index);
        }
        moved[index] = vertex;
        origin[index] = state.partOf[vertex];
        movedInRound[vertex] = round;
    }

    private void updateNeighbours(int vertex) {
        int count = state.affected(vertex, affected);
        for (int i = 0; i < count; i++) {
            int neighbour = affected[i];
            if (movedInRound[neighbour] == round) {
                continue;
            }
            if (state.findBestMove(neighbour)) {
                heap.put(neighbour, state.bestGain);
            } else {
                heap.remove(neighbour);
            }
        }
    }
}
