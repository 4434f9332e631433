package org.parcast.analyses.scale.reuse;

import java.util.List;
import java.util.function.LongToDoubleFunction;
import org.parcast.analyses.scale.FittedModel;

/**
 * References of a group whose lines come back after similar distances.
 *
 * @param inside part of the group's references in the limit of large sizes
 * @param borders what each parameter adds to the part, times the parameter: the borders of a loop are one power less than what it goes over
 * @param distances formulas for equal shares of them, the nearest first
 */
record ReuseClass(double inside, List<Double> borders, List<FittedModel> distances) {
  public ReuseClass {
    borders = List.copyOf(borders);
    distances = List.copyOf(distances);
  }

  /** Part of the references of the group that are no first uses, before the parts of all classes are made to add up to 1. */
  double part(long... sizes) {
    double part = inside;
    for (int i = 0; i < sizes.length; i++) {
      part += borders.get(i) / sizes[i];
    }
    return Math.max(0, part);
  }

  /** Probability of a hit, 0 to 1. */
  double hits(LongToDoubleFunction hitProbability, long... sizes) {
    return distances.stream().mapToDouble(distance -> hitProbability.applyAsDouble(distance(distance, sizes))).average().orElseThrow();
  }

  /** The distance that a formula foretells, in whole lines. */
  static long distance(FittedModel model, long... sizes) {
    return Math.max(0, Math.round(model.at(sizes)));
  }
}
