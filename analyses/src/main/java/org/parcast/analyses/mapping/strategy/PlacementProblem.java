package org.parcast.analyses.mapping.strategy;

import java.util.List;
import org.parcast.analyses.mapping.locality.LocalityPattern;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Tasks to place.
 *
 * @param matrix what they exchange
 * @param affinity data that both of two tasks access; the matrix itself where nothing else is known
 * @param patterns locality of each task; all {@link LocalityPattern#SHARING} where nothing is known
 * @param machine where to place them
 * @param seed seed of random choices
 */
public record PlacementProblem(TaskMatrix matrix, TaskMatrix affinity, List<LocalityPattern> patterns, MachineHierarchy machine, long seed) {
  int tasks() {
    return matrix.size();
  }

  int units() {
    return machine.units();
  }
}
