package org.parcast.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.ir.EditDistance;

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
        .filter(candidate -> EditDistance.between(word, candidate) <= Math.max(1, Math.max(word.length(), candidate.length()) / 3))
        .min(Comparator.comparingInt((String candidate) -> EditDistance.between(word, candidate)).thenComparing(Comparator.naturalOrder()));
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
}
