package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;

/** How JSON is written: in ASCII alone, so that nothing in a name of the analysed program does anything to a terminal or an editor. */
public final class Json {
  private static final JsonFactory FACTORY = JsonFactory.builder().configure(JsonWriteFeature.ESCAPE_NON_ASCII, true).build();

  private Json() {}

  /** Writes a document that is an object in UTF-8 and leaves the stream open. */
  public static void write(OutputStream to, JsonObject.Members members) throws IOException {
    try (JsonGenerator json = FACTORY.createGenerator(to, JsonEncoding.UTF8)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET).setPrettyPrinter(new DefaultPrettyPrinter());
      json.writeStartObject();
      members.put(new JsonObject(json));
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }
}
