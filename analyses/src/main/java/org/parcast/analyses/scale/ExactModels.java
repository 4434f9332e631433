package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The search for a quasi-polynomial: the lowest powers, remainders only where no polynomial meets all points, a part of the points only where nothing meets all. */
final class ExactModels {
  private final Observations observations;
  private final Domain domain;

  private ExactModels(Observations observations, Domain domain) {
    this.observations = observations.where(domain::contains);
    this.domain = domain;
  }

  /** Returns the simplest quasi-polynomial; empty where none meets the points with enough of them to spare. */
  static Optional<ExactModel> simplest(Observations observations) {
    Optional<ExactModel> found = new ExactModels(observations, Domain.EVERYWHERE).simplest();
    for (Domain domain : found.isPresent() ? List.<Domain>of() : Domain.within(observations)) {
      found = new ExactModels(observations, domain).plain();
      if (found.isPresent()) {
        return found;
      }
    }
    return found;
  }

  /** Whether a polynomial meets all points with enough of them to spare. */
  static boolean isPossible(Observations observations) {
    return isPossible(Bounds.widest(observations), observations);
  }

  private static boolean isPossible(Bounds bounds, Observations observations) {
    return Interpolation.isPossible(bounds.monomials(), observations);
  }

  /** What is missing where a polynomial meets all points, and too few of them are left to verify it; empty where none meets them. */
  static Optional<String> lacking(Observations observations) {
    Bounds widest = Bounds.widest(observations, ExactModel.LEAST_VERIFIED - 1);
    if (!isPossible(widest, observations)) {
      return Optional.empty();
    }
    Bounds bounds = least(widest, observations);
    return bounds.lacking(observations).or(() -> Optional.of(unforetold(bounds.monomials(), observations, observations)
        .map(value -> "the points at other values do not tell those at " + value + "; add sizes or numbers of ranks")
        .orElse("too few points are other than 0; add sizes or numbers of ranks")));
  }

  private Optional<ExactModel> simplest() {
    Optional<ExactModel> found = plain();
    for (int parameter = 0; found.isEmpty() && parameter < observations.parameters().size(); parameter++) {
      for (int modulus = 2; found.isEmpty() && (ExactModel.LEAST_VERIFIED + 1) * modulus <= observations.distinct(parameter); modulus++) {
        found = byRemainder(parameter, modulus);
      }
    }
    for (List<PolynomialVariable> variables : found.isPresent() ? List.<List<PolynomialVariable>>of() : PolynomialVariable.derived(observations)) {
      found = polynomial(observations.in(variables), observations, false).map(polynomial -> model(variables, 0, List.of(polynomial)));
      if (found.isPresent()) {
        return found;
      }
    }
    return found;
  }

  private Optional<ExactModel> plain() {
    return polynomial(observations, observations, !domain.isEverywhere()).map(found -> model(0, List.of(found)));
  }

  /** A polynomial, and how many points its interpolation did not use. */
  private record Found(RationalPolynomial polynomial, int verified) {}

  private ExactModel model(int divided, List<Found> branches) {
    return model(PolynomialVariable.parameters(observations.parameters().size()), divided, branches);
  }

  private ExactModel model(List<PolynomialVariable> variables, int divided, List<Found> branches) {
    int verified = branches.stream().mapToInt(Found::verified).min().orElseThrow();
    return new ExactModel(observations.parameters(), variables, domain, divided, branches.stream().map(Found::polynomial).toList(), verified);
  }

  private Optional<ExactModel> byRemainder(int parameter, int modulus) {
    List<Found> branches = new ArrayList<>();
    for (int remainder = 0; remainder < modulus; remainder++) {
      Observations alike = observations.where(parameter, modulus, remainder);
      Optional<Found> found = polynomial(alike, alike, true);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      branches.add(found.get());
    }
    return Optional.of(model(parameter, branches));
  }

  /**
   * The polynomial within the least bounds. What no polynomial within the widest bounds meets, none meets; else each bound is lowered while one does. What never changes is met by all.
   *
   * @param measured the same points by the parameters that were swept
   * @param chosen whether these points were chosen by looking at the values: a choice is as free as what was found by it, which has to meet as many further points as it has coefficients
   */
  private static Optional<Found> polynomial(Observations observations, Observations measured, boolean chosen) {
    if (!isPossible(observations)) {
      return Optional.empty();
    }
    Bounds bounds = least(Bounds.widest(observations), observations);
    List<Monomial> monomials = bounds.monomials();
    int verified = verified(bounds, monomials, observations, measured);
    return verified < (chosen ? Math.max(ExactModel.LEAST_VERIFIED, monomials.size()) : ExactModel.LEAST_VERIFIED) ? Optional.empty()
        : Interpolation.over(monomials, observations).map(polynomial -> new Found(polynomial, verified));
  }

  /** The least bounds within which a polynomial meets all points. */
  private static Bounds least(Bounds possible, Observations observations) {
    Bounds bounds = possible;
    for (Optional<Bounds> lower = Optional.of(bounds); lower.isPresent(); ) {
      bounds = lower.get();
      lower = bounds.lowered().stream().filter(each -> isPossible(each, observations)).findFirst();
    }
    return bounds;
  }

  /**
   * How many points the polynomial meets that it was not found from; none unless those of each size and of each factor of the grid are foretold by the others. Points that differ only in what the
   * polynomial has no power of are one point: meeting the others follows. Where a quantity is zero there may be nothing to count: such points verify none.
   */
  private static int verified(Bounds bounds, List<Monomial> monomials, Observations observations, Observations measured) {
    if (monomials.size() == 1) {
      return observations.size() - 1;
    }
    if (unforetold(monomials, observations, measured).isPresent()) {
      return 0;
    }
    return (int) IntStream.of(telling(observations)).mapToObj(i -> IntStream.of(bounds.variables()).mapToObj(variable -> observations.points().get(i)[variable]).toList()).distinct().count() - monomials.size();
  }

  /** A value of a parameter whose points those at its other values do not foretell, as in {@code n = 16}; empty where there is none. */
  private static Optional<String> unforetold(List<Monomial> monomials, Observations observations, Observations measured) {
    int[] telling = telling(observations);
    for (int parameter = 0; parameter < measured.parameters().size(); parameter++) {
      int swept = parameter;
      for (long left : measured.points().stream().mapToLong(point -> point[swept]).distinct().toArray()) {
        if (!Interpolation.isDetermined(monomials, IntStream.of(telling).filter(i -> measured.points().get(i)[swept] != left).mapToObj(observations.points()::get).toList())) {
          return Optional.of(measured.parameters().get(parameter) + " = " + left);
        }
      }
    }
    return Optional.empty();
  }

  private static int[] telling(Observations observations) {
    return IntStream.range(0, observations.size()).filter(i -> !observations.values().get(i).isZero()).toArray();
  }
}
