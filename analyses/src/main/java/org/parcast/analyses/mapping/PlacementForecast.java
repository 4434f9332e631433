package org.parcast.analyses.mapping;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.mapping.locality.ThreadLocality;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Placements of the same tasks, the best first.
 *
 * @param machine where they are placed
 * @param matrix what the tasks exchange
 * @param placements by quality, the highest first; among equals in the order of the strategies
 * @param threads locality of the threads, empty where no trace is known
 * @param affinity data that two threads both access, where a trace is known
 * @param groups DagTM's groups of threads by their affinity, those of sharing first; isolated threads are in none; empty where no trace is known
 * @param locality time that it took to find locality and affinity, zero where no trace is known
 */
public record PlacementForecast(
    MachineHierarchy machine, TaskMatrix matrix, List<TaskPlacement> placements, List<ThreadLocality> threads,
    Optional<TaskMatrix> affinity, List<List<Integer>> groups, Duration locality) {
  public PlacementForecast {
    placements = List.copyOf(placements);
    threads = List.copyOf(threads);
    groups = groups.stream().map(List::copyOf).toList();
  }
}
