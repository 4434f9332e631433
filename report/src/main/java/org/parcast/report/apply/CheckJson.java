package org.parcast.report.apply;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.report.json.Envelope;
import org.parcast.report.json.JsonObject;

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

  private static void member(JsonObject document, Trial trial) throws IOException {
    document.object("check", to -> to.put("same_output", trial.sameOutput()).array("compared", trial.compared()).array("changing", trial.changing()).put("same_results", trial.sameResults())
        .objects("loops", trial.loops(), (json, loop) -> json.put("file", loop.file()).put("line", loop.line()).put("written", loop.written())
            .put("executions", loop.executions()).put("same", loop.same()).put("rounding", loop.apart()).put("why", loop.why()))
        .objects("cores", trial.cores(), (json, point) -> json.put("cores", point.cores())
            .put("forecast_speedup", point.forecast()).put("forecast_low", point.forecastLow()).put("forecast_high", point.forecastHigh())
            .put("measured_speedup", point.measured()).put("low", point.low()).put("high", point.high()).put("shown", point.shown().toString()))
        .objects("tried", trial.tried(), (json, set) -> json.array("loops", set.loops()).put("seconds", set.seconds())));
  }
}
