package org.parcast.analyses.scale;

import java.util.Locale;
import java.util.Optional;

/** Finds how a quantity depends on the parameters: exactly if it can be, else by a fit, else not at all and with the reason. */
public final class ScalingModels {
  /** A fit that misses a point by a larger share of its value tells nothing of other sizes. */
  private static final double WORST_FIT = 0.2;

  private ScalingModels() {}

  /** Returns the model of the observations of a count. */
  public static ScalingModel of(Observations observations) {
    return of(observations, false);
  }

  /**
   * Returns the model of the observations.
   *
   * @param heuristic whether they are of what follows no formula: then nothing is exact but what never changes
   */
  static ScalingModel of(Observations observations, boolean heuristic) {
    Optional<String> few = Bounds.tooFewValues(observations);
    if (few.isPresent()) {
      return new NoModel(few.get());
    }
    Optional<ExactModel> exact = heuristic && observations.values().stream().distinct().count() > 1 ? Optional.empty() : ExactModels.simplest(observations);
    return exact.isPresent() ? exact.get() : fitted(observations);
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
      return new NoModel(unmet(observations) + ", and a fit takes five: add sizes");
    }
    if (fitted.get().relativeError() > WORST_FIT) {
      return new NoModel(String.format(Locale.ROOT, "%s, and the best fit misses one by %.0f %%", unmet(observations), 100 * fitted.get().relativeError()));
    }
    return fitted.get();
  }

  private static String unmet(Observations observations) {
    return "no " + Bounds.widest(observations).text(observations.parameters()) + " meets the " + observations.size() + " points";
  }
}
