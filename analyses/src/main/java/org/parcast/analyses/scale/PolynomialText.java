package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hipparchus.fraction.BigFraction;

/** Writes polynomials as people do: {@code 16 n (p - 1)}. */
final class PolynomialText {
  private final List<String> parameters;

  PolynomialText(List<String> parameters) {
    this.parameters = parameters;
  }

  String of(RationalPolynomial polynomial) {
    if (polynomial.terms().isEmpty()) {
      return "0";
    }
    if (polynomial.terms().size() == 1) {
      return sum(polynomial);
    }
    BigFraction number = polynomial.content();
    Monomial common = polynomial.commonMonomial();
    RationalPolynomial rest = polynomial.dividedBy(common, number);
    List<String> factors = new ArrayList<>();
    for (int parameter = 0; parameter < parameters.size(); parameter++) {
      while (rest.degree(parameter) > 0 && rest.vanishesAtOne(parameter)) {
        rest = rest.dividedByOneLess(parameter);
        factors.add("(" + parameters.get(parameter) + " - 1)");
      }
    }
    if (rest.terms().size() > 1) {
      factors.add("(" + sum(rest) + ")");
    } else {
      number = number.multiply(rest.terms().get(rest.terms().firstKey()));
    }
    String front = product(number, common);
    if (front.equals("1") || front.equals("-1")) {
      front = front.replace("1", "");
    } else {
      front += " ";
    }
    String text = front + String.join(" ", factors);
    return factors.size() == 1 && front.isEmpty() ? text.substring(1, text.length() - 1) : text;
  }

  private String sum(RationalPolynomial polynomial) {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Monomial, BigFraction> term : polynomial.terms().entrySet()) {
      BigFraction coefficient = term.getValue();
      boolean negative = coefficient.getNumerator().signum() < 0;
      if (text.isEmpty()) {
        text.append(negative ? "-" : "");
      } else {
        text.append(negative ? " - " : " + ");
      }
      text.append(product(coefficient.abs(), term.getKey()));
    }
    return text.toString();
  }

  private String product(BigFraction number, Monomial monomial) {
    List<String> factors = new ArrayList<>();
    boolean one = number.abs().equals(BigFraction.ONE);
    if (!one || monomial.degree() == 0) {
      factors.add(number(number));
    }
    for (int i = 0; i < parameters.size(); i++) {
      int exponent = monomial.exponents()[i];
      if (exponent > 0) {
        factors.add(parameters.get(i) + (exponent > 1 ? "^" + exponent : ""));
      }
    }
    String sign = one && monomial.degree() > 0 && number.getNumerator().signum() < 0 ? "-" : "";
    return sign + String.join(" ", factors);
  }

  private static String number(BigFraction number) {
    return number.getDenominator().bitLength() == 1 ? number.getNumerator().toString() : number.getNumerator() + "/" + number.getDenominator();
  }
}
