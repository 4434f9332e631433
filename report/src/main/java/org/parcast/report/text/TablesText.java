package org.parcast.report.text;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.TextTable;

/** Tables in plain text, each under its caption. */
public final class TablesText {
  private TablesText() {}

  /** Writes all rows of the tables. */
  public static void write(List<Table> tables, Appendable to) throws IOException {
    for (Table table : tables) {
      TextTable rows = new TextTable(table.columns().stream().map(column -> column.number() ? "r" : "l").collect(Collectors.joining()));
      Stream.concat(Stream.of(table.columns().stream().map(Table.Column::label).toList()), table.rows().stream().map(row -> row.stream().map(Cell::text).toList()))
          .forEach(row -> rows.row(row.toArray(String[]::new)));
      to.append(table == tables.get(0) ? "" : "\n").append(table.caption()).append('\n').append(rows.toText("  "));
    }
  }
}
