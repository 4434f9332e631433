package org.parcast.analyses.scale;

/**
 * The formula of a quantity.
 *
 * @param family what it is a quantity of
 * @param axes which factors of its grids of ranks are parameters
 * @param quantity its name in the JSON
 * @param observations what it was found from: the program's parameters, then the factors of the grid of ranks
 * @param model the formula
 * @param inexact why the formula is not exact; empty where it is
 */
public record QuantityModel(Measurement.Family family, Measurement.GridAxes axes, String quantity, Observations observations, ScalingModel model, String inexact) {
  QuantityModel because(String reason) {
    return new QuantityModel(family, axes, quantity, observations, model, reason);
  }

  boolean isExact() {
    return model instanceof ExactModel;
  }
}
