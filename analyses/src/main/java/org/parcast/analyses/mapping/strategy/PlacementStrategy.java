package org.parcast.analyses.mapping.strategy;

/** A way to place tasks. */
public interface PlacementStrategy {
  /** Unit of each task. */
  int[] place(PlacementProblem problem);
}
