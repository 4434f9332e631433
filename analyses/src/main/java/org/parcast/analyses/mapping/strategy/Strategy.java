package org.parcast.analyses.mapping.strategy;

import java.util.Arrays;
import java.util.Optional;

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
  /** The best of all placements, for at most {@link OraclePlacement#MOST_TASKS} tasks. */
  ORACLE(new OraclePlacement());

  private final PlacementStrategy placement;

  Strategy(PlacementStrategy placement) {
    this.placement = placement;
  }

  public PlacementStrategy placement() {
    return placement;
  }

  /** Name on the command line and in reports. */
  public String label() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /** Whether it can place this many tasks. */
  public boolean canPlace(int tasks) {
    return this != ORACLE || tasks <= OraclePlacement.MOST_TASKS;
  }

  /** The strategy of a label. */
  public static Optional<Strategy> of(String label) {
    return Arrays.stream(values()).filter(strategy -> strategy.label().equals(label)).findFirst();
  }
}
