package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hipparchus.fraction.BigFraction;

/**
 * What a quantity was at some points.
 *
 * @param parameters names of the parameters: sizes of the program, factors of the grid of ranks
 * @param points the parameters' values at each point, in their order
 * @param values the quantity at each point
 */
public record Observations(List<String> parameters, List<long[]> points, List<BigFraction> values) {
  /**
   * Checks that all fit together.
   *
   * @throws IllegalArgumentException where they do not, or where two points are the same
   */
  public Observations {
    parameters = List.copyOf(parameters);
    points = List.copyOf(points);
    values = List.copyOf(values);
    if (points.size() != values.size()) {
      throw new IllegalArgumentException(points.size() + " points, " + values.size() + " values");
    }
    for (long[] point : points) {
      if (point.length != parameters.size()) {
        throw new IllegalArgumentException("a point of " + point.length + " numbers for " + parameters.size() + " parameters");
      }
    }
    if (points.stream().map(Arrays::hashCode).distinct().count() < points.size() && points.stream().map(Arrays::toString).distinct().count() < points.size()) {
      throw new IllegalArgumentException("a point stands twice");
    }
  }

  /** How many points there are. */
  public int size() {
    return points.size();
  }

  /** Returns how many values the parameter takes. */
  int distinct(int parameter) {
    return (int) points.stream().mapToLong(point -> point[parameter]).distinct().count();
  }

  /** Returns the points at which the parameter leaves this remainder. */
  Observations where(int parameter, int modulus, int remainder) {
    List<long[]> kept = new ArrayList<>();
    List<BigFraction> keptValues = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      if (Math.floorMod(points.get(i)[parameter], modulus) == remainder) {
        kept.add(points.get(i));
        keptValues.add(values.get(i));
      }
    }
    return new Observations(parameters, kept, keptValues);
  }
}
