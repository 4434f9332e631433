package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A term of the performance model normal form: for each parameter x a factor x^i log2(x)^j.
 *
 * @param quarters four times the power of each parameter
 * @param logarithms the power of each parameter's logarithm
 */
record Term(int[] quarters, int[] logarithms) {
  double at(long[] point) {
    double product = 1;
    for (int i = 0; i < point.length; i++) {
      product *= Math.pow(point[i], quarters[i] / 4.0) * Math.pow(Math.log(point[i]) / Math.log(2), logarithms[i]);
    }
    return product;
  }

  boolean isConstant() {
    return Arrays.stream(quarters).allMatch(power -> power == 0) && Arrays.stream(logarithms).allMatch(power -> power == 0);
  }

  /** The factors, separated by spaces; empty for a constant. */
  String text(List<String> parameters) {
    List<String> factors = new ArrayList<>();
    for (int i = 0; i < quarters.length; i++) {
      String name = parameters.get(i);
      if (quarters[i] > 0) {
        factors.add(name + (quarters[i] == 4 ? "" : "^" + power(quarters[i])));
      }
      if (logarithms[i] > 0) {
        factors.add("log2" + (logarithms[i] == 1 ? "" : "^" + logarithms[i]) + "(" + name + ")");
      }
    }
    return String.join(" ", factors);
  }

  private static String power(int quarters) {
    if (quarters % 4 == 0) {
      return Integer.toString(quarters / 4);
    }
    return quarters % 2 == 0 ? "(" + quarters / 2 + "/2)" : "(" + quarters + "/4)";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Term term && Arrays.equals(quarters, term.quarters) && Arrays.equals(logarithms, term.logarithms);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(quarters) + Arrays.hashCode(logarithms);
  }
}
