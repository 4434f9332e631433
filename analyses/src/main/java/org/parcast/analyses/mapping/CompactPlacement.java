package org.parcast.analyses.mapping;

import java.util.Arrays;

/** Fills unit after unit; more tasks than units go round again. */
final class CompactPlacement implements PlacementStrategy {
  @Override
  public int[] place(PlacementProblem problem) {
    int[] unitOf = new int[problem.tasks()];
    Arrays.setAll(unitOf, task -> task % problem.units());
    return unitOf;
  }
}
