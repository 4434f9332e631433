package org.parcast.report.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table in plain text: columns as wide as their widest cell, two blanks between them. */
public final class TextTable {
  private final List<String[]> rows = new ArrayList<>();
  private final boolean[] right;

  /** @param alignment one letter for each column, {@code l} or {@code r} */
  public TextTable(String alignment) {
    right = new boolean[alignment.length()];
    for (int i = 0; i < right.length; i++) {
      right[i] = alignment.charAt(i) == 'r';
    }
  }

  /** Adds a row with a text for each column. */
  public TextTable row(String... cells) {
    rows.add(cells);
    return this;
  }

  /** The rows as lines, each begun by {@code indent}. */
  public String toText(String indent) {
    int[] widths = new int[right.length];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int i = 0; i < row.length; i++) {
        char[] fill = new char[widths[i] - row[i].length()];
        Arrays.fill(fill, ' ');
        line.append(i > 0 ? "  " : "").append(right[i] ? new String(fill) + row[i] : row[i] + new String(fill));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
