package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.parcast.analyses.valueflow.RankForecast;

/** What is said once for each number of ranks: the best decomposition, its pattern and the lines behind its traffic. */
final class RankJson {
  private RankJson() {}

  static void fields(JsonGenerator json, RankForecast ranks) throws IOException {
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
    JsonFields.objects(json, "lines", ranks.attribution(), (to, line) -> {
      place(to, "born", line.bornFile(), line.bornLine(), line.bornName());
      place(to, "used", line.usedFile(), line.usedLine(), line.usedName());
      JsonFields.number(to, "bytes_per_step", line.bytesPerStep());
      JsonFields.number(to, "share", line.share());
    });
  }

  private static void place(JsonGenerator json, String field, String file, int line, String name) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("file", file);
    json.writeNumberField("line", line);
    json.writeStringField("name", name);
    json.writeEndObject();
  }
}
