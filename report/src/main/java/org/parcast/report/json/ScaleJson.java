package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.NoModel;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scale.StepTime;
import org.parcast.report.ScaleForecast;
import org.parcast.report.text.ScaleText;

/** Formulas in the sizes and the ranks, as one JSON document. */
public final class ScaleJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/scale-1";

  private ScaleJson() {}

  /**
   * Writes the document in UTF-8 and leaves the stream open.
   *
   * @param variants by what tells them apart; a single one without a name where all parameters are sizes
   */
  public static void write(Map<String, ScaleForecast> variants, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, "", List.of(), json -> {
      json.writeObjectFieldStart("scale");
      if (variants.keySet().equals(Set.of(""))) {
        members(json, variants.get(""));
      } else {
        JsonFields.objects(json, "variants", variants.entrySet(), (each, variant) -> {
          each.writeStringField("variant", variant.getKey());
          members(each, variant.getValue());
        });
      }
      json.writeEndObject();
    });
  }

  private static void members(JsonGenerator json, ScaleForecast forecast) throws IOException {
    JsonFields.strings(json, "parameters", forecast.study().parameters());
    JsonFields.objects(json, "models", forecast.study().models(), ScaleJson::model);
    if (forecast.times().isPresent()) {
      isoefficiency(json, forecast, forecast.times().get());
    }
    if (!forecast.hitRates().isEmpty()) {
      hitRates(json, forecast);
    }
    JsonFields.objects(json, "answers", forecast.answers(), (to, answer) -> answer(to, forecast.study().parameters(), answer));
    List<ScalingStudy.LeftOut> left = forecast.leftOut();
    if (!left.isEmpty()) {
      JsonFields.strings(json, "left_out", left.stream().map(ScalingStudy.LeftOut::family).map(String::valueOf).toList());
    }
  }

  private static void hitRates(JsonGenerator json, ScaleForecast forecast) throws IOException {
    JsonFields.objects(json, "hit_rates", forecast.hitRates(), (to, answer) -> {
      at(to, forecast.study().parameters(), answer.sizes());
      to.writeStringField("cache", answer.cache());
      to.writeStringField("level", answer.level().name());
      JsonFields.number(to, "global_hit_rate", answer.rate().value());
      JsonFields.number(to, "unsure", answer.rate().unsure());
    });
  }

  private static void isoefficiency(JsonGenerator json, ScaleForecast forecast, ModelledStepTimes times) throws IOException {
    JsonFields.objects(json, "isoefficiency", forecast.sizes(), (to, sizes) -> {
      at(to, forecast.study().parameters(), sizes);
      to.writeNumberField("ranks", times.largestEfficient(sizes).map(StepTime::ranks).orElse(1));
      to.writeStringField("outgrown", ScaleText.outgrown(forecast, times, sizes));
    });
  }

  private static void at(JsonGenerator json, List<String> parameters, List<Long> sizes) throws IOException {
    json.writeObjectFieldStart("at");
    for (int i = 0; i < parameters.size(); i++) {
      json.writeNumberField(parameters.get(i), sizes.get(i));
    }
    json.writeEndObject();
  }

  private static void model(JsonGenerator json, QuantityModel model) throws IOException {
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
    if (!model.inexact().isEmpty()) {
      json.writeStringField("because", model.inexact());
    }
  }

  private static void answer(JsonGenerator json, List<String> parameters, ScaleForecast.Answer answer) throws IOException {
    at(json, parameters, answer.sizes());
    json.writeNumberField("ranks", answer.ranks());
    if (answer.best().isPresent()) {
      ScalingStudy.Forecast best = answer.best().get();
      json.writeStringField("family", best.family().toString());
      JsonFields.grid(json, best.grid());
      json.writeNumberField("bytes_per_step", best.wholeBytes());
      JsonFields.number(json, "imbalance", best.imbalance());
      if (!best.unmet().isEmpty()) {
        JsonFields.strings(json, "unverified", best.unmet());
      }
    } else {
      json.writeStringField("because", answer.without());
    }
    if (answer.memory().isPresent()) {
      JsonFields.number(json, "rank_memory_bytes", answer.memory().getAsDouble());
    }
    if (answer.time().isPresent()) {
      StepTime time = answer.time().get();
      json.writeObjectFieldStart("time");
      json.writeStringField("family", time.decomposition().family().toString());
      JsonFields.grid(json, time.decomposition().grid());
      JsonFields.number(json, "work_seconds", time.work());
      JsonFields.number(json, "message_seconds", time.messages());
      JsonFields.number(json, "collective_seconds", time.collectives());
      JsonFields.number(json, "step_seconds", time.seconds());
      JsonFields.number(json, "speedup", time.speedup());
      JsonFields.number(json, "efficiency", time.efficiency());
      json.writeEndObject();
    }
  }
}
