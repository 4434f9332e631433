package org.parcast.report.json;

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
  static void member(JsonObject document, Comparison comparison) throws IOException {
    document.object("diff", to -> {
      to.put("baseline", comparison.baseline()).put("same", comparison.same());
      for (Change.Kind kind : Change.Kind.values()) {
        to.put(kind.label(), comparison.count(kind));
      }
      to.objects("changes", comparison.changes(), (json, change) -> json.put("kind", change.kind().label()).put("subject", change.subject()).put("quantity", change.quantity())
          .put("before", change.before()).put("after", change.after()).put("file", change.file()).put("line", change.line()));
    });
  }
}
