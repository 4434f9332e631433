package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import org.hipparchus.fraction.BigFraction;

/**
 * A quasi-polynomial: a polynomial for each remainder of one parameter, or one in quotients and remainders.
 *
 * @param parameters names of the parameters
 * @param variables what the polynomials are in
 * @param domain where the formula holds
 * @param divided which parameter's remainder chooses the polynomial
 * @param branches a polynomial for each remainder from 0; a single one where remainders do not matter
 * @param verified points that the interpolation did not use, all of which are met; of the branch that has the fewest
 */
public record ExactModel(List<String> parameters, List<PolynomialVariable> variables, Domain domain, int divided, List<RationalPolynomial> branches, int verified) implements ScalingModel {
  /** At least as many points must be met that the interpolation did not use. */
  static final int LEAST_VERIFIED = 2;

  public ExactModel {
    parameters = List.copyOf(parameters);
    variables = List.copyOf(variables);
    branches = List.copyOf(branches);
  }

  /** Whether the formula holds there: in its domain, where all it is in is whole. */
  public boolean holdsAt(long... point) {
    return domain.contains(point) && variables.stream().allMatch(variable -> variable.isAt(point));
  }

  /** Where it holds, in words; empty where it does everywhere. */
  String condition() {
    List<String> conditions = new ArrayList<>();
    if (!domain.isEverywhere()) {
      conditions.add(domain.text(parameters));
    }
    variables.stream().map(variable -> variable.condition(parameters)).filter(condition -> !condition.isEmpty()).forEach(conditions::add);
    return String.join(" and ", conditions);
  }

  /** Returns the quantity where the formula {@linkplain #holdsAt holds}. */
  public BigFraction at(long... point) {
    return branches.get(Math.floorMod(point[divided], branches.size())).at(variables.stream().mapToLong(variable -> variable.at(point)).toArray());
  }

  @Override
  public String formula() {
    PolynomialText text = new PolynomialText(variables.stream().map(variable -> variable.name(parameters)).toList());
    List<String> cases = new ArrayList<>();
    for (int remainder = 0; remainder < branches.size(); remainder++) {
      List<String> conditions = new ArrayList<>();
      if (branches.size() > 1) {
        conditions.add(parameters.get(divided) + " mod " + branches.size() + " = " + remainder);
      }
      if (!domain.isEverywhere()) {
        conditions.add(domain.text(parameters));
      }
      cases.add(text.of(branches.get(remainder)) + (conditions.isEmpty() ? "" : " where " + String.join(" and ", conditions)));
    }
    List<String> meanings = variables.stream().map(variable -> variable.meaning(parameters)).filter(meaning -> !meaning.isEmpty()).toList();
    return String.join("; ", cases) + (meanings.isEmpty() ? "" : ", " + String.join(", ", meanings));
  }
}
