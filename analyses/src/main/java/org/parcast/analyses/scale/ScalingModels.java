package org.parcast.analyses.scale;

import java.util.Optional;

/** Finds how a quantity depends on the parameters: exactly if it can be, else by a fit, else not at all and with the reason. */
public final class ScalingModels {
  /** A fit that misses a point by a larger share of its value tells nothing of other sizes. */
  private static final double WORST_FIT = 0.2;

  private ScalingModels() {}

  /** Returns the model of the observations. */
  public static ScalingModel of(Observations observations) {
    for (int parameter = 0; parameter < observations.parameters().size(); parameter++) {
      int values = observations.distinct(parameter);
      if (values <= ExactModel.LEAST_VERIFIED) {
        return new NoModel(observations.parameters().get(parameter) + " took " + values + (values == 1 ? " value" : " values")
            + "; at least " + (ExactModel.LEAST_VERIFIED + 1) + " are needed, and two more than the highest power");
      }
    }
    Optional<? extends ScalingModel> exact = ExactModels.simplest(observations);
    if (exact.isPresent()) {
      return exact.get();
    }
    return fitted(observations);
  }

  /**
   * Returns the fit of whole powers that foretells each point best from the others, however well; empty where there are fewer than five points.
   *
   * @param resolution by how much a value may be off for reasons of its own
   */
  public static Optional<FittedModel> ofWholePowers(Observations observations, double resolution) {
    return FittedModels.ofWholePowers(observations, resolution).best();
  }

  private static ScalingModel fitted(Observations observations) {
    Optional<FittedModel> fitted = new FittedModels(observations).best();
    if (fitted.isEmpty()) {
      return new NoModel("no polynomial meets the " + observations.size() + " points, and a fit needs at least five: add points");
    }
    if (fitted.get().relativeError() > WORST_FIT) {
      return new NoModel(String.format("no formula meets the points, and the best fit misses one by %.0f %%: the quantity depends on the data, or more points are needed",
          100 * fitted.get().relativeError()));
    }
    return fitted.get();
  }
}
