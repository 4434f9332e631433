package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.text.InSeconds;

/** A communication forecast as one JSON document. */
public final class CommunicationJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/comm-1";

  static final int VERSION = 1;

  private final JsonGenerator json;

  private CommunicationJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the document of a report with a forecast of the communication in UTF-8 and leaves the stream open. The same report gives the same bytes. */
  public static void write(Report report, OutputStream to) throws IOException {
    try (JsonGenerator json = Json.generator(to)) {
      new CommunicationJson(json).document(report);
      json.writeRaw('\n');
    }
  }

  private void document(Report report) throws IOException {
    CommunicationForecast forecast = report.communication().orElseThrow();
    ReportContext context = report.context();
    json.writeStartObject();
    json.writeStringField("schema", SCHEMA);
    json.writeNumberField("version", VERSION);
    json.writeBooleanField("partial", forecast.partial());
    json.writeStringField("reason", forecast.reason());
    json.writeStringField("program", context.program());
    JsonFields.strings(json, "arguments", context.arguments());
    json.writeArrayFieldStart("warnings");
    for (String warning : context.warnings()) {
      json.writeString(warning);
    }
    for (String warning : forecast.warnings()) {
      if (!context.warnings().contains(warning)) {
        json.writeString(warning);
      }
    }
    json.writeEndArray();
    json.writeFieldName("comm");
    communication(forecast);
    if (report.scaling().isPresent() || report.time().isPresent()) {
      TimeJson.member(json, report.time(), report.scaling());
    }
    if (report.loops().isPresent()) {
      LoopsJson.member(json, report.loops().get(), Dialect.PYJAMA);
    }
    if (report.caches().isPresent()) {
      CacheJson.member(json, report.caches().get(), InSeconds.caches(report));
    }
    if (report.sharing().isPresent()) {
      SharingJson.member(json, report.sharing().get(), InSeconds.sharing(report));
    }
    if (report.placement().isPresent()) {
      PlacementJson.member(json, report.placement().get(), InSeconds.placement(report));
    }
    if (report.network().isPresent()) {
      NetworkJson.member(json, report.network().get(), InSeconds.network(report));
    }
    json.writeEndObject();
  }

  private void communication(CommunicationForecast forecast) throws IOException {
    json.writeStartObject();
    json.writeNumberField("steps", forecast.steps());
    json.writeObjectFieldStart("step");
    json.writeStringField("file", forecast.stepFile());
    json.writeNumberField("line", forecast.stepLine());
    json.writeEndObject();
    phases(forecast.phases());
    json.writeNumberField("words", forecast.words());
    json.writeNumberField("vertices", forecast.vertices());
    json.writeNumberField("nets", forecast.nets());
    json.writeNumberField("births", forecast.births());
    json.writeNumberField("copies", forecast.copies());
    json.writeBooleanField("unknown", forecast.warnings().stream().anyMatch(UnmodelledCalls::isWarning));
    JsonFields.objects(json, "arrays", forecast.arrays(), (to, array) -> {
      to.writeStringField("name", array.name());
      JsonFields.array(to, "shape", array.extents(), JsonGenerator::writeNumber);
      JsonFields.array(to, "computed", array.computed(), JsonGenerator::writeNumber);
    });
    if (forecast.tiles().isPresent()) {
      json.writeObjectFieldStart("tiles");
      json.writeNumberField("count", forecast.tiles().get().count());
      json.writeNumberField("side", forecast.tiles().get().side());
      json.writeEndObject();
    }
    singletons(forecast);
    json.writeArrayFieldStart("results");
    for (RankForecast ranks : forecast.ranks()) {
      for (DecompositionForecast result : ranks.results()) {
        result(result);
      }
    }
    json.writeEndArray();
    PlanJson.member(json, forecast.ranks());
    JsonFields.objects(json, "ranks", forecast.ranks(), RankJson::fields);
    JsonFields.objects(json, "findings", forecast.findings(), (to, finding) -> {
      to.writeStringField("certainty", finding.certainty().name().toLowerCase(Locale.ROOT));
      to.writeStringField("text", finding.text());
    });
    json.writeEndObject();
  }

  private void phases(List<PhaseSummary> phases) throws IOException {
    JsonFields.objects(json, "phases", phases, (to, phase) -> {
      to.writeStringField("kind", phase.phase().kind().name().toLowerCase(Locale.ROOT));
      to.writeStringField("file", phase.phase().file());
      to.writeNumberField("line", phase.phase().line());
      to.writeNumberField("iterations", phase.phase().iterations());
      to.writeBooleanField("headline", phase.headline());
      to.writeNumberField("nets", phase.nets());
      to.writeNumberField("uses", phase.uses());
    });
  }

  private void singletons(CommunicationForecast forecast) throws IOException {
    json.writeObjectFieldStart("singleton_rule");
    json.writeStringField("mode", forecast.singletons().mode().name().toLowerCase(Locale.ROOT));
    json.writeNumberField("threshold", forecast.singletons().threshold());
    JsonFields.number(json, "centroid", forecast.singletons().centroid());
    json.writeNumberField("candidates", forecast.singletons().candidates());
    json.writeEndObject();
    JsonFields.objects(json, "singletons", forecast.singletons().singletons(), (to, singleton) -> {
      to.writeStringField("name", singleton.name());
      to.writeStringField("file", singleton.file());
      to.writeNumberField("line", singleton.line());
      to.writeStringField("kind", singleton.kind().label());
      to.writeNumberField("words", singleton.words());
      JsonFields.number(to, "per_step", singleton.perStep());
      to.writeNumberField("bytes", singleton.bytes());
      JsonFields.number(to, "score", singleton.score());
    });
  }

  private void result(DecompositionForecast result) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ranks", result.ranks());
    json.writeStringField("estimator", result.estimator().label());
    json.writeStringField("array", result.array());
    JsonFields.grid(json, result.grid());
    json.writeStringField("assembly", result.assembly().label());
    json.writeBooleanField("best", result.best());
    json.writeNumberField("bytes_p2p", result.bytesPointToPoint());
    json.writeNumberField("bytes_collective", result.bytesCollective());
    JsonFields.number(json, "bytes_p2p_per_step", result.bytesPointToPointPerStep());
    JsonFields.number(json, "bytes_collective_per_step", result.bytesCollectivePerStep());
    json.writeNumberField("messages_per_step", result.messagesPerStep());
    json.writeNumberField("neighbours_max", result.largestNeighbours());
    JsonFields.number(json, "neighbours_mean", result.meanNeighbours());
    JsonFields.number(json, "bytes_p2p_per_step_of_busiest_rank", result.largestRankBytesPerStep());
    JsonFields.number(json, "imbalance", result.imbalance());
    if (result.path().isPresent()) {
      JsonFields.number(json, "longest_path", result.path().get().shares());
      json.writeNumberField("longest_path_messages", result.path().get().messages());
    }
    if (result.bounds().isPresent()) {
      JsonFields.number(json, "bytes_p2p_per_step_low", result.bounds().get().low());
      JsonFields.number(json, "bytes_p2p_per_step_high", result.bounds().get().high());
    }
    json.writeBooleanField("every_rank_busy", result.everyRankBusy());
    if (result.traffic().isPresent()) {
      JsonFields.matrix(json, "matrix", result.traffic().get().ranks(), result.traffic().get()::row);
    }
    json.writeEndObject();
  }
}
