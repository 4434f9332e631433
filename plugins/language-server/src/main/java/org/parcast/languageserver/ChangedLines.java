package org.parcast.languageserver;

import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/** The change from one text to another as an edit of the lines between the first and the last that differ. */
final class ChangedLines {
  private ChangedLines() {}

  static TextEdit of(String before, String after) {
    List<String> old = Arrays.asList(before.split("\n", -1));
    List<String> written = Arrays.asList(after.split("\n", -1));
    int shared = Math.min(old.size(), written.size());
    int first = 0;
    while (first < shared - 1 && old.get(first).equals(written.get(first))) {
      first++;
    }
    int last = 0;
    while (last < shared - first - 1 && old.get(old.size() - 1 - last).equals(written.get(written.size() - 1 - last))) {
      last++;
    }
    int end = old.size() - last;
    boolean whole = last == 0;
    Position to = whole ? new Position(end - 1, old.get(end - 1).length()) : new Position(end, 0);
    String text = String.join("\n", written.subList(first, written.size() - last)) + (whole ? "" : "\n");
    return new TextEdit(new Range(new Position(first, 0), to), text);
  }
}
