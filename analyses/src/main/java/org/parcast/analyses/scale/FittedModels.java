package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The search for a sum in performance model normal form: a constant and one or two terms, chosen by how well each point is foretold from the others. The powers are those of
 * Extra-P's default search. The powers of a term are chosen for one parameter after the other, as long as that helps: all at once would be too many for a grid of ranks.
 */
final class FittedModels {
  private static final int[] QUARTERS = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12};
  private static final int[] LOGARITHMS = {0, 1, 2};
  private static final int[] WHOLE = {0, 4, 8, 12};
  private static final int[] NO_LOGARITHM = {0};
  /** A second term has to lower the error by as much, else the simpler sum is taken. */
  private static final double WORTH_A_TERM = 0.5;

  private final Observations observations;
  private final double[] values;
  private final int[] quarterPowers;
  private final int[] logarithmPowers;
  private final double resolution;

  FittedModels(Observations observations) {
    this(observations, QUARTERS, LOGARITHMS, 0);
  }

  /**
   * Whole powers and no logarithms: what sizes of arrays and of parts of them are.
   *
   * @param resolution by how much a value may be off for reasons of its own: the lowest power within it is taken
   */
  static FittedModels ofWholePowers(Observations observations, double resolution) {
    return new FittedModels(observations, WHOLE, NO_LOGARITHM, resolution);
  }

  private FittedModels(Observations observations, int[] quarterPowers, int[] logarithmPowers, double resolution) {
    this.observations = observations;
    this.values = observations.values().stream().mapToDouble(Number::doubleValue).toArray();
    this.quarterPowers = quarterPowers;
    this.logarithmPowers = logarithmPowers;
    this.resolution = resolution;
  }

  /** Returns the sum that foretells best; empty where there are fewer than five points, as Extra-P asks. */
  Optional<FittedModel> best() {
    if (observations.size() < 5) {
      return Optional.empty();
    }
    Optional<FittedModel> lowest = resolution == 0 ? Optional.empty() : lowest();
    if (lowest.isPresent()) {
      return lowest;
    }
    FittedModel best = fitted(List.of(constant()));
    FittedModel one = withTerm(best);
    FittedModel two = one == best ? best : withTerm(one);
    best = one.relativeError() < best.relativeError() * WORTH_A_TERM ? one : best;
    return Optional.of(two.relativeError() < best.relativeError() * WORTH_A_TERM ? two : best);
  }

  /** The lowest power that meets all points within what they may be off by: a constant where they differ by no more than whole numbers do. */
  private Optional<FittedModel> lowest() {
    FittedModel even = fitted(List.of(constant()));
    if (isWithin(even, 1)) {
      return Optional.of(even);
    }
    for (int power : quarterPowers) {
      FittedModel found = null;
      for (int parameter = 0; power > 0 && parameter < observations.parameters().size(); parameter++) {
        Term term = constant();
        FittedModel next = fitted(List.of(constant(), new Term(with(term.quarters(), parameter, power), term.logarithms())));
        if (next != null && isWithin(next, resolution) && (found == null || next.relativeError() < found.relativeError())) {
          found = next;
        }
      }
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  private boolean isWithin(FittedModel model, double off) {
    for (int i = 0; i < values.length; i++) {
      if (Math.abs(model.at(observations.points().get(i)) - values[i]) > off) {
        return false;
      }
    }
    return true;
  }

  private Term constant() {
    int size = observations.parameters().size();
    return new Term(new int[size], new int[size]);
  }

  /** The model with another term, from whichever parameter the search starts; the model itself where no term helps. */
  private FittedModel withTerm(FittedModel model) {
    FittedModel best = model;
    for (int first = 0; first < observations.parameters().size(); first++) {
      Term term = constant();
      FittedModel found = model;
      for (boolean better = true; better; ) {
        better = false;
        for (int i = 0; i < observations.parameters().size(); i++) {
          int parameter = (first + i) % observations.parameters().size();
          for (Term candidate : varied(term, parameter)) {
            List<Term> terms = new ArrayList<>(model.terms());
            terms.add(candidate);
            FittedModel next = fitted(terms);
            if (next != null && next.relativeError() < found.relativeError()) {
              found = next;
              term = candidate;
              better = true;
            }
          }
        }
      }
      best = found.relativeError() < best.relativeError() ? found : best;
    }
    return best;
  }

  /** The term with any powers of one parameter. */
  private List<Term> varied(Term term, int parameter) {
    List<Term> terms = new ArrayList<>();
    for (int quarters : quarterPowers) {
      for (int logarithms : logarithmPowers) {
        Term varied = new Term(with(term.quarters(), parameter, quarters), with(term.logarithms(), parameter, logarithms));
        if (!varied.isConstant()) {
          terms.add(varied);
        }
      }
    }
    return terms;
  }

  private static int[] with(int[] powers, int parameter, int power) {
    int[] other = powers.clone();
    other[parameter] = power;
    return other;
  }

  /** The least squares of errors as a share of the value, and of what it may be off by; null where the points do not determine the coefficients. */
  private FittedModel fitted(List<Term> terms) {
    if (observations.size() < terms.size() + 2) {
      return null;
    }
    double[][] columns = new double[terms.size()][values.length];
    double[] target = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      double weight = values[i] == 0 && resolution == 0 ? 1 : 1 / (Math.abs(values[i]) + resolution);
      for (int j = 0; j < columns.length; j++) {
        columns[j][i] = terms.get(j).at(observations.points().get(i)) * weight;
      }
      target[i] = values[i] * weight;
    }
    LeastSquares squares = LeastSquares.of(columns, target);
    return squares == null ? null : new FittedModel(observations.parameters(), terms, squares.coefficients(), squares.worstForetold());
  }
}
