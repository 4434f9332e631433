package org.parcast.engine.check;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.parcast.report.apply.Trial;

/** What two versions print. */
final class Outputs {
  /** Numbers that differ by more differ in what a reader would call the number itself. */
  private static final double LAST_DIGITS = 1e-6;

  private static final Pattern BETWEEN = Pattern.compile("[^0-9A-Za-z+.-]+");

  private Outputs() {}

  /**
   * How the other output differs, in words; empty where it does not.
   *
   * @param reordered whether the other version adds numbers of floating point in another order
   */
  static Optional<String> difference(byte[] one, byte[] other, boolean reordered) {
    if (Arrays.equals(one, other)) {
      return Optional.empty();
    }
    String[] mine = BETWEEN.split(new String(one, StandardCharsets.UTF_8));
    String[] theirs = BETWEEN.split(new String(other, StandardCharsets.UTF_8));
    double most = 0;
    for (int i = 0; i < Math.min(mine.length, theirs.length); i++) {
      if (!mine[i].equals(theirs[i])) {
        double distance = distance(mine[i], theirs[i]);
        if (!(distance <= LAST_DIGITS) || !reordered) {
          return Optional.of("'" + mine[i] + "' in order, '" + theirs[i] + "' in parallel");
        }
        most = Math.max(most, distance);
      }
    }
    return Optional.of(mine.length != theirs.length ? "one is longer" : Trial.LAST_DIGITS + ", by " + String.format(Locale.ROOT, "%.1e", most) + " of the number at most, as they are gathered in another order; --strict keeps the order");
  }

  private static double distance(String one, String other) {
    try {
      double mine = Double.parseDouble(one);
      double theirs = Double.parseDouble(other);
      return Math.abs(mine - theirs) / Math.max(Math.abs(mine), Math.abs(theirs));
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
