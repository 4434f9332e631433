package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** What all JSON documents have around their subject. */
public final class Envelope {
  /** Writes the subject. */
  public interface Subject {
    void write(JsonGenerator json) throws IOException;
  }

  private Envelope() {}

  /** Writes a document in UTF-8 and leaves the stream open. */
  public static void write(OutputStream to, String schema, String reason, List<String> warnings, Subject subject) throws IOException {
    try (JsonGenerator json = Json.generator(to)) {
      json.writeStartObject();
      json.writeStringField("schema", schema);
      json.writeNumberField("version", 1);
      json.writeBooleanField("partial", !reason.isEmpty());
      json.writeStringField("reason", reason);
      JsonFields.strings(json, "warnings", warnings);
      subject.write(json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }
}
