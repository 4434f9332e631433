package org.parcast.analyses.mapping.strategy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.parcast.analyses.mapping.machine.MachineHierarchy;

/** Deals tasks over the widest parts first, then over the parts of these: neighbouring tasks are as far apart as can be. */
final class ScatterPlacement implements PlacementStrategy {
  @Override
  public int[] place(PlacementProblem problem) {
    MachineHierarchy machine = problem.machine();
    int[] units = IntStream.range(0, machine.units()).map(turn -> unit(machine, turn)).filter(machine::isPresent).toArray();
    int[] unitOf = new int[problem.tasks()];
    Arrays.setAll(unitOf, task -> units[task % units.length]);
    return unitOf;
  }

  /** The unit that is filled as number {@code turn}. */
  static int unit(MachineHierarchy machine, int turn) {
    int unit = 0;
    int rest = turn % machine.units();
    for (int level = 0; level < machine.levels().size(); level++) {
      int arity = machine.levels().get(level).arity();
      unit += rest % arity * machine.unitsBelow(level);
      rest /= arity;
    }
    return unit;
  }
}
