package org.parcast.report.json;

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
  static void member(JsonObject document, Optional<TimeForecast> cores, Optional<ScalingForecast> ranks) throws IOException {
    document.object("time", to -> to.ifPresent(cores, TimeJson::cores).ifPresent(ranks, ScalingJson::fields)
        .objects("ranks", ranks.map(forecast -> Stream.concat(forecast.points().stream(), forecast.hybrids().stream()).toList()).orElse(List.of()), ScalingJson::point));
  }

  private static void cores(JsonObject json, TimeForecast forecast) throws IOException {
    json.put("machine", forecast.machine().name())
        .object("serial", to -> to.put("seconds", forecast.serial().value()).put("low", forecast.serial().low()).put("high", forecast.serial().high())
            .put("seconds_per_step", forecast.step().map(step -> step.serial().value()).orElse(Double.NaN)).put("warm", forecast.warm()).put("samples", forecast.samples()))
        .put("pays", Opening.verdict(forecast))
        .put("recommended", forecast.recommended())
        .objects("cores", forecast.cores(), TimeJson::point)
        .ifPresent(forecast.step(), (in, step) -> in.object("step", to -> to.put("steps", step.steps()).put("recommended", step.recommended()).objects("cores", step.cores(), TimeJson::point)))
        .objects("loops", forecast.loops(), TimeJson::loop)
        .array("uncovered", forecast.uncovered());
  }

  private static void point(JsonObject json, CoresPoint point) throws IOException {
    Breakdown breakdown = point.breakdown();
    speedups(json.put("cores", point.cores()).put("seconds", point.seconds().value()), point);
    json.object("breakdown", to -> to.put("compute", breakdown.compute()).put("memory", breakdown.memory()).put("overhead", breakdown.overhead())
        .put("imbalance", breakdown.imbalance()).put("serial", breakdown.serial()));
  }

  private static void loop(JsonObject json, LoopForecast forecast) throws IOException {
    json.put("file", forecast.loop().file()).put("line", forecast.loop().line()).put("verdict", forecast.loop().verdict())
        .put("executions", forecast.loop().written().executions()).put("iterations", forecast.loop().written().iterations())
        .put("serial_seconds", forecast.loop().written().seconds().value()).put("warm", forecast.loop().written().warm() && forecast.loop().form().warm())
        .put("share", forecast.share().value()).put("share_low", forecast.share().low()).put("share_high", forecast.share().high())
        .put("pays", forecast.advice() == Advice.PAYS && !forecast.isFasterByFormAlone()).put("may_pay", forecast.advice() == Advice.MAY_PAY)
        .put("break_even_iterations", forecast.breakEven())
        .objects("cores", forecast.cores(), (to, point) -> speedups(to.put("cores", point.cores()), point));
  }

  private static void speedups(JsonObject json, CoresPoint point) throws IOException {
    json.put("speedup", point.speedup().value());
    factor(json, "form", point.formSpeedup());
    factor(json, "thread", point.threadSpeedup());
    json.put("low", point.speedup().low()).put("high", point.speedup().high()).put("limit", point.limit());
  }

  private static void factor(JsonObject json, String name, Estimate speedup) throws IOException {
    json.put(name + "_speedup", speedup.value()).put(name + "_low", speedup.low()).put(name + "_high", speedup.high());
  }
}
