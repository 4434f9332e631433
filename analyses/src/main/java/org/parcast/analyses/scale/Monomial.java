package org.parcast.analyses.scale;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A product of powers of the parameters.
 *
 * @param exponents of each parameter, at least 0
 */
record Monomial(int... exponents) implements Comparable<Monomial> {
  int degree() {
    return Arrays.stream(exponents).sum();
  }

  BigInteger at(long[] point) {
    BigInteger product = BigInteger.ONE;
    for (int i = 0; i < exponents.length; i++) {
      product = product.multiply(BigInteger.valueOf(point[i]).pow(exponents[i]));
    }
    return product;
  }

  /** Higher degrees first, then by the powers of the first parameters: the order in which mathematicians write. */
  @Override
  public int compareTo(Monomial other) {
    int byDegree = Integer.compare(other.degree(), degree());
    return byDegree != 0 ? byDegree : Arrays.compare(other.exponents, exponents);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Monomial monomial && Arrays.equals(exponents, monomial.exponents);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(exponents);
  }
}
