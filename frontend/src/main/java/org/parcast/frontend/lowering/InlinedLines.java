package org.parcast.frontend.lowering;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the lines of a class are that Kotlin's compiler gave to the bodies of inline functions: numbers beyond the end of the source file, which
 * its source map (JSR 45, stratum KotlinDebug) leads back to the lines of the calls.
 */
final class InlinedLines {
  private static final String STRATUM = "*S KotlinDebug";

  /** Input line, how many lines, first output line, how many of these for each input line; a class file's lines have at most five digits. */
  private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:#\\d+)?(?:,(\\d{1,9}))?:(\\d{1,9})(?:,(\\d{1,9}))?");

  /**
   * Consecutive lines.
   *
   * @param call line of the first call
   * @param calls how many lines have calls
   * @param each how many of the lines belong to each
   */
  private record Range(int call, int calls, int each) {}

  /** By first line. */
  private final NavigableMap<Integer, Range> ranges = new TreeMap<>();

  /** @param sourceMap the class's source map, or null */
  InlinedLines(String sourceMap) {
    int start = sourceMap == null ? -1 : sourceMap.indexOf(STRATUM);
    if (start >= 0) {
      int end = sourceMap.indexOf("*S ", start + STRATUM.length());
      sourceMap.substring(start, end < 0 ? sourceMap.length() : end).lines().dropWhile(line -> !line.equals("*L")).forEach(this::add);
    }
  }

  private void add(String line) {
    Matcher range = RANGE.matcher(line);
    if (range.matches()) {
      ranges.put(number(range.group(3)), new Range(number(range.group(1)), number(range.group(2)), number(range.group(4))));
    }
  }

  private static int number(String text) {
    return text == null ? 1 : Integer.parseInt(text);
  }

  /** The line of the call that the line comes from; the line itself where it was not inlined. */
  int calledAt(int line) {
    Map.Entry<Integer, Range> range = ranges.floorEntry(line);
    int past = range == null ? -1 : line - range.getKey();
    boolean within = range != null && past < (long) range.getValue().calls() * range.getValue().each();
    return within ? range.getValue().call() + past / range.getValue().each() : line;
  }
}
