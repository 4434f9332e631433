package org.parcast.analyses.network;

import java.util.List;

/**
 * A decomposition whose ranks were placed on a network.
 *
 * @param estimator where the decomposition comes from, as in {@code block2d}
 * @param array name of the array that is cut, empty where no array is
 * @param grid process grid
 * @param assembly convention for assembly words
 * @param bytesPerStep point-to-point bytes in a step
 * @param distance mean hops of these bytes
 * @param nodeOf node of each rank
 */
public record PlacedDecomposition(
    String estimator, String array, List<Integer> grid, String assembly, double bytesPerStep, double distance, List<Integer> nodeOf) {
  public PlacedDecomposition {
    grid = List.copyOf(grid);
    nodeOf = List.copyOf(nodeOf);
  }

  /** Bytes times the hops that each goes, in a step. */
  public double hopBytes() {
    return bytesPerStep * distance;
  }
}
