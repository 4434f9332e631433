package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.hipparchus.exception.MathIllegalArgumentException;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.QRDecomposition;
import org.hipparchus.linear.RealMatrix;

/**
 * The search for a sum in performance model normal form: a constant and one or two terms, chosen by how well each point is foretold from the others. The powers are those of Extra-P's default search.
 */
final class FittedModels {
  private static final int[] QUARTERS = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12};
  private static final int[] LOGARITHMS = {0, 1, 2};
  /** A second term has to lower the error by as much, else the simpler sum is taken. */
  private static final double WORTH_A_TERM = 0.5;

  private static final double SINGULAR = 1e-12;

  private final Observations observations;
  private final double[] values;

  FittedModels(Observations observations) {
    this.observations = observations;
    this.values = observations.values().stream().mapToDouble(Number::doubleValue).toArray();
  }

  /** Returns the sum that foretells best; empty where there are fewer than five points, as Extra-P asks. */
  Optional<FittedModel> best() {
    if (observations.size() < 5) {
      return Optional.empty();
    }
    List<Term> candidates = candidates();
    FittedModel best = fitted(List.of(constant()));
    FittedModel one = best;
    for (Term term : candidates) {
      FittedModel model = fitted(List.of(constant(), term));
      one = model != null && model.relativeError() < one.relativeError() ? model : one;
    }
    FittedModel two = one;
    if (one != best) {
      for (Term term : candidates) {
        FittedModel model = fitted(List.of(constant(), one.terms().get(1), term));
        two = model != null && model.relativeError() < two.relativeError() ? model : two;
      }
    }
    best = one.relativeError() < best.relativeError() * WORTH_A_TERM ? one : best;
    return Optional.of(two.relativeError() < best.relativeError() * WORTH_A_TERM ? two : best);
  }

  private Term constant() {
    int size = observations.parameters().size();
    return new Term(new int[size], new int[size]);
  }

  private List<Term> candidates() {
    List<Term> terms = List.of(new Term(new int[0], new int[0]));
    for (int parameter = 0; parameter < observations.parameters().size(); parameter++) {
      List<Term> longer = new ArrayList<>();
      for (Term term : terms) {
        for (int quarters : QUARTERS) {
          for (int logarithms : LOGARITHMS) {
            longer.add(new Term(with(term.quarters(), quarters), with(term.logarithms(), logarithms)));
          }
        }
      }
      terms = longer;
    }
    return terms.stream().filter(term -> !term.isConstant()).toList();
  }

  private static int[] with(int[] powers, int last) {
    int[] longer = Arrays.copyOf(powers, powers.length + 1);
    longer[powers.length] = last;
    return longer;
  }

  /** The least squares of relative errors; null where the points do not determine the coefficients. */
  private FittedModel fitted(List<Term> terms) {
    if (observations.size() < terms.size() + 2) {
      return null;
    }
    double[][] design = new double[values.length][terms.size()];
    double[] target = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      double weight = values[i] == 0 ? 1 : 1 / Math.abs(values[i]);
      for (int j = 0; j < terms.size(); j++) {
        design[i][j] = terms.get(j).at(observations.points().get(i)) * weight;
      }
      target[i] = values[i] * weight;
    }
    try {
      QRDecomposition decomposition = new QRDecomposition(MatrixUtils.createRealMatrix(design), SINGULAR);
      double[] coefficients = decomposition.getSolver().solve(MatrixUtils.createRealVector(target)).toArray();
      return new FittedModel(observations.parameters(), terms, coefficients, worst(design, target, coefficients, decomposition));
    } catch (MathIllegalArgumentException undetermined) {
      return null;
    }
  }

  /**
   * How far a point lies, at most, from what the others foretell of it: its residual over one minus its leverage, which is the squared length of its row of Q.
   */
  private static double worst(double[][] design, double[] target, double[] coefficients, QRDecomposition decomposition) {
    RealMatrix q = decomposition.getQ();
    double worst = 0;
    for (int i = 0; i < target.length; i++) {
      double residual = target[i];
      double leverage = 0;
      for (int j = 0; j < coefficients.length; j++) {
        residual -= coefficients[j] * design[i][j];
        leverage += q.getEntry(i, j) * q.getEntry(i, j);
      }
      worst = Math.max(worst, Math.abs(residual) / Math.max(1 - leverage, SINGULAR));
    }
    return worst;
  }
}
