package org.parcast.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.NoModel;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingStudy;

/** Formulas in the sizes and the ranks, as one JSON document. */
public final class ScaleJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/scale-1";

  private ScaleJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. */
  public static void write(ScaleForecast forecast, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, "", List.of(), json -> member(json, forecast));
  }

  private static void member(JsonGenerator json, ScaleForecast forecast) throws IOException {
    json.writeObjectFieldStart("scale");
    JsonFields.strings(json, "parameters", forecast.study().parameters());
    json.writeArrayFieldStart("models");
    for (QuantityModel model : forecast.study().models()) {
      model(json, model);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("answers");
    for (ScaleForecast.Answer answer : forecast.answers()) {
      answer(json, forecast.study().parameters(), answer);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void model(JsonGenerator json, QuantityModel model) throws IOException {
    json.writeStartObject();
    json.writeStringField("quantity", model.quantity());
    json.writeStringField("family", model.family().toString());
    JsonFields.strings(json, "parameters", model.observations().parameters());
    json.writeStringField("formula", model.model().formula());
    json.writeNumberField("points", model.observations().size());
    if (model.model() instanceof ExactModel exact) {
      json.writeStringField("kind", "exact");
      json.writeNumberField("verified", exact.verified());
      JsonFields.number(json, "interval", 0);
    } else if (model.model() instanceof FittedModel fitted) {
      json.writeStringField("kind", "fitted");
      json.writeNumberField("verified", 0);
      JsonFields.number(json, "interval", fitted.relativeError());
    } else if (model.model() instanceof NoModel) {
      json.writeStringField("kind", "none");
      json.writeNumberField("verified", 0);
    }
    json.writeEndObject();
  }

  private static void answer(JsonGenerator json, List<String> parameters, ScaleForecast.Answer answer) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("at");
    for (int i = 0; i < parameters.size(); i++) {
      json.writeNumberField(parameters.get(i), answer.sizes().get(i));
    }
    json.writeEndObject();
    json.writeNumberField("ranks", answer.ranks());
    if (answer.best().isPresent()) {
      ScalingStudy.Forecast best = answer.best().get();
      json.writeStringField("family", best.family().toString());
      JsonFields.grid(json, best.grid());
      json.writeNumberField("bytes_per_step", best.bytesPerStep().getNumerator().divide(best.bytesPerStep().getDenominator()));
      JsonFields.number(json, "imbalance", best.imbalance());
    }
    json.writeEndObject();
  }
}
