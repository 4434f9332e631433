package org.parcast.cli.argument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what somebody may have meant. */
public final class Similar {
  /** Letters from which on a beginning tells what was meant. */
  private static final int BEGINNING = 3;

  private Similar() {}

  /**
   * The one candidate that {@code word} is the beginning of, else that which differs from it by the fewest edits, case apart; none where every one differs in
   * over a third of it.
   */
  public static Optional<String> to(String word, Collection<String> candidates) {
    List<String> begun = word.replaceFirst("^-+", "").length() < BEGINNING ? List.of()
        : candidates.stream().filter(candidate -> candidate.toLowerCase(Locale.ROOT).startsWith(word.toLowerCase(Locale.ROOT))).toList();
    if (begun.size() == 1 && !begun.get(0).equals(word)) {
      return Optional.of(begun.get(0));
    }
    return candidates.stream()
        .filter(candidate -> !candidate.equals(word))
        .filter(candidate -> distance(word, candidate) <= Math.max(1, Math.max(word.length(), candidate.length()) / 3))
        .min(Comparator.comparingInt((String candidate) -> distance(word, candidate)).thenComparing(Comparator.naturalOrder()));
  }

  /** A file beside {@code missing} whose name is like it, as the end of a message: {@code "; did you mean X?"}; else empty. */
  public static String fileTo(Path missing) {
    Path directory = missing.toAbsolutePath().getParent();
    if (directory == null || missing.getFileName() == null || !Files.isDirectory(directory)) {
      return "";
    }
    try (Stream<Path> files = Files.list(directory)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      return to(missing.getFileName().toString(), names).map(name -> "; did you mean " + missing.resolveSibling(name) + "?").orElse("");
    } catch (IOException e) {
      return ""; // a hint is no place for a second error
    }
  }

  /** Levenshtein's distance: insertions, deletions and replacements that lead from one to the other, upper case being the same as lower. */
  static int distance(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
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
