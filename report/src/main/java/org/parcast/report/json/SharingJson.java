package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.analyses.sharing.SharedData;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.detection.SharingStatistics;
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
  static void member(JsonGenerator json, SharingForecast sharing, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    json.writeObjectFieldStart("sharing");
    json.writeNumberField("threads", sharing.threads());
    if (!sharing.names().isEmpty()) {
      JsonFields.array(json, "names", sharing.names(), JsonGenerator::writeString);
    }
    json.writeNumberField("granularity", sharing.request().granularity());
    json.writeStringField("detect", sharing.request().detection().label());
    JsonFields.matrix(json, "matrix", sharing.matrix().size(), sharing.matrix()::row);
    types(json, sharing);
    if (sharing.meanSquaredError().isPresent()) {
      JsonFields.number(json, "mse", sharing.meanSquaredError().getAsDouble());
    }
    if (sharing.detectors().isPresent()) {
      json.writeStringField("cache", sharing.request().machine().name());
      detectors(json, sharing.detectors().get());
    }
    if (sharing.comparison().isPresent()) {
      json.writeObjectFieldStart("compared");
      json.writeStringField("with", sharing.comparison().get().with());
      JsonFields.number(json, "mse", sharing.comparison().get().error());
      JsonFields.number(json, "at_most", sharing.comparison().get().largest());
      json.writeEndObject();
    }
    if (sharing.pattern().isPresent()) {
      json.writeStringField("pattern", sharing.pattern().get().label());
    }
    JsonFields.objects(json, "shared_data", sharing.sharedData(), SharingJson::shared);
    JsonFields.objects(json, "false_sharing", sharing.falseSharing(), SharingJson::finding);
    JsonFields.seconds(json, inSeconds);
    json.writeEndObject();
  }

  /** Times differ from run to run: they are told where detectors are compared by asking for several granularities. */
  private static void detectors(JsonGenerator json, DetectorComparison both) throws IOException {
    boolean timed = both.relaxed().size() > 1;
    json.writeObjectFieldStart("accurate");
    JsonFields.matrix(json, "matrix", both.accurate().size(), both.accurate()::row);
    JsonFields.matrix(json, "matrix_with_temporal_false", both.withTemporalFalse().size(), both.withTemporalFalse()::row);
    JsonFields.number(json, "mse_with_temporal_false", both.temporalFalseError());
    if (timed) {
      JsonFields.number(json, "seconds", both.accurateTime().toNanos() / NANOS);
    }
    json.writeEndObject();
    JsonFields.array(json, "relaxed", both.relaxed(), (to, relaxed) -> {
      to.writeStartObject();
      to.writeNumberField("granularity", relaxed.granularity());
      JsonFields.number(to, "mse", relaxed.error());
      JsonFields.number(to, "events", relaxed.matrix().total());
      if (timed) {
        JsonFields.matrix(to, "matrix", relaxed.matrix().size(), relaxed.matrix()::row);
        JsonFields.number(to, "seconds", relaxed.time().toNanos() / NANOS);
      }
      to.writeEndObject();
    });
  }

  private static void types(JsonGenerator json, SharingForecast sharing) throws IOException {
    json.writeObjectFieldStart("types");
    json.writeNumberField("read_read", sharing.types().readRead());
    json.writeNumberField("read_write", sharing.types().readWrite());
    json.writeNumberField("write_write", sharing.types().writeWrite());
    if (sharing.statistics().isPresent()) {
      SharingStatistics statistics = sharing.statistics().get();
      json.writeNumberField("true", statistics.trueEvents());
      json.writeNumberField("spatial_false", statistics.spatialFalse());
      json.writeNumberField("temporal_false", statistics.temporalFalse());
      json.writeNumberField("logical_false", statistics.logicalFalse());
      json.writeNumberField("private", statistics.privateAccesses());
    }
    json.writeEndObject();
  }

  private static void shared(JsonGenerator json, SharedData shared) throws IOException {
    json.writeStringField("data", shared.data());
    JsonFields.array(json, "places", shared.places(), JsonGenerator::writeString);
    json.writeNumberField("events", shared.events());
    json.writeNumberField("read_read", shared.bothRead());
  }

  private static void finding(JsonGenerator json, FalseSharing finding) throws IOException {
    json.writeStringField("data", finding.data());
    JsonFields.array(json, "places", finding.places(), JsonGenerator::writeString);
    json.writeNumberField("lines", finding.lines());
    json.writeNumberField("events", finding.events());
    json.writeStringField("remedy", finding.remedy());
  }
}
