package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.Breakdown;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.report.text.Opening;

/** How long a program takes, as one JSON document. */
public final class TimeJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/time-1";

  private TimeJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. */
  public static void write(TimeForecast forecast, Optional<ScalingForecast> ranks, String reason, List<String> warnings, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> member(json, Optional.of(forecast), ranks));
  }

  /** Writes the member {@code time} into a document that has been begun: of cores and of ranks, as far as these are known. */
  static void member(JsonGenerator json, Optional<TimeForecast> cores, Optional<ScalingForecast> ranks) throws IOException {
    json.writeObjectFieldStart("time");
    if (cores.isPresent()) {
      cores(json, cores.get());
    }
    if (ranks.isPresent()) {
      ScalingJson.fields(json, ranks.get());
    }
    JsonFields.array(json, "ranks", ranks.map(forecast -> Stream.concat(forecast.points().stream(), forecast.hybrids().stream()).toList()).orElse(List.of()), ScalingJson::point);
    json.writeEndObject();
  }

  private static void cores(JsonGenerator json, TimeForecast forecast) throws IOException {
    json.writeStringField("machine", forecast.machine().name());
    json.writeObjectFieldStart("serial");
    seconds(json, forecast.serial());
    if (forecast.step().isPresent()) {
      JsonFields.number(json, "seconds_per_step", forecast.step().get().serial().value());
    } else {
      json.writeNullField("seconds_per_step");
    }
    json.writeBooleanField("warm", forecast.warm());
    json.writeNumberField("samples", forecast.samples());
    json.writeEndObject();
    json.writeStringField("pays", Opening.verdict(forecast));
    json.writeNumberField("recommended", forecast.recommended());
    points(json, "cores", forecast.cores());
    if (forecast.step().isPresent()) {
      json.writeObjectFieldStart("step");
      json.writeNumberField("steps", forecast.step().get().steps());
      json.writeNumberField("recommended", forecast.step().get().recommended());
      points(json, "cores", forecast.step().get().cores());
      json.writeEndObject();
    }
    JsonFields.objects(json, "loops", forecast.loops(), TimeJson::loop);
    JsonFields.strings(json, "uncovered", forecast.uncovered());
  }

  private static void points(JsonGenerator json, String name, List<CoresPoint> points) throws IOException {
    JsonFields.array(json, name, points, (to, point) -> {
      to.writeStartObject();
      to.writeNumberField("cores", point.cores());
      JsonFields.number(to, "seconds", point.seconds().value());
      speedups(to, point);
      to.writeStringField("limit", point.limit());
      breakdown(to, point.breakdown());
      to.writeEndObject();
    });
  }

  private static void loop(JsonGenerator json, LoopForecast forecast) throws IOException {
    json.writeStringField("file", forecast.loop().file());
    json.writeNumberField("line", forecast.loop().line());
    json.writeStringField("verdict", forecast.loop().verdict());
    json.writeNumberField("executions", forecast.loop().written().executions());
    json.writeNumberField("iterations", forecast.loop().written().iterations());
    JsonFields.number(json, "serial_seconds", forecast.loop().written().seconds().value());
    json.writeBooleanField("warm", forecast.loop().written().warm() && forecast.loop().form().warm());
    JsonFields.number(json, "share", forecast.share().value());
    JsonFields.number(json, "share_low", forecast.share().low());
    JsonFields.number(json, "share_high", forecast.share().high());
    json.writeBooleanField("pays", forecast.advice() == Advice.PAYS && !forecast.isFasterByFormAlone());
    json.writeBooleanField("may_pay", forecast.advice() == Advice.MAY_PAY);
    json.writeNumberField("break_even_iterations", forecast.breakEven());
    JsonFields.array(json, "cores", forecast.cores(), (to, point) -> {
      to.writeStartObject();
      to.writeNumberField("cores", point.cores());
      speedups(to, point);
      to.writeStringField("limit", point.limit());
      to.writeEndObject();
    });
  }

  private static void seconds(JsonGenerator json, Estimate estimate) throws IOException {
    JsonFields.number(json, "seconds", estimate.value());
    JsonFields.number(json, "low", estimate.low());
    JsonFields.number(json, "high", estimate.high());
  }

  private static void speedups(JsonGenerator json, CoresPoint point) throws IOException {
    JsonFields.number(json, "speedup", point.speedup().value());
    factor(json, "form", point.formSpeedup());
    factor(json, "thread", point.threadSpeedup());
    JsonFields.number(json, "low", point.speedup().low());
    JsonFields.number(json, "high", point.speedup().high());
  }

  private static void factor(JsonGenerator json, String name, Estimate speedup) throws IOException {
    JsonFields.number(json, name + "_speedup", speedup.value());
    JsonFields.number(json, name + "_low", speedup.low());
    JsonFields.number(json, name + "_high", speedup.high());
  }

  private static void breakdown(JsonGenerator json, Breakdown breakdown) throws IOException {
    json.writeObjectFieldStart("breakdown");
    JsonFields.number(json, "compute", breakdown.compute());
    JsonFields.number(json, "memory", breakdown.memory());
    JsonFields.number(json, "overhead", breakdown.overhead());
    JsonFields.number(json, "imbalance", breakdown.imbalance());
    JsonFields.number(json, "serial", breakdown.serial());
    json.writeEndObject();
  }
}
