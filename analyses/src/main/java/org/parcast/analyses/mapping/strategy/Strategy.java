package org.parcast.analyses.mapping.strategy;

/** The ways to place tasks, by the names of the command line. */
public enum Strategy {
  COMPACT("task i on unit i", new CompactPlacement()),
  SCATTER("neighbouring tasks as far apart as can be", new ScatterPlacement()),
  RANDOM("by chance", new RandomPlacement()),
  EAGERMAP("groups of tasks that communicate most, taken greedily", new EagerMap()),
  BISECTION("parts of little communication between them, level by level, with exchanges", new BisectionPlacement()),
  DAGTM("groups of tasks that use the same data", new DagTm()),
  /** kMAF (Diener et al., PACT 2014): EagerMap says where to, by what threads communicated last. */
  KMAF("threads that move while they run", new EagerMap()),
  /** Of more than {@link OraclePlacement#MOST_TASKS} tasks the best that a long search finds. */
  ORACLE("the best of all that were tried", new OraclePlacement());

  private final String about;
  private final PlacementStrategy placement;

  Strategy(String about, PlacementStrategy placement) {
    this.about = about;
    this.placement = placement;
  }

  /** Where tasks are placed; where they move, what places them anew each time. */
  public PlacementStrategy placement() {
    return placement;
  }

  /** How tasks are placed, in a few words. */
  public String about() {
    return about;
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
