package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
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
    Envelope.write(to, SCHEMA, "", List.of(), json -> json.object("scale", scale -> {
      if (variants.keySet().equals(Set.of(""))) {
        members(scale, variants.get(""));
      } else {
        scale.objects("variants", variants.entrySet(), (each, variant) -> members(each.put("variant", variant.getKey()), variant.getValue()));
      }
    }));
  }

  private static void members(JsonObject json, ScaleForecast forecast) throws IOException {
    List<String> parameters = forecast.study().parameters();
    json.array("parameters", parameters).objects("models", forecast.study().models(), ScaleJson::model)
        .ifPresent(forecast.times(), (to, times) -> to.objects("isoefficiency", forecast.sizes(), (each, sizes) -> at(each, parameters, sizes)
            .put("ranks", times.largestEfficient(sizes).map(StepTime::ranks).orElse(1)).put("outgrown", ScaleText.outgrown(forecast, times, sizes))));
    if (!forecast.hitRates().isEmpty()) {
      json.objects("hit_rates", forecast.hitRates(), (to, answer) -> at(to, parameters, answer.sizes()).put("cache", answer.cache()).put("level", answer.level().name())
          .put("global_hit_rate", answer.rate().value()).put("unsure", answer.rate().unsure()));
    }
    json.objects("answers", forecast.answers(), (to, answer) -> answer(at(to, parameters, answer.sizes()), answer));
    if (!forecast.leftOut().isEmpty()) {
      json.array("left_out", forecast.leftOut().stream().map(ScalingStudy.LeftOut::family).toList());
    }
  }

  private static JsonObject at(JsonObject json, List<String> parameters, List<Long> sizes) throws IOException {
    return json.object("at", to -> {
      for (int i = 0; i < parameters.size(); i++) {
        to.put(parameters.get(i), sizes.get(i));
      }
    });
  }

  private static void model(JsonObject json, QuantityModel model) throws IOException {
    json.put("quantity", model.quantity()).put("family", model.family().toString()).array("parameters", model.observations().parameters())
        .put("formula", model.model().formula()).put("points", model.observations().size());
    if (model.model() instanceof ExactModel exact) {
      json.put("kind", "exact").put("verified", exact.verified()).put("interval", 0);
    } else if (model.model() instanceof FittedModel fitted) {
      json.put("kind", "fitted").put("verified", 0).put("interval", fitted.relativeError());
    } else if (model.model() instanceof NoModel) {
      json.put("kind", "none").put("verified", 0);
    }
    if (!model.inexact().isEmpty()) {
      json.put("because", model.inexact());
    }
  }

  private static void answer(JsonObject json, ScaleForecast.Answer answer) throws IOException {
    json.put("ranks", answer.ranks());
    if (answer.best().isPresent()) {
      ScalingStudy.Forecast best = answer.best().get();
      json.put("family", best.family().toString()).array("grid", best.grid()).put("bytes_per_step", best.wholeBytes()).put("imbalance", best.imbalance());
      if (!best.unmet().isEmpty()) {
        json.array("unverified", best.unmet());
      }
    } else {
      json.put("because", answer.without());
    }
    if (answer.memory().isPresent()) {
      json.put("rank_memory_bytes", answer.memory().getAsDouble());
    }
    json.ifPresent(answer.time(), (in, time) -> in.object("time", to -> to.put("family", time.decomposition().family().toString()).array("grid", time.decomposition().grid())
        .put("work_seconds", time.work()).put("message_seconds", time.messages()).put("collective_seconds", time.collectives())
        .put("step_seconds", time.seconds()).put("speedup", time.speedup()).put("efficiency", time.efficiency())));
  }
}
