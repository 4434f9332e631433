package org.parcast.analyses.mapping.machine;

import java.util.Arrays;

/** Takes tasks off the units that a machine with uneven branches does not have. */
public final class PresentUnits {
  private PresentUnits() {}

  /** The placement, tasks on absent units moved to the least busy ones, of these the nearest. */
  public static int[] only(MachineHierarchy machine, int[] unitOf) {
    if (machine.presentUnits() == machine.units()) {
      return unitOf;
    }
    int[] load = new int[machine.units()];
    Arrays.stream(unitOf).forEach(unit -> load[unit]++);
    int[] moved = unitOf.clone();
    for (int task = 0; task < moved.length; task++) {
      if (!machine.isPresent(moved[task])) {
        moved[task] = nearest(machine, moved[task], load);
        load[moved[task]]++;
      }
    }
    return moved;
  }

  private static int nearest(MachineHierarchy machine, int from, int[] load) {
    int best = -1;
    for (int unit = 0; unit < load.length; unit++) {
      boolean better = best < 0 || load[unit] < load[best]
          || load[unit] == load[best] && machine.distance(from, unit) < machine.distance(from, best);
      if (machine.isPresent(unit) && better) {
        best = unit;
      }
    }
    return best;
  }
}
