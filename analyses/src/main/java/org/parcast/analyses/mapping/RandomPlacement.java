package org.parcast.analyses.mapping;

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
    int[] unitOf = new int[problem.tasks()];
    for (int task = 0; task < unitOf.length; task++) {
      unitOf[task] = units[task % units.length];
    }
    return unitOf;
  }
}
