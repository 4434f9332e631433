package org.parcast.analyses.mapping.strategy;

import java.util.function.ToDoubleFunction;
import org.parcast.analyses.mapping.machine.MachineHierarchy;

/** Distances between the places of a machine or network. */
interface PlaceDistances {
  int places();

  double between(int a, int b);

  static PlaceDistances of(MachineHierarchy machine) {
    return new PlaceDistances() {
      @Override
      public int places() {
        return machine.units();
      }

      @Override
      public double between(int a, int b) {
        return machine.distance(a, b);
      }
    };
  }

  /** What a unit of communication over each pair of places costs, row-major. */
  default double[] costs(ToDoubleFunction<Double> ofDistance) {
    int n = places();
    double[] costs = new double[n * n];
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        costs[a * n + b] = ofDistance.applyAsDouble(between(a, b));
      }
    }
    return costs;
  }
}
