package org.parcast.partition;

/**
 * The parameters of a preset for an objective.
 *
 * @param verticesPerPart how many vertices the coarsest level keeps for each part
 * @param bisections how many bisections the best is chosen from, at every split of the initial partitioning
 * @param growings greedy growings of every initial bisection
 * @param initialTries initial partitions, the best of which goes on; of cuts a second one takes a fifth of the time on graphs of 20,000 vertices for one part in 700; of volumes
 *     hardly any time
 * @param alpha patience of the local search, see {@link org.parcast.partition.refine.StoppingRule}
 * @param seedsPerSearch boundary vertices that start a local search together: fewer find more, and take longer
 * @param patience edges or nets that a local search looks at without improvement before it ends
 * @param rounds rounds of local search on every level at most
 * @param jetPatience rounds of moves together without improvement that end those, 0 for none; 12 are those of Jet (see {@link org.parcast.partition.refine.JetRefiner}), and one has nearly
 *     all of their gain (docs/decisions/0027)
 * @param population partitions that are made independently of each other
 * @param generations rounds of pairwise combination of the population
 * @param fullUpTo the vertices of the levels that are searched with all this effort; larger ones get less
 * @param flowUpTo the vertices of the levels on which pairs of parts are improved by flows
 */
record Effort(int verticesPerPart, int bisections, int growings, int initialTries, double alpha, int seedsPerSearch, int patience,
    int rounds, int jetPatience, int population, int generations, int fullUpTo, int flowUpTo) {

  private static final int LARGE = 100_000;
  private static final int FLOW = 100_000;
  private static final int HUGE = 2_000_000;

  /** Six take twice the time, and of class graphs gain no more. */
  private static final int HUB_PATIENCE = 3;

  /** As METIS. Around hubs most is gained after the initial partition, where clusters move together; elsewhere, as of roads and trees, cuts were a tenth larger so. */
  private static final int HUB_VERTICES_PER_PART = 30;

  static Effort of(Preset preset, Objective objective) {
    boolean cut = objective == Objective.CUT;
    return switch (preset) {
      case FAST -> new Effort(60, 4, 4, 1, 1, 25, 4_000, 2, 0, 1, 0, LARGE, FLOW / 10);
      case DEFAULT -> new Effort(120, 4, 5, cut ? 1 : 2, cut ? 3 : 0.5, cut ? 10 : 50, 10_000, cut ? 8 : 5, 1, 1, 0,
          cut ? HUGE : LARGE, FLOW);
      case STRONG -> new Effort(120, 4, 5, 3, cut ? 3 : 1, 10, 40_000, 8, 12, cut ? 4 : 3, cut ? 3 : 2,
          cut ? HUGE : LARGE, FLOW);
    };
  }

  /**
   * The same with more levels and, on each, more rounds of moves together: hubs are tied to most of many parts, all of them full, and a group that leaves with one may take several rounds to
   * settle.
   */
  Effort aroundHubs() {
    return new Effort(HUB_VERTICES_PER_PART, bisections, growings, initialTries, alpha, seedsPerSearch, patience, rounds, Math.max(HUB_PATIENCE, jetPatience), population, generations,
        fullUpTo, flowUpTo);
  }

  /** The same for a level of so many vertices: long searches pay on the small ones, where they move whole clusters. */
  Effort at(int vertices) {
    if (vertices <= fullUpTo) {
      return this;
    }
    return new Effort(verticesPerPart, bisections, growings, initialTries, Math.min(alpha, 1), Math.max(seedsPerSearch, 25),
        patience, Math.max(2, rounds / 2), jetPatience, population, generations, fullUpTo, flowUpTo);
  }
}
