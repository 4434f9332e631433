package org.parcast.report.page;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as CSV by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe before it, as OWASP recommends: names of
 * the analysed program are not to be run.
 */
public final class TableCsv {
  private TableCsv() {}

  /** All rows of a table under its head, lines ended by {@code \n}. */
  public static String of(Table table) {
    StringBuilder out = new StringBuilder();
    out.append(table.columns().stream().map(column -> text(column.label())).collect(Collectors.joining(","))).append('\n');
    for (List<Cell> row : table.rows()) {
      out.append(row.stream().map(cell -> cell.number() ? cell.raw() : text(cell.raw())).collect(Collectors.joining(","))).append('\n');
    }
    return out.toString();
  }

  private static String text(String text) {
    String harmless = !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    boolean quoted = harmless.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r' || c == ';');
    return quoted ? '"' + harmless.replace("\"", "\"\"") + '"' : harmless;
  }
}
