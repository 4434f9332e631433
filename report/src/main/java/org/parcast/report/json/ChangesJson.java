package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.report.compare.Change;
import org.parcast.report.compare.Comparison;

/** What changed, as JSON. */
public final class ChangesJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/diff-1";

  private ChangesJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. */
  public static void write(Comparison comparison, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, "", comparison.remark().isEmpty() ? List.of() : List.of(comparison.remark()), json -> member(json, comparison));
  }

  /** Writes the member {@code diff} into a document that has been begun. */
  static void member(JsonGenerator json, Comparison comparison) throws IOException {
    json.writeObjectFieldStart("diff");
    json.writeStringField("baseline", comparison.baseline());
    json.writeNumberField("same", comparison.same());
    for (Change.Kind kind : Change.Kind.values()) {
      json.writeNumberField(kind.label(), comparison.count(kind));
    }
    JsonFields.objects(json, "changes", comparison.changes(), ChangesJson::change);
    json.writeEndObject();
  }

  private static void change(JsonGenerator json, Change change) throws IOException {
    json.writeStringField("kind", change.kind().label());
    json.writeStringField("subject", change.subject());
    json.writeStringField("quantity", change.quantity());
    json.writeStringField("before", change.before());
    json.writeStringField("after", change.after());
    json.writeStringField("file", change.file());
    json.writeNumberField("line", change.line());
  }
}
