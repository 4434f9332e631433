package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.valueflow.ArrayShape;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.Finding;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;
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
    json.writeArrayFieldStart("arrays");
    for (ArrayShape array : forecast.arrays()) {
      json.writeStartObject();
      json.writeStringField("name", array.name());
      JsonFields.array(json, "shape", array.extents(), JsonGenerator::writeNumber);
      JsonFields.array(json, "computed", array.computed(), JsonGenerator::writeNumber);
      json.writeEndObject();
    }
    json.writeEndArray();
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
    json.writeArrayFieldStart("ranks");
    for (RankForecast ranks : forecast.ranks()) {
      RankJson.write(json, ranks);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("findings");
    for (Finding finding : forecast.findings()) {
      json.writeStartObject();
      json.writeStringField("certainty", finding.certainty().name().toLowerCase(Locale.ROOT));
      json.writeStringField("text", finding.text());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void phases(List<PhaseSummary> phases) throws IOException {
    json.writeArrayFieldStart("phases");
    for (PhaseSummary phase : phases) {
      json.writeStartObject();
      json.writeStringField("kind", phase.phase().kind().name().toLowerCase(Locale.ROOT));
      json.writeStringField("file", phase.phase().file());
      json.writeNumberField("line", phase.phase().line());
      json.writeNumberField("iterations", phase.phase().iterations());
      json.writeBooleanField("headline", phase.headline());
      json.writeNumberField("nets", phase.nets());
      json.writeNumberField("uses", phase.uses());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void singletons(CommunicationForecast forecast) throws IOException {
    json.writeObjectFieldStart("singleton_rule");
    json.writeStringField("mode", forecast.singletons().mode().name().toLowerCase(Locale.ROOT));
    json.writeNumberField("threshold", forecast.singletons().threshold());
    JsonFields.number(json, "centroid", forecast.singletons().centroid());
    json.writeNumberField("candidates", forecast.singletons().candidates());
    json.writeEndObject();
    json.writeArrayFieldStart("singletons");
    for (Singleton singleton : forecast.singletons().singletons()) {
      json.writeStartObject();
      json.writeStringField("name", singleton.name());
      json.writeStringField("file", singleton.file());
      json.writeNumberField("line", singleton.line());
      json.writeStringField("kind", singleton.kind().label());
      json.writeNumberField("words", singleton.words());
      JsonFields.number(json, "per_step", singleton.perStep());
      json.writeNumberField("bytes", singleton.bytes());
      JsonFields.number(json, "score", singleton.score());
      json.writeEndObject();
    }
    json.writeEndArray();
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
      matrix(result.traffic().get());
    }
    json.writeEndObject();
  }

  private void matrix(CommunicationMatrix matrix) throws IOException {
    json.writeArrayFieldStart("matrix");
    for (int from = 0; from < matrix.ranks(); from++) {
      json.writeStartArray();
      for (double bytes : matrix.row(from)) {
        JsonFields.number(json, bytes);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }
}
