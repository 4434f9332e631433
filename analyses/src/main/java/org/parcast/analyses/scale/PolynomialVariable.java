package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;

/** What a polynomial is in: a parameter, or a whole number that follows from parameters. */
sealed interface PolynomialVariable {
  /** Its value at a point. */
  long at(long[] point);

  /** Whether it has a value there. */
  default boolean isAt(long[] point) {
    return true;
  }

  /** Where it has a value, in words; empty where it has one everywhere. */
  default String condition(List<String> parameters) {
    return "";
  }

  /** How formulas call it. */
  String name(List<String> parameters);

  /** What the name stands for; empty for a parameter. */
  default String meaning(List<String> parameters) {
    return "";
  }

  /** The parameter itself. */
  record Parameter(int index) implements PolynomialVariable {
    @Override
    public long at(long[] point) {
      return point[index];
    }

    @Override
    public String name(List<String> parameters) {
      return parameters.get(index);
    }
  }

  /** How many whole times the divisor goes into the dividend: the places of a smaller part. */
  record Quotient(int dividend, int divisor) implements PolynomialVariable {
    @Override
    public long at(long[] point) {
      return point[dividend] / point[divisor];
    }

    @Override
    public String name(List<String> parameters) {
      return Observations.unused("q", parameters);
    }

    @Override
    public String meaning(List<String> parameters) {
      return name(parameters) + " = floor(" + parameters.get(dividend) + " / " + parameters.get(divisor) + ")";
    }
  }

  /** What is left of the dividend: how many parts are larger by one. */
  record Remainder(int dividend, int divisor) implements PolynomialVariable {
    @Override
    public long at(long[] point) {
      return point[dividend] % point[divisor];
    }

    @Override
    public String name(List<String> parameters) {
      return Observations.unused("r", parameters);
    }

    @Override
    public String meaning(List<String> parameters) {
      return name(parameters) + " = " + parameters.get(dividend) + " mod " + parameters.get(divisor);
    }
  }

  /** The exponent of a parameter that is a power of two at every point. */
  record Logarithm(int index) implements PolynomialVariable {
    @Override
    public boolean isAt(long[] point) {
      return Long.bitCount(point[index]) == 1;
    }

    @Override
    public String condition(List<String> parameters) {
      return parameters.get(index) + " is a power of two";
    }

    @Override
    public long at(long[] point) {
      return 63 - Long.numberOfLeadingZeros(point[index]);
    }

    @Override
    public String name(List<String> parameters) {
      return "log2(" + parameters.get(index) + ")";
    }
  }

  /** The parameters themselves. */
  static List<PolynomialVariable> parameters(int count) {
    List<PolynomialVariable> variables = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      variables.add(new Parameter(i));
    }
    return variables;
  }

  /**
   * What else counts may be polynomials in. With n = p q + r, the sizes of the p parts of n are q and, r times, q + 1; so sums over the parts of powers of their sizes are
   * polynomials in p, q and r, and none in n and p. Where a parameter takes powers of two alone, depths of trees are their exponents.
   */
  static List<List<PolynomialVariable>> derived(Observations observations) {
    int count = observations.parameters().size();
    int sizes = count - observations.factors();
    List<List<PolynomialVariable>> choices = new ArrayList<>();
    for (int size = 0; size < sizes; size++) {
      for (int factor = sizes; factor < count; factor++) {
        List<PolynomialVariable> variables = parameters(count);
        variables.set(size, new Quotient(size, factor));
        variables.add(new Remainder(size, factor));
        choices.add(variables);
      }
    }
    List<PolynomialVariable> logarithms = parameters(count);
    for (int i = 0; i < count; i++) {
      int index = i;
      if (observations.points().stream().allMatch(new Logarithm(index)::isAt)) {
        logarithms.add(new Logarithm(index));
      }
    }
    if (logarithms.size() > count) {
      choices.add(logarithms);
    }
    return choices;
  }
}
