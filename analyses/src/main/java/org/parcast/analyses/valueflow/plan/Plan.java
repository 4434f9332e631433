package org.parcast.analyses.valueflow.plan;

import java.util.List;

/**
 * Who keeps which variable on a number of ranks.
 *
 * @param grid the ranks along each axis of what is cut; the number of ranks alone where the partitioner has made parts
 * @param bytesPerStep bytes that all ranks together send in a step, those of collectives included: the sum over the variables
 * @param copiedBytes bytes of the copies that every rank keeps
 * @param wholeRun whether there is no time loop, so that the whole run is one step
 * @param variables those that the steps compute of, those that send most first
 */
public record Plan(List<Integer> grid, double bytesPerStep, long copiedBytes, boolean wholeRun, List<PlannedVariable> variables) {
  public Plan {
    grid = List.copyOf(grid);
    variables = List.copyOf(variables);
  }
}
