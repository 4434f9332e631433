package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.count.LineTraffic;

/** What is said once for each number of ranks: the best decomposition, its pattern and the lines behind its traffic. */
final class RankJson {
  private RankJson() {}

  static void write(JsonGenerator json, RankForecast ranks) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ranks", ranks.ranks());
    json.writeObjectFieldStart("decomposition");
    json.writeStringField("estimator", ranks.decomposition().estimator().label());
    json.writeStringField("array", ranks.decomposition().array());
    JsonFields.grid(json, ranks.decomposition().grid());
    json.writeEndObject();
    json.writeObjectFieldStart("pattern");
    json.writeStringField("name", ranks.pattern().kind().label());
    JsonFields.grid(json, ranks.pattern().grid());
    JsonFields.number(json, "share", ranks.pattern().share());
    json.writeEndObject();
    json.writeArrayFieldStart("lines");
    for (LineTraffic line : ranks.attribution()) {
      json.writeStartObject();
      place(json, "born", line.bornFile(), line.bornLine(), line.bornName());
      place(json, "used", line.usedFile(), line.usedLine(), line.usedName());
      JsonFields.number(json, "bytes_per_step", line.bytesPerStep());
      JsonFields.number(json, "share", line.share());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void place(JsonGenerator json, String field, String file, int line, String name) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("file", file);
    json.writeNumberField("line", line);
    json.writeStringField("name", name);
    json.writeEndObject();
  }
}
