package org.parcast.analyses.mapping.strategy;

import java.util.Arrays;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Seats the cores' tasks along the ring that joins the cores, those that exchange most beside each other. The tasks of a core stay together, so that the quality,
 * which knows no ring, stays as it is.
 */
final class RingOrder {
  /** Disturbances of each start, as of ranks on a network. */
  private static final int ROUNDS = 20;

  private RingOrder() {}

  /** The same placement by other cores; where no ring joins them, as it was. */
  static int[] along(MachineHierarchy machine, TaskMatrix exchanged, int[] unitOf, long seed) {
    if (machine.latency().perHop() == 0) {
      return unitOf;
    }
    int units = machine.unitsPerCore();
    int[] used = Arrays.stream(unitOf).map(unit -> unit / units).distinct().sorted().toArray();
    int cores = machine.units() / units;
    ExchangeRefinement refinement = new ExchangeRefinement(between(used, units, exchanged, unitOf), hops(machine, cores), cores);
    int[] asIs = refinement.search(used, ROUNDS, seed);
    int[] inTurn = refinement.search(Arrays.copyOf(first(cores), used.length), ROUNDS, seed);
    int[] coreOf = refinement.total(inTurn) < refinement.total(asIs) ? inTurn : asIs;
    return Arrays.stream(unitOf).map(unit -> coreOf[Arrays.binarySearch(used, unit / units)] * units + unit % units).toArray();
  }

  private static int[] first(int cores) {
    int[] all = new int[cores];
    Arrays.setAll(all, core -> core);
    return all;
  }

  private static TaskMatrix between(int[] used, int units, TaskMatrix exchanged, int[] unitOf) {
    double[][] rows = new double[used.length][used.length];
    for (int a = 0; a < unitOf.length; a++) {
      for (int b = 0; b < unitOf.length; b++) {
        int from = Arrays.binarySearch(used, unitOf[a] / units);
        int to = Arrays.binarySearch(used, unitOf[b] / units);
        rows[from][to] += from == to ? 0 : exchanged.get(a, b);
      }
    }
    return TaskMatrix.of(rows);
  }

  private static double[] hops(MachineHierarchy machine, int cores) {
    double[] hops = new double[cores * cores];
    Arrays.setAll(hops, pair -> machine.hops(pair / cores, pair % cores));
    return hops;
  }
}
