package org.parcast.report.words;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;

/** Numbers for people. */
public final class Numbers {
  /** What three digits show as 1000. */
  private static final double ROUNDED_THOUSAND = 999.5;

  private Numbers() {}

  /** Digits in groups of three; a tenth where the number is not whole. */
  public static String grouped(double value) {
    return value == Math.rint(value) ? String.format(Locale.ROOT, "%,.0f", value) : String.format(Locale.ROOT, "%,.1f", value);
  }

  /** Of any size: bytes of sizes that nobody can run need more digits than a double has. */
  public static String grouped(BigInteger value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  /** A share that is not nothing, however little: "< 1 %" for what would be rounded to 0. */
  public static String share(double share) {
    return share > 0 && share < 0.005 ? "< 1 %" : percent(share);
  }

  public static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  /** So many times as much or as fast, as in "2.50 times as fast"; "as fast" where that is told as 1.00. */
  public static String times(double ratio, String as) {
    return ratio(ratio).equals("1.00") ? as : ratio(ratio) + " times " + as;
  }

  /** A time of any size, in s, ms or us. */
  public static String time(double seconds) {
    if (seconds == 0) {
      return "0";
    }
    double size = Math.abs(seconds);
    if (size >= ROUNDED_THOUSAND) {
      return String.format(Locale.ROOT, "%,.0f s", seconds);
    }
    String unit = size >= 1e-3 * ROUNDED_THOUSAND ? "s" : size >= 1e-6 * ROUNDED_THOUSAND ? "ms" : "us";
    double scaled = unit.equals("s") ? seconds : unit.equals("ms") ? seconds * 1e3 : seconds * 1e6;
    return String.format(Locale.ROOT, "%.3g %s", scaled, unit);
  }

  public static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
  }

  /** "1 candidate", "2 candidates". */
  public static String count(long number, String noun) {
    return grouped(number) + " " + noun + (number == 1 ? "" : "s");
  }

  /** In units of powers of 1000: "24.6 kB". Below 10 kB the bytes themselves. */
  public static String bytes(double bytes) {
    if (bytes < 10_000) {
      return count(Math.round(bytes), "byte");
    }
    String[] units = {"kB", "MB", "GB", "TB", "PB"};
    double value = bytes / 1000;
    int unit = 0;
    while (value >= ROUNDED_THOUSAND && unit < units.length - 1) {
      value /= 1000;
      unit++;
    }
    return String.format(Locale.ROOT, value >= 100 ? "%.0f %s" : "%.1f %s", value, units[unit]);
  }
}
