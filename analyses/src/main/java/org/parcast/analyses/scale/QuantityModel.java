package org.parcast.analyses.scale;

/**
 * The formula of a quantity.
 *
 * @param family what it is a quantity of
 * @param quantity its name in the JSON
 * @param observations what it was found from: the program's parameters, then the factors of the grid of ranks
 * @param model the formula
 */
public record QuantityModel(Measurement.Family family, String quantity, Observations observations, ScalingModel model) {}
