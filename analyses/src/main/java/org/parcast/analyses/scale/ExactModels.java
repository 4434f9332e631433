package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The search for a quasi-polynomial: the lowest powers, and remainders only where no polynomial meets all points. */
final class ExactModels {
  private final Observations observations;

  ExactModels(Observations observations) {
    this.observations = observations;
  }

  /** Returns the simplest quasi-polynomial; empty where none meets all points with enough of them to spare. */
  Optional<ExactModel> simplest() {
    Optional<ExactModel> plain = polynomial(observations).map(found -> model(0, List.of(found)));
    for (int parameter = 0; plain.isEmpty() && parameter < observations.parameters().size(); parameter++) {
      for (int modulus = 2; plain.isEmpty() && (ExactModel.LEAST_VERIFIED + 1) * modulus <= observations.distinct(parameter); modulus++) {
        plain = byRemainder(parameter, modulus);
      }
    }
    return plain;
  }

  /** A polynomial, and how many points its interpolation did not use. */
  private record Found(Polynomial polynomial, int verified) {}

  private ExactModel model(int divided, List<Found> branches) {
    int verified = branches.stream().mapToInt(Found::verified).min().orElseThrow();
    return new ExactModel(observations.parameters(), divided, branches.stream().map(Found::polynomial).toList(), verified);
  }

  private Optional<ExactModel> byRemainder(int parameter, int modulus) {
    List<Found> branches = new ArrayList<>();
    for (int remainder = 0; remainder < modulus; remainder++) {
      Optional<Found> found = polynomial(observations.where(parameter, modulus, remainder));
      if (found.isEmpty()) {
        return Optional.empty();
      }
      branches.add(found.get());
    }
    return Optional.of(model(parameter, branches));
  }

  /**
   * The polynomial within the least bounds. What no polynomial within the widest bounds meets, none meets; else each bound is lowered while one does.
   */
  private static Optional<Found> polynomial(Observations observations) {
    Bounds bounds = Bounds.widest(observations);
    if (!Interpolation.isPossible(bounds.monomials(), observations)) {
      return Optional.empty();
    }
    for (Optional<Bounds> lower = Optional.of(bounds); lower.isPresent(); ) {
      bounds = lower.get();
      lower = bounds.lowered().stream().filter(each -> Interpolation.isPossible(each.monomials(), observations)).findFirst();
    }
    List<Monomial> monomials = bounds.monomials();
    return Interpolation.over(monomials, observations).map(polynomial -> new Found(polynomial, observations.size() - monomials.size()))
        .filter(found -> found.verified() >= ExactModel.LEAST_VERIFIED);
  }
}
