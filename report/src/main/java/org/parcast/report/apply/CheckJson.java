package org.parcast.report.apply;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.parcast.report.json.Envelope;
import org.parcast.report.json.JsonFields;

/** A parallel version held against the sequential one, as JSON. */
public final class CheckJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/check-1";

  private CheckJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. */
  public static void write(Application application, Trial trial, String reason, List<String> warnings, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> {
      ApplyJson.member(json, application);
      member(json, trial);
    });
  }

  private static void member(JsonGenerator json, Trial trial) throws IOException {
    json.writeObjectFieldStart("check");
    truth(json, "same_output", trial.sameOutput());
    truth(json, "same_results", trial.sameResults());
    JsonFields.array(json, "loops", trial.loops(), (to, loop) -> {
      to.writeStartObject();
      to.writeStringField("file", loop.file());
      to.writeNumberField("line", loop.line());
      to.writeBooleanField("written", loop.written());
      to.writeNumberField("executions", loop.executions());
      truth(to, "same", loop.same());
      to.writeStringField("why", loop.why());
      to.writeEndObject();
    });
    JsonFields.array(json, "cores", trial.cores(), (to, point) -> {
      to.writeStartObject();
      to.writeNumberField("cores", point.cores());
      number(to, "forecast_speedup", point.forecast());
      number(to, "forecast_low", point.forecastLow());
      number(to, "forecast_high", point.forecastHigh());
      number(to, "measured_speedup", point.measured());
      number(to, "low", point.low());
      number(to, "high", point.high());
      to.writeStringField("shown", point.shown().toString());
      to.writeEndObject();
    });
    JsonFields.array(json, "tried", trial.tried(), (to, set) -> {
      to.writeStartObject();
      JsonFields.strings(to, "loops", set.loops());
      JsonFields.number(to, "seconds", set.seconds());
      to.writeEndObject();
    });
    json.writeEndObject();
  }

  private static void truth(JsonGenerator json, String field, Optional<Boolean> value) throws IOException {
    if (value.isPresent()) {
      json.writeBooleanField(field, value.get());
    } else {
      json.writeNullField(field);
    }
  }

  private static void number(JsonGenerator json, String field, double value) throws IOException {
    if (Double.isNaN(value)) {
      json.writeNullField(field);
    } else {
      JsonFields.number(json, field, value);
    }
  }
}
