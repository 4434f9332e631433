package org.parcast.analyses.mapping;

/** A way to place tasks. */
interface PlacementStrategy {
  /** Unit of each task. */
  int[] place(PlacementProblem problem);
}
