package org.parcast.report.apply;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.report.json.Envelope;
import org.parcast.report.json.JsonFields;

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
  static void member(JsonGenerator json, Application application) throws IOException {
    json.writeObjectFieldStart("apply");
    JsonFields.objects(json, "loops", application.loops(), ApplyJson::loop);
    JsonFields.strings(json, "files", application.files());
    json.writeEndObject();
  }

  private static void loop(JsonGenerator json, Application.Loop loop) throws IOException {
    json.writeStringField("file", loop.file());
    json.writeNumberField("line", loop.line());
    json.writeStringField("verdict", loop.verdict());
    json.writeBooleanField("written", loop.written());
    if (loop.pays().isPresent()) {
      json.writeBooleanField("pays", loop.pays().get() == Advice.PAYS);
    } else {
      json.writeNullField("pays");
    }
    json.writeStringField("why", loop.why());
    JsonFields.strings(json, "conditions", loop.conditions());
  }
}
