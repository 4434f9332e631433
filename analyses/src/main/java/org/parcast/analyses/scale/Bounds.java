package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The monomials of a polynomial.
 *
 * @param powers the greatest of each parameter
 * @param degree the greatest sum of the powers
 */
record Bounds(int[] powers, int degree) {
  /** No count of a program is known to grow faster. */
  private static final int HIGHEST_POWER = 4;

  /** How many values tell which power, for people. */
  private static final String RULE = "a power k takes k + " + (ExactModel.LEAST_VERIFIED + 1) + ": four tell a line, five a square, six a cube";

  /**
   * The widest that the points can tell of. A power of k needs k + 1 values of its parameter, and as many more as have to be met: else a square would pass for
   * a line where the parameter took two values. And there are fewer monomials than points.
   */
  static Bounds widest(Observations observations) {
    return widest(observations, ExactModel.LEAST_VERIFIED);
  }

  /** Why there is no model where a parameter took fewer values than even a constant takes; empty where all took more. */
  static Optional<String> tooFewValues(Observations observations) {
    return IntStream.range(0, observations.parameters().size()).filter(i -> observations.distinct(i) <= ExactModel.LEAST_VERIFIED)
        .mapToObj(i -> took(observations, i) + ", and " + RULE + "; " + remedy(observations, i)).findFirst();
  }

  /**
   * What a polynomial within these bounds lacks to be verified: a parameter has fewer values than its power takes, or there are too few points; empty where neither is so.
   *
   * @param observations all of which some polynomial within the bounds meets
   */
  Optional<String> lacking(Observations observations) {
    int coefficients = monomials().size();
    return IntStream.range(0, powers.length).filter(i -> observations.distinct(i) < valuesFor(powers[i]))
        .mapToObj(i -> power(observations.parameters().get(i), powers[i]) + " takes " + valuesFor(powers[i]) + " values of " + observations.parameters().get(i) + ", which took "
            + observations.distinct(i) + "; " + remedy(observations, i))
        .findFirst().or(() -> observations.size() < coefficients + ExactModel.LEAST_VERIFIED
            ? Optional.of(coefficients + " coefficients take " + (coefficients + ExactModel.LEAST_VERIFIED) + " points, and there are " + observations.size() + "; add sizes or numbers of ranks")
            : Optional.empty());
  }

  /** What else may decide a count that no polynomial meets: a power that is too high for the values of a size; empty where they would have told the highest. */
  static Optional<String> untold(Observations observations) {
    int sizes = observations.parameters().size() - observations.factors();
    return IntStream.range(0, sizes).filter(i -> told(observations, i) < HIGHEST_POWER)
        .mapToObj(i -> "a power of " + observations.parameters().get(i) + " above " + told(observations, i) + ", which " + observations.distinct(i) + " values do not tell; " + remedy(observations, i)).findFirst();
  }

  /** The greatest power that the values of a parameter exclude where nothing of it meets them: it meets one fewer than they are. */
  private static int told(Observations observations, int parameter) {
    return observations.distinct(parameter) - ExactModel.LEAST_VERIFIED;
  }

  private static int valuesFor(int power) {
    return power + 1 + ExactModel.LEAST_VERIFIED;
  }

  /** How many values a parameter took, in words. */
  private static String took(Observations observations, int parameter) {
    int values = observations.distinct(parameter);
    return observations.parameters().get(parameter) + " took " + values + (values == 1 ? " value" : " values");
  }

  private static String remedy(Observations observations, int parameter) {
    return parameter < observations.parameters().size() - observations.factors() ? "add sizes" : "add numbers of ranks";
  }

  private static String power(String parameter, int power) {
    return parameter + (power > 1 ? "^" + power : "");
  }

  /** The polynomials within, in words. */
  String text(List<String> parameters) {
    String factors = IntStream.of(variables()).mapToObj(i -> power(parameters.get(i), powers[i])).collect(Collectors.joining(" "));
    return factors.isEmpty() ? "constant" : "polynomial up to " + factors + (degree < IntStream.of(powers).sum() ? " of degree " + degree : "");
  }

  /** The same with another number of points to be met. */
  static Bounds widest(Observations observations, int spare) {
    int[] powers = new int[observations.parameters().size()];
    int degree = 0;
    for (int i = 0; i < powers.length; i++) {
      powers[i] = Math.max(0, Math.min(HIGHEST_POWER, observations.distinct(i) - 1 - spare));
      degree += powers[i];
    }
    Bounds bounds = new Bounds(powers, degree);
    while (bounds.degree > 0 && bounds.monomials().size() > observations.size() - spare) {
      bounds = new Bounds(powers, bounds.degree - 1);
    }
    return bounds;
  }

  /** All that are lower by one: the degree first, then the powers of the last parameters. */
  List<Bounds> lowered() {
    List<Bounds> lowered = new ArrayList<>();
    if (degree > 0) {
      lowered.add(new Bounds(powers, degree - 1));
    }
    for (int i = powers.length - 1; i >= 0; i--) {
      if (powers[i] > 0) {
        int[] lower = powers.clone();
        lower[i]--;
        lowered.add(new Bounds(lower, degree));
      }
    }
    return lowered;
  }

  /** Returns the parameters that occur. */
  int[] variables() {
    return IntStream.range(0, powers.length).filter(i -> powers[i] > 0).toArray();
  }

  List<Monomial> monomials() {
    List<Monomial> monomials = new ArrayList<>();
    int[] exponents = new int[powers.length];
    while (true) {
      Monomial monomial = new Monomial(exponents.clone());
      if (monomial.degree() <= degree) {
        monomials.add(monomial);
      }
      int next = 0;
      while (next < powers.length && exponents[next] == powers[next]) {
        exponents[next++] = 0;
      }
      if (next == powers.length) {
        return monomials;
      }
      exponents[next]++;
    }
  }
}
