package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** What all JSON documents have around their subject. */
public final class Envelope {
  private Envelope() {}

  /** Writes a document in UTF-8 and leaves the stream open. */
  public static void write(OutputStream to, String schema, String reason, List<String> warnings, JsonObject.Members subject) throws IOException {
    Json.write(to, document -> subject.put(document.put("schema", schema).put("version", 1).put("partial", !reason.isEmpty()).put("reason", reason).array("warnings", warnings)));
  }
}
