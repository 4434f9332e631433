package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A sum of terms in performance model normal form.
 *
 * @param parameters names of the parameters
 * @param terms the first is the constant
 * @param coefficients of the terms
 * @param relativeError how far a point lies, at most, from what the other points foretell of it, as a share of its value
 */
public record FittedModel(List<String> parameters, List<Term> terms, double[] coefficients, double relativeError) implements ScalingModel {
  public FittedModel {
    parameters = List.copyOf(parameters);
    terms = List.copyOf(terms);
  }

  /** Returns the quantity at a point. */
  public double at(long... point) {
    double sum = 0;
    for (int i = 0; i < coefficients.length; i++) {
      sum += coefficients[i] * terms.get(i).at(point);
    }
    return sum;
  }

  @Override
  public String formula() {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < coefficients.length; i++) {
      String factors = terms.get(i).text(parameters);
      parts.add(String.format(Locale.ROOT, "%.4g%s", coefficients[i], factors.isEmpty() ? "" : " " + factors));
    }
    return String.join(" + ", parts).replace("+ -", "- ");
  }
}
