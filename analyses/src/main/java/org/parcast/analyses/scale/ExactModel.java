package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import org.hipparchus.fraction.BigFraction;

/**
 * A quasi-polynomial: a polynomial for each remainder of one parameter.
 *
 * @param parameters names of the parameters
 * @param divided which parameter's remainder chooses the polynomial
 * @param branches a polynomial for each remainder from 0; a single one where remainders do not matter
 * @param verified points that the interpolation did not use, all of which are met; of the branch that has the fewest
 */
public record ExactModel(List<String> parameters, int divided, List<Polynomial> branches, int verified) implements ScalingModel {
  /** At least as many points must be met that the interpolation did not use. */
  static final int LEAST_VERIFIED = 2;

  public ExactModel {
    parameters = List.copyOf(parameters);
    branches = List.copyOf(branches);
  }

  /** Returns the quantity at a point. */
  public BigFraction at(long... point) {
    return branches.get(Math.floorMod(point[divided], branches.size())).at(point);
  }

  @Override
  public String formula() {
    PolynomialText text = new PolynomialText(parameters);
    if (branches.size() == 1) {
      return text.of(branches.get(0));
    }
    List<String> cases = new ArrayList<>();
    for (int remainder = 0; remainder < branches.size(); remainder++) {
      cases.add(text.of(branches.get(remainder)) + " where " + parameters.get(divided) + " mod " + branches.size() + " = " + remainder);
    }
    return String.join("; ", cases);
  }
}
