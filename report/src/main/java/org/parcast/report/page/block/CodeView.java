package org.parcast.report.page.block;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.parcast.report.SourceFile;
import org.parcast.report.words.Printable;

/**
 * A source file around the lines that something is said of.
 *
 * @param file its path
 * @param rows its lines and gaps in order
 */
public record CodeView(String file, List<Row> rows) implements PageBlock {
  private static final int AROUND = 4;

  /**
   * A line, or lines left out.
   *
   * @param line its number, 0 for a gap
   * @param text the line
   * @param notes remarks on it
   * @param left lines that are left out here
   */
  public record Row(int line, String text, List<Note> notes, int left) {
    public Row {
      notes = List.copyOf(notes);
    }
  }

  public CodeView {
    rows = List.copyOf(rows);
  }

  /** The lines within {@value #AROUND} of a remark. */
  public static CodeView of(SourceFile file, SortedMap<Integer, List<Note>> notes) {
    List<Row> rows = new ArrayList<>();
    int last = 0;
    for (int line = 1; line <= file.lines().size(); line++) {
      if (!notes.subMap(line - AROUND, line + AROUND + 1).isEmpty()) {
        gap(rows, line - last - 1);
        rows.add(new Row(line, Printable.of(file.lines().get(line - 1).replace("\t", "    ")), notes.getOrDefault(line, List.of()), 0));
        last = line;
      }
    }
    gap(rows, file.lines().size() - last);
    return new CodeView(Printable.of(file.path()), rows);
  }

  private static void gap(List<Row> rows, int lines) {
    if (lines > 0) {
      rows.add(new Row(0, "", List.of(), lines));
    }
  }
}
