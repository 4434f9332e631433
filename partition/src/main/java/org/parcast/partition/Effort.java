package org.parcast.partition;

/**
 * The parameters of a preset.
 *
 * @param verticesPerPart how many vertices the coarsest level keeps for each part
 * @param growings greedy growings of every initial bisection
 * @param alpha patience of the local search, see {@link StoppingRule}
 * @param seedsPerSearch boundary vertices that start a local search together: fewer find more, and take longer
 * @param rounds rounds of local search on every level at most
 */
record Effort(int verticesPerPart, int growings, double alpha, int seedsPerSearch, int rounds) {

    static Effort of(Preset preset) {
        return switch (preset) {
            case FAST -> new Effort(60, 8, 1, 25, 2);
            case DEFAULT -> new Effort(120, 20, 3, 25, 5);
            case STRONG -> new Effort(160, 30, 10, 5, 10);
        };
    }
}
