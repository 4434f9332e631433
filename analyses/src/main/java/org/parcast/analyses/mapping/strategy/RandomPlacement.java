package org.parcast.analyses.mapping.strategy;

import java.util.Arrays;
import java.util.SplittableRandom;

/** A random permutation of the units. */
final class RandomPlacement implements PlacementStrategy {
  @Override
  public int[] place(PlacementProblem problem) {
    SplittableRandom random = new SplittableRandom(problem.seed());
    int[] units = new int[problem.units()];
    for (int u = 0; u < units.length; u++) {
      int at = random.nextInt(u + 1);
      units[u] = units[at];
      units[at] = u;
    }
    int[] present = Arrays.stream(units).filter(problem.machine()::isPresent).toArray();
    int[] unitOf = new int[problem.tasks()];
    Arrays.setAll(unitOf, task -> present[task % present.length]);
    return unitOf;
  }
}
