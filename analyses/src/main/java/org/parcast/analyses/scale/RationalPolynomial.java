package org.parcast.analyses.scale;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.hipparchus.fraction.BigFraction;

/**
 * A polynomial in several parameters with rational coefficients.
 *
 * @param terms the coefficient of each monomial, none of them 0
 */
record RationalPolynomial(SortedMap<Monomial, BigFraction> terms) {
  public RationalPolynomial {
    terms = Collections.unmodifiableSortedMap(new TreeMap<>(terms));
  }

  public BigFraction at(long[] point) {
    BigFraction sum = BigFraction.ZERO;
    for (Map.Entry<Monomial, BigFraction> term : terms.entrySet()) {
      sum = sum.add(term.getValue().multiply(term.getKey().at(point)));
    }
    return sum;
  }

  /** The greatest power of the parameter. */
  int degree(int parameter) {
    return terms.keySet().stream().mapToInt(term -> term.exponents()[parameter]).max().orElse(0);
  }

  /** Whether the value is 0 wherever this parameter is 1, so that it minus 1 divides the polynomial. */
  boolean vanishesAtOne(int parameter) {
    SortedMap<Monomial, BigFraction> rest = new TreeMap<>();
    terms.forEach((monomial, coefficient) -> rest.merge(without(monomial, parameter), coefficient, BigFraction::add));
    return rest.values().stream().allMatch(BigFraction::isZero);
  }

  /** The quotient by (parameter - 1), for one that {@linkplain #vanishesAtOne vanishes at one}. */
  RationalPolynomial dividedByOneLess(int parameter) {
    SortedMap<Monomial, BigFraction> quotient = new TreeMap<>();
    terms.forEach((monomial, coefficient) -> {
      for (int power = 0; power < monomial.exponents()[parameter]; power++) {
        quotient.merge(with(monomial, parameter, power), coefficient, BigFraction::add);
      }
    });
    quotient.values().removeIf(BigFraction::isZero);
    return new RationalPolynomial(quotient);
  }

  /** The quotient by a monomial that divides every term, and by a number. */
  RationalPolynomial dividedBy(Monomial divisor, BigFraction number) {
    SortedMap<Monomial, BigFraction> quotient = new TreeMap<>();
    terms.forEach((monomial, coefficient) -> {
      int[] exponents = monomial.exponents().clone();
      for (int i = 0; i < exponents.length; i++) {
        exponents[i] -= divisor.exponents()[i];
      }
      quotient.put(new Monomial(exponents), coefficient.divide(number));
    });
    return new RationalPolynomial(quotient);
  }

  /** The greatest monomial that divides every term. */
  Monomial commonMonomial() {
    int[] least = terms.firstKey().exponents().clone();
    for (Monomial monomial : terms.keySet()) {
      for (int i = 0; i < least.length; i++) {
        least[i] = Math.min(least[i], monomial.exponents()[i]);
      }
    }
    return new Monomial(least);
  }

  /** The number, with the sign of the first term, that leaves whole coefficients without a common divisor. */
  BigFraction content() {
    BigInteger numerators = BigInteger.ZERO;
    BigInteger denominators = BigInteger.ONE;
    for (BigFraction coefficient : terms.values()) {
      numerators = numerators.gcd(coefficient.getNumerator());
      BigInteger denominator = coefficient.getDenominator();
      denominators = denominators.multiply(denominator).divide(denominators.gcd(denominator));
    }
    BigFraction content = new BigFraction(numerators, denominators);
    return terms.get(terms.firstKey()).getNumerator().signum() < 0 ? content.negate() : content;
  }

  private static Monomial without(Monomial monomial, int parameter) {
    return with(monomial, parameter, 0);
  }

  private static Monomial with(Monomial monomial, int parameter, int power) {
    int[] exponents = monomial.exponents().clone();
    exponents[parameter] = power;
    return new Monomial(exponents);
  }
}
