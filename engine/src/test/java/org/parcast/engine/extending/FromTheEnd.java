package org.parcast.engine.extending;

import org.parcast.analyses.mapping.strategy.PlacementProblem;
import org.parcast.analyses.mapping.strategy.PlacementStrategy;

/** A mapping: the first task on the last unit. A constant of {@link org.parcast.analyses.mapping.strategy.Strategy} would name it. */
final class FromTheEnd implements PlacementStrategy {
  @Override
  public int[] place(PlacementProblem problem) {
    int units = problem.machine().units();
    int[] unitOf = new int[problem.matrix().size()];
    for (int task = 0; task < unitOf.length; task++) {
      unitOf[task] = units - 1 - task % units;
    }
    return unitOf;
  }
}
