package org.parcast.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;

/** What communication means in time, as a member of a JSON document. */
final class ScalingJson {
  private ScalingJson() {}

  static void member(JsonGenerator json, ScalingForecast forecast) throws IOException {
    json.writeObjectFieldStart("time");
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
    json.writeNumberField("steps_timed", forecast.serial().steps());
    json.writeNumberField("pays_up_to", forecast.paysUpTo());
    json.writeArrayFieldStart("results");
    for (ScalingPoint point : forecast.points()) {
      json.writeStartObject();
      json.writeNumberField("ranks", point.ranks());
      json.writeStringField("decomposition", CommunicationText.name(point.decomposition()));
      json.writeNumberField("compute_seconds", point.computeSeconds());
      json.writeNumberField("message_seconds", point.messageSeconds());
      json.writeNumberField("collective_seconds", point.collectiveSeconds());
      json.writeNumberField("seconds", point.seconds());
      json.writeNumberField("speedup", point.speedup());
      json.writeNumberField("efficiency", point.efficiency());
      json.writeEndObject();
    }
    json.writeEndArray();
    JsonFields.strings(json, "assumptions", forecast.assumptions());
    json.writeEndObject();
  }
}
