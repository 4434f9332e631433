package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.report.text.InSeconds;

/** Communication between threads as one JSON document. */
public final class SharingJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/sharing-1";

  private static final double NANOS = 1e9;

  private SharingJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. The same forecast gives the same bytes. */
  public static void write(SharingForecast sharing, Optional<InSeconds.Bounds> inSeconds, String reason, List<String> warnings, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> member(json, sharing, inSeconds));
  }

  /** Writes it as the member {@code sharing} of a document. */
  static void member(JsonObject document, SharingForecast sharing, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    document.object("sharing", to -> {
      to.put("threads", sharing.threads());
      if (!sharing.names().isEmpty()) {
        to.array("names", sharing.names());
      }
      to.put("granularity", sharing.request().granularity()).put("detect", sharing.request().detection().label())
          .matrix("matrix", sharing.matrix().size(), sharing.matrix()::row)
          .object("types", json -> types(json, sharing));
      if (sharing.meanSquaredError().isPresent()) {
        to.put("mse", sharing.meanSquaredError().getAsDouble());
      }
      to.ifPresent(sharing.detectors(), (json, both) -> detectors(json.put("cache", sharing.request().machine().name()), both))
          .ifPresent(sharing.comparison(), (json, with) -> json.object("compared", in -> in.put("with", with.with()).put("mse", with.error()).put("at_most", with.largest())))
          .ifPresent(sharing.pattern(), (json, pattern) -> json.put("pattern", pattern.label()))
          .objects("shared_data", sharing.sharedData(), (json, shared) -> json.put("data", shared.data()).array("places", shared.places()).put("events", shared.events()).put("read_read", shared.bothRead()))
          .objects("false_sharing", sharing.falseSharing(), (json, finding) -> json.put("data", finding.data()).array("places", finding.places()).put("lines", finding.lines()).put("events", finding.events())
              .put("remedy", finding.remedy()))
          .seconds(inSeconds);
    });
  }

  /** Times differ from run to run: they are told where detectors are compared by asking for several granularities. */
  private static void detectors(JsonObject json, DetectorComparison both) throws IOException {
    boolean timed = both.relaxed().size() > 1;
    json.object("accurate", to -> {
      to.matrix("matrix", both.accurate().size(), both.accurate()::row)
          .matrix("matrix_with_temporal_false", both.withTemporalFalse().size(), both.withTemporalFalse()::row)
          .put("mse_with_temporal_false", both.temporalFalseError());
      if (timed) {
        to.put("seconds", both.accurateTime().toNanos() / NANOS);
      }
    });
    json.objects("relaxed", both.relaxed(), (to, relaxed) -> {
      to.put("granularity", relaxed.granularity()).put("mse", relaxed.error()).put("events", relaxed.matrix().total());
      if (timed) {
        to.matrix("matrix", relaxed.matrix().size(), relaxed.matrix()::row).put("seconds", relaxed.time().toNanos() / NANOS);
      }
    });
  }

  private static void types(JsonObject json, SharingForecast sharing) throws IOException {
    json.put("read_read", sharing.types().readRead()).put("read_write", sharing.types().readWrite()).put("write_write", sharing.types().writeWrite())
        .ifPresent(sharing.statistics(), (to, seen) -> to.put("true", seen.trueEvents()).put("spatial_false", seen.spatialFalse()).put("temporal_false", seen.temporalFalse())
            .put("logical_false", seen.logicalFalse()).put("private", seen.privateAccesses()));
  }
}
