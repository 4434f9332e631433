package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.plan.Collective;
import org.parcast.analyses.valueflow.plan.PlannedVariable;

/** Who keeps which variable, for each number of ranks. */
final class PlanJson {
  private PlanJson() {}

  static void member(JsonGenerator json, List<RankForecast> ranks) throws IOException {
    json.writeArrayFieldStart("plan");
    for (RankForecast answer : ranks) {
      for (PlannedVariable variable : answer.plan().variables()) {
        variable(json, answer.ranks(), variable);
      }
    }
    json.writeEndArray();
  }

  private static void variable(JsonGenerator json, int ranks, PlannedVariable variable) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ranks", ranks);
    json.writeStringField("variable", variable.name());
    json.writeObjectFieldStart("declared");
    json.writeStringField("file", variable.file());
    json.writeNumberField("line", variable.line());
    json.writeEndObject();
    json.writeNumberField("words", variable.words());
    json.writeNumberField("bytes", variable.bytes());
    json.writeStringField("kind", variable.kind().label());
    json.writeStringField("layout", variable.layout().label());
    JsonFields.grid(json, variable.grid());
    json.writeStringField("with", variable.with());
    json.writeObjectFieldStart("per_step");
    JsonFields.number(json, "bytes", variable.bytesPerStep());
    json.writeNumberField("messages", variable.messagesPerStep());
    JsonFields.objects(json, "collectives", variable.collectives(), PlanJson::collective);
    json.writeEndObject();
    json.writeStringField("why", variable.why());
    json.writeEndObject();
  }

  private static void collective(JsonGenerator json, Collective collective) throws IOException {
    json.writeStringField("operation", collective.operation().label());
    json.writeNumberField("bytes", collective.bytes());
    JsonFields.number(json, "per_step", collective.perStep());
    json.writeNumberField("ranks", collective.ranks());
  }
}
