package org.parcast.report;

import java.time.Duration;
import java.util.Locale;

/** Numbers for people. */
final class Numbers {
  private Numbers() {}

  /** Digits in groups of three; a tenth where the number is not whole. */
  static String grouped(double value) {
    return value == Math.rint(value) ? String.format(Locale.ROOT, "%,.0f", value) : String.format(Locale.ROOT, "%,.1f", value);
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
  }

  /** "1 candidate", "2 candidates". */
  static String count(long number, String noun) {
    return grouped(number) + " " + noun + (number == 1 ? "" : "s");
  }
}
