package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Table;

/** The answer to a question as JSON: its tables. */
public final class TablesJson {
  public static final String SCHEMA = "parcast/ask-1";

  private TablesJson() {}

  /** Writes a document in UTF-8 and leaves the stream open. */
  public static void write(String question, String reason, List<String> warnings, List<Table> tables, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> {
      json.writeObjectFieldStart("ask");
      json.writeStringField("question", question);
      JsonFields.objects(json, "tables", tables, TablesJson::table);
      json.writeEndObject();
    });
  }

  private static void table(JsonGenerator json, Table table) throws IOException {
    json.writeStringField("id", table.id());
    json.writeStringField("caption", table.caption());
    JsonFields.strings(json, "columns", table.columns().stream().map(Table.Column::label).toList());
    JsonFields.array(json, "rows", table.rows(), (to, row) -> {
      to.writeStartArray();
      for (Cell cell : row) {
        cell(to, cell);
      }
      to.writeEndArray();
    });
  }

  private static void cell(JsonGenerator json, Cell cell) throws IOException {
    if (cell.number()) {
      JsonFields.number(json, Double.parseDouble(cell.raw()));
    } else {
      json.writeString(cell.raw());
    }
  }
}
