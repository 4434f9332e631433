package org.parcast.benchmarks.accuracy;

import java.util.Locale;

/** Numbers as text. */
final class FigureTexts {
  private FigureTexts() {}

  /** Bytes, with decimals only where a mean over steps has them. */
  static String bytes(double value) {
    return value == Math.rint(value) ? String.format(Locale.ROOT, "%,d", (long) value) : String.format(Locale.ROOT, "%,.2f", value);
  }

  /** A ratio; equal zeros are 1. */
  static String ratio(double value, double of) {
    if (of == 0) {
      return value == 0 ? "1.000" : "inf";
    }
    return String.format(Locale.ROOT, "%.3f", value / of);
  }
}
