package org.parcast.languageserver;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.analyses.dependence.LoopFinding;

/**
 * Writes a counted loop as a parallel stream: {@code for (int i = a; i < b; i++)}, whose body opens at the end of the same line and closes in
 * the column of the loop.
 */
final class StreamForm {
  private static final Pattern HEADER =
      Pattern.compile("(\\s*)for \\(int (\\w+) = ([^;]+); \\2 (<=?) ([^;]+); (?:\\2\\+\\+|\\+\\+\\2)\\) \\{\\s*");

  private final int last;
  private final String header;
  private final String footer;

  private StreamForm(int last, String header, String footer) {
    this.last = last;
    this.header = header;
    this.footer = footer;
  }

  /** The form, or nothing where the loop is written otherwise. */
  static Optional<StreamForm> of(String text, LoopFinding loop) {
    List<String> lines = text.lines().toList();
    Matcher matched = HEADER.matcher(lines.get(loop.line() - 1));
    if (!matched.matches()) {
      return Optional.empty();
    }
    String indentation = matched.group(1);
    for (int line = loop.line(); line < lines.size(); line++) {
      if (lines.get(line).stripTrailing().equals(indentation + "}")) {
        String range = matched.group(4).equals("<") ? "range" : "rangeClosed";
        String header =
            indentation + "java.util.stream.IntStream." + range + "(" + matched.group(3) + ", " + matched.group(5) + ").parallel().forEach(" + matched.group(2) + " -> {";
        return Optional.of(new StreamForm(line, header, indentation + "});"));
      }
    }
    return Optional.empty();
  }

  /** The line that closes the loop, from 0. */
  int last() {
    return last;
  }

  /** What stands in place of the loop's first line. */
  String header() {
    return header;
  }

  /** What stands in place of its last. */
  String footer() {
    return footer;
  }

  /** The whole text with the stream in the loop's place. */
  String in(String text, LoopFinding loop) {
    String[] lines = text.split("\n", -1);
    lines[loop.line() - 1] = header;
    lines[last] = footer;
    return String.join("\n", lines);
  }
}
