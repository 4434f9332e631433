package org.parcast.ir;

import java.util.Locale;
import java.util.stream.IntStream;

/** How like two names are. */
public final class EditDistance {
  private EditDistance() {}

  /** Levenshtein's distance: insertions, deletions and replacements that lead from one to the other, upper case being the same as lower. */
  public static int between(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    int[] row = IntStream.rangeClosed(0, b.length()).toArray();
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
