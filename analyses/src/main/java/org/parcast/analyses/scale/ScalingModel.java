package org.parcast.analyses.scale;

/** How a quantity depends on the parameters, as far as the measurements tell. */
public sealed interface ScalingModel permits ExactModel, FittedModel, NoModel {
  /** The formula in the names of the parameters, or in words why there is none. */
  String formula();
}
