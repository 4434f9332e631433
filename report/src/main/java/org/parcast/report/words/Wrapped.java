package org.parcast.report.words;

/** Paragraphs of at most a hundred columns. */
public final class Wrapped {
  private static final int WIDTH = 100;

  private Wrapped() {}

  /** A text that begins with a mark; further lines are indented under its first word. */
  public static String item(String mark, String text) {
    StringBuilder out = new StringBuilder(mark);
    int column = mark.length();
    boolean first = true;
    for (String word : text.split(" ")) {
      if (!first && column + 1 + word.length() > WIDTH) {
        out.append('\n').append(" ".repeat(mark.length()));
        column = mark.length();
        first = true;
      }
      out.append(first ? "" : " ").append(word);
      column += word.length() + (first ? 0 : 1);
      first = false;
    }
    return out.append('\n').toString();
  }
}
