package org.parcast.analyses.mapping;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * What to place.
 *
 * @param matrix what the tasks exchange
 * @param trace the tasks' references, if they are known: for locality, affinity and simulated misses
 * @param machine where to place them
 * @param strategies how
 * @param bounds which threads share and which are isolated, where the references are known
 * @param seed seed of random choices
 */
public record PlacementRequest(TaskMatrix matrix, Optional<ThreadTrace> trace, MachineHierarchy machine, List<Strategy> strategies, LocalityBounds bounds,
    long seed) {
  public PlacementRequest {
    strategies = List.copyOf(strategies);
  }
}
