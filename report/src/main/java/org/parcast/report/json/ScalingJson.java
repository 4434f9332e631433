package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.report.text.CommunicationText;

/** What communication means in time, as a member of a JSON document. */
final class ScalingJson {
  private ScalingJson() {}

  /** The members of {@code time} that are of ranks and the network. */
  static void fields(JsonGenerator json, ScalingForecast forecast) throws IOException {
    json.writeObjectFieldStart("interconnect");
    json.writeStringField("name", forecast.interconnect().name());
    json.writeNumberField("latency_seconds", forecast.interconnect().latencySeconds());
    json.writeNumberField("bytes_per_second", forecast.interconnect().bytesPerSecond());
    json.writeEndObject();
    json.writeNumberField("serial_seconds_per_step", forecast.serial().secondsPerStep());
    json.writeNumberField("serial_low", forecast.serial().perStep().low());
    json.writeNumberField("serial_high", forecast.serial().perStep().high());
    json.writeBooleanField("warm", !forecast.serial().cold());
    json.writeNumberField("recommended_ranks", forecast.recommended().map(ScalingPoint::ranks).orElse(1));
    json.writeNumberField("worth_at_most", forecast.worthAtMost().map(ScalingPoint::ranks).orElse(1));
    json.writeNumberField("steps_timed", forecast.serial().steps());
    json.writeNumberField("pays_up_to", forecast.paysUpTo());
    JsonFields.objects(json, "results", forecast.points(), (to, point) -> {
      to.writeNumberField("ranks", point.ranks());
      to.writeStringField("decomposition", CommunicationText.name(point.decomposition()));
      to.writeNumberField("compute_seconds", point.computeSeconds());
      to.writeNumberField("message_seconds", point.messageSeconds());
      to.writeNumberField("collective_seconds", point.collectiveSeconds());
      to.writeNumberField("seconds", point.seconds());
      to.writeNumberField("speedup", point.speedup());
      to.writeNumberField("low", point.gained().low());
      to.writeNumberField("high", point.gained().high());
      to.writeNumberField("efficiency", point.efficiency());
    });
    JsonFields.strings(json, "assumptions", forecast.assumptions());
  }

  /** A number of ranks of some threads. */
  static void point(JsonGenerator json, ScalingPoint point) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ranks", point.ranks());
    json.writeNumberField("threads", point.threads());
    JsonFields.number(json, "seconds_per_step", point.seconds());
    JsonFields.number(json, "speedup", point.speedup());
    JsonFields.number(json, "low", point.gained().low());
    JsonFields.number(json, "high", point.gained().high());
    JsonFields.number(json, "efficiency", point.efficiency());
    json.writeStringField("limit", point.limit());
    json.writeObjectFieldStart("breakdown");
    JsonFields.number(json, "compute", point.work().compute());
    JsonFields.number(json, "memory", point.work().memory());
    JsonFields.number(json, "overhead", point.work().overhead());
    JsonFields.number(json, "imbalance", point.work().imbalance());
    JsonFields.number(json, "turns", point.work().serial());
    JsonFields.number(json, "messages", point.messageSeconds());
    JsonFields.number(json, "collectives", point.collectiveSeconds());
    json.writeEndObject();
    json.writeEndObject();
  }
}
