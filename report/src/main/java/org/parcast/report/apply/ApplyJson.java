package org.parcast.report.apply;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.report.json.Envelope;
import org.parcast.report.json.JsonObject;

/** Loops written in parallel, as JSON. */
public final class ApplyJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/apply-1";

  private ApplyJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. */
  public static void write(Application application, String reason, List<String> warnings, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> member(json, application));
  }

  /** Writes the member {@code apply} into a document that has been begun. */
  static void member(JsonObject document, Application application) throws IOException {
    document.object("apply", to -> to.objects("loops", application.loops(), (json, loop) -> json.put("file", loop.file()).put("line", loop.line()).put("verdict", loop.verdict())
        .put("written", loop.written()).put("pays", loop.pays().map(pays -> pays == Advice.PAYS)).put("why", loop.why()).array("conditions", loop.conditions())).array("files", application.files()));
  }
}
