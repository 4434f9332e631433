package org.parcast.report.page.block;

import java.util.List;
import java.util.stream.Collectors;
import org.parcast.report.csv.Csv;

/** A table as CSV. */
public final class TableCsv {
  private TableCsv() {}

  /** All rows of a table under its head, lines ended by {@code \n}. */
  public static String of(Table table) {
    StringBuilder out = new StringBuilder();
    out.append(table.columns().stream().map(column -> Csv.text(column.unit().isEmpty() ? column.label() : column.label() + " [" + column.unit() + "]")).collect(Collectors.joining(","))).append('\n');
    for (List<Cell> row : table.rows()) {
      out.append(row.stream().map(cell -> cell.number() ? cell.raw() : Csv.text(cell.raw())).collect(Collectors.joining(","))).append('\n');
    }
    return out.toString();
  }
}
