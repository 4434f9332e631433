package org.parcast.analyses.blocks;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers as Python writes them: with as few digits as tell them from all others. */
final class ShortestDecimal {
  private static final int MOST_DIGITS = 17;
  private static final int LEAST_EXPONENT = -4;

  private ShortestDecimal() {}

  /** For numbers from 0 up to 10^16. */
  static String of(double number) {
    BigDecimal exact = new BigDecimal(number);
    BigDecimal shortest = exact;
    for (int digits = 1; digits <= MOST_DIGITS; digits++) {
      shortest = exact.round(new MathContext(digits));
      if (shortest.doubleValue() == number) {
        break;
      }
    }
    shortest = shortest.stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    if (number != 0 && exponent < LEAST_EXPONENT) {
      String digits = shortest.unscaledValue().toString();
      String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
      return digits.charAt(0) + fraction + "e-" + (exponent > -10 ? "0" : "") + -exponent;
    }
    String plain = shortest.toPlainString();
    return plain.contains(".") ? plain : plain + ".0";
  }
}
