package org.parcast.analyses.mapping.strategy;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Fills unit after unit; more tasks than units go round again. */
final class CompactPlacement implements PlacementStrategy {
  @Override
  public int[] place(PlacementProblem problem) {
    int[] units = IntStream.range(0, problem.units()).filter(problem.machine()::isPresent).toArray();
    int[] unitOf = new int[problem.tasks()];
    Arrays.setAll(unitOf, task -> units[task % units.length]);
    return unitOf;
  }
}
