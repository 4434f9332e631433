package org.parcast.analyses.mapping.strategy;


/** The ways to place tasks, by the names of the command line. */
public enum Strategy {
  /** Task i on unit i. */
  COMPACT(new CompactPlacement()),
  /** Neighbouring tasks as far apart as can be. */
  SCATTER(new ScatterPlacement()),
  /** A random permutation. */
  RANDOM(new RandomPlacement()),
  /** EagerMap's greedy grouping. */
  EAGERMAP(new EagerMap()),
  /** The multilevel partitioner along the hierarchy, with exchanges. */
  BISECTION(new BisectionPlacement()),
  /** Groups by data affinity. */
  DAGTM(new DagTm()),
  /** kMAF (Diener et al., PACT 2014): threads move while they run; where to, EagerMap says by what they communicated last. */
  KMAF(new EagerMap()),
  /** The best of all placements, of more than {@link OraclePlacement#MOST_TASKS} tasks the best that a long search finds. */
  ORACLE(new OraclePlacement());

  private final PlacementStrategy placement;

  Strategy(PlacementStrategy placement) {
    this.placement = placement;
  }

  /** Where tasks are placed; where they move, what places them anew each time. */
  public PlacementStrategy placement() {
    return placement;
  }

  /** Whether threads move while they run, so that only their references say where they are. */
  public boolean moves() {
    return this == KMAF;
  }

  /** Name on the command line and in reports. */
  public String label() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /**
   * Whether it is tried where no strategy is named: a long search is not, and threads move only where their references are known.
   *
   * @param traced whether they are
   */
  public boolean isTriedUnasked(int tasks, boolean traced) {
    return this == ORACLE ? tasks <= OraclePlacement.MOST_TASKS : !moves() || traced;
  }
}
