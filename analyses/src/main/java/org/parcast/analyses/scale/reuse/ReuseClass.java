package org.parcast.analyses.scale.reuse;

import java.util.List;
import java.util.function.LongToDoubleFunction;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.ScalingModel;

/**
 * References of a group whose lines come back after similar distances.
 *
 * @param references formula of their number
 * @param distances formulas for equal shares of them, the nearest first
 */
public record ReuseClass(ScalingModel references, List<FittedModel> distances) {
  public ReuseClass {
    distances = List.copyOf(distances);
  }

  /** Their number. */
  double references(long... sizes) {
    return Math.max(0, GroupModel.at(references, sizes));
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
