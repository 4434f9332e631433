package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.SingletonSummary;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.report.Report;
import org.parcast.report.text.InSeconds;

/** A communication forecast as one JSON document. */
public final class CommunicationJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/comm-1";

  static final int VERSION = 1;

  private CommunicationJson() {}

  /** Writes the document of a report with a forecast of the communication in UTF-8 and leaves the stream open. The same report gives the same bytes. */
  public static void write(Report report, OutputStream to) throws IOException {
    Json.write(to, json -> document(json, report, report.communication().orElseThrow()));
  }

  private static void document(JsonObject json, Report report, CommunicationForecast forecast) throws IOException {
    Set<String> warnings = new LinkedHashSet<>(report.context().warnings());
    warnings.addAll(forecast.warnings());
    json.put("schema", SCHEMA).put("version", VERSION).put("partial", forecast.partial()).put("reason", forecast.reason())
        .put("program", report.context().program()).array("arguments", report.context().arguments()).array("warnings", warnings)
        .object("comm", to -> communication(to, forecast));
    if (report.scaling().isPresent() || report.time().isPresent()) {
      TimeJson.member(json, report.time(), report.scaling());
    }
    json.ifPresent(report.loops(), (to, loops) -> LoopsJson.member(to, loops, Dialect.PYJAMA))
        .ifPresent(report.caches(), (to, caches) -> CacheJson.member(to, caches, InSeconds.caches(report)))
        .ifPresent(report.sharing(), (to, sharing) -> SharingJson.member(to, sharing, InSeconds.sharing(report)))
        .ifPresent(report.placement(), (to, placement) -> PlacementJson.member(to, placement, InSeconds.placement(report)))
        .ifPresent(report.network(), (to, network) -> NetworkJson.member(to, network, InSeconds.network(report)));
  }

  private static void communication(JsonObject json, CommunicationForecast forecast) throws IOException {
    json.put("steps", forecast.steps()).object("step", to -> to.put("file", forecast.stepFile()).put("line", forecast.stepLine()))
        .objects("phases", forecast.phases(), (to, phase) -> to.put("kind", phase.phase().kind().name().toLowerCase(Locale.ROOT)).put("file", phase.phase().file()).put("line", phase.phase().line())
            .put("iterations", phase.phase().iterations()).put("headline", phase.headline()).put("nets", phase.nets()).put("uses", phase.uses()))
        .put("words", forecast.words()).put("vertices", forecast.vertices()).put("nets", forecast.nets()).put("births", forecast.births()).put("copies", forecast.copies())
        .put("unknown", forecast.warnings().stream().anyMatch(UnmodelledCalls::isWarning))
        .objects("arrays", forecast.arrays(), (to, array) -> to.put("name", array.name()).array("shape", array.extents()).array("computed", array.computed()))
        .ifPresent(forecast.tiles(), (in, tiles) -> in.object("tiles", to -> to.put("count", tiles.count()).put("side", tiles.side())));
    singletons(json, forecast.singletons());
    json.objects("results", forecast.ranks().stream().flatMap(ranks -> ranks.results().stream()).toList(), CommunicationJson::result);
    PlanJson.member(json, forecast.ranks());
    json.objects("ranks", forecast.ranks(), RankJson::fields)
        .objects("findings", forecast.findings(), (to, finding) -> to.put("certainty", finding.certainty().name().toLowerCase(Locale.ROOT)).put("text", finding.text()));
  }

  private static void singletons(JsonObject json, SingletonSummary found) throws IOException {
    json.object("singleton_rule", to -> to.put("mode", found.mode().name().toLowerCase(Locale.ROOT)).put("threshold", found.threshold()).put("centroid", found.centroid())
            .put("candidates", found.candidates()))
        .objects("singletons", found.singletons(), (to, singleton) -> to.put("name", singleton.name()).put("file", singleton.file()).put("line", singleton.line())
            .put("kind", singleton.kind().label()).put("words", singleton.words()).put("per_step", singleton.perStep()).put("bytes", singleton.bytes()).put("score", singleton.score()));
  }

  private static void result(JsonObject json, DecompositionForecast result) throws IOException {
    json.put("ranks", result.ranks()).put("estimator", result.estimator().label()).put("array", result.array()).array("grid", result.grid())
        .put("assembly", result.assembly().label()).put("best", result.best())
        .put("bytes_p2p", result.bytesPointToPoint())
        .put("bytes_collective", result.bytesCollective())
        .put("bytes_p2p_per_step", result.bytesPointToPointPerStep())
        .put("bytes_collective_per_step", result.bytesCollectivePerStep())
        .put("messages_per_step", result.messagesPerStep())
        .put("neighbours_max", result.largestNeighbours()).put("neighbours_mean", result.meanNeighbours())
        .put("bytes_p2p_per_step_of_busiest_rank", result.largestRankBytesPerStep())
        .put("imbalance", result.imbalance())
        .ifPresent(result.path(), (to, path) -> to.put("longest_path", path.shares()).put("longest_path_messages", path.messages()))
        .ifPresent(result.bounds(), (to, bounds) -> to.put("bytes_p2p_per_step_low", bounds.low()).put("bytes_p2p_per_step_high", bounds.high()))
        .put("every_rank_busy", result.everyRankBusy())
        .ifPresent(result.traffic(), (to, traffic) -> to.matrix("matrix", traffic.ranks(), traffic::row));
  }
}
