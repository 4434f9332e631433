package org.parcast.analyses.mapping;

import java.util.List;
import org.parcast.analyses.sharing.TaskMatrix;

/**
 * Placements of the same tasks, the best first.
 *
 * @param machine where they are placed
 * @param matrix what the tasks exchange
 * @param placements by quality, the highest first; among equals in the order of the strategies
 * @param threads locality of the threads, empty where no trace is known
 */
public record PlacementForecast(
    MachineHierarchy machine, TaskMatrix matrix, List<TaskPlacement> placements, List<ThreadLocality> threads) {
  public PlacementForecast {
    placements = List.copyOf(placements);
    threads = List.copyOf(threads);
  }
}
