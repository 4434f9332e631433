package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.report.page.block.Table;

/** The answer to a question as JSON: its tables. */
public final class TablesJson {
  public static final String SCHEMA = "parcast/ask-1";

  private TablesJson() {}

  /** Writes a document in UTF-8 and leaves the stream open. */
  public static void write(String question, String reason, List<String> warnings, List<Table> tables, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> json.object("ask", ask -> ask.put("question", question).objects("tables", tables, (each, table) -> each
        .put("id", table.id()).put("caption", table.caption()).array("columns", table.columns().stream().map(Table.Column::label).toList())
        .arrays("rows", table.rows().stream().map(row -> row.stream().map(cell -> cell.number() ? (Object) Double.valueOf(cell.raw()) : cell.raw()).toList()).toList()))));
  }
}
