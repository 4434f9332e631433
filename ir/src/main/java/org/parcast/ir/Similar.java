package org.parcast.ir;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds what somebody may have meant by a name that there is not. */
public final class Similar {
  /** Letters from which on a beginning tells what was meant. */
  private static final int BEGINNING = 3;

  /** Places that a refusal names: with these it is a line of text still. */
  private static final int NEAREST = 5;

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

  /** The same for a message: {@code " (did you mean X?)"}, or nothing. */
  public static String meant(String word, Collection<String> candidates) {
    return to(word, candidates).map(candidate -> " (did you mean " + candidate + "?)").orElse("");
  }

  /**
   * The places nearest to one, for a message: those of its file, or of the one with a similar name, by their lines; else some of all.
   *
   * @param place {@code File.java:line}
   * @param places the places that there are, likewise
   */
  public static String nearest(String place, Collection<String> places) {
    String file = file(place);
    List<String> files = places.stream().map(Similar::file).distinct().toList();
    String meant = files.contains(file) ? file : to(file, files).orElse("");
    List<String> inFile = places.stream().filter(candidate -> file(candidate).equals(meant)).distinct().toList();
    if (inFile.isEmpty()) {
      return "there are " + some(places);
    }
    int line = line(place);
    return "the nearest: " + inFile.stream().sorted(Comparator.comparingInt(candidate -> Math.abs(line(candidate) - line))).limit(NEAREST)
        .sorted(Comparator.comparingInt(Similar::line)).collect(Collectors.joining(", "));
  }

  /** Some of the places that there are, for a message. */
  public static String some(Collection<String> places) {
    List<String> all = places.stream().distinct().toList();
    String more = all.size() <= NEAREST ? "" : " and " + (all.size() - NEAREST) + " more, which parcast loops lists";
    return all.isEmpty() ? "none" : String.join(", ", all.subList(0, Math.min(NEAREST, all.size()))) + more;
  }

  private static String file(String place) {
    int colon = place.lastIndexOf(':');
    return colon < 0 ? place : place.substring(0, colon);
  }

  private static int line(String place) {
    String line = place.substring(place.lastIndexOf(':') + 1);
    return line.matches("\\d{1,9}") ? Integer.parseInt(line) : 0;
  }

  /** Levenshtein's distance: insertions, deletions and replacements that lead from one to the other, upper case being the same as lower. */
  public static int distance(String one, String other) {
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
