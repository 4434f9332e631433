package org.parcast.analyses.mapping;

import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/** How good a placement is. */
public final class PlacementScore {
  private PlacementScore() {}

  /** Sum over pairs of communication / (1 + distance): higher is better. */
  public static double quality(TaskMatrix matrix, MachineHierarchy machine, int[] unitOf) {
    double quality = 0;
    for (int i = 0; i < matrix.size(); i++) {
      for (int j = i + 1; j < matrix.size(); j++) {
        quality += matrix.get(i, j) / (1 + machine.distance(unitOf[i], unitOf[j]));
      }
    }
    return quality;
  }

  /** Sum over pairs of communication x distance: lower is better. */
  public static double cost(TaskMatrix matrix, MachineHierarchy machine, int[] unitOf) {
    double cost = 0;
    for (int i = 0; i < matrix.size(); i++) {
      for (int j = i + 1; j < matrix.size(); j++) {
        cost += matrix.get(i, j) * machine.distance(unitOf[i], unitOf[j]);
      }
    }
    return cost;
  }
}
