package org.parcast.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.LevelForecast;
import org.parcast.analyses.cache.MissCurve;

/** Cache behaviour as one JSON document. */
public final class CacheJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/cache-1";

  private CacheJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. The same study gives the same bytes. */
  public static void write(CacheStudy study, String reason, List<String> warnings, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> member(json, study));
  }

  /** Writes it as the member {@code cache} of a document. */
  static void member(JsonGenerator json, CacheStudy study) throws IOException {
    json.writeObjectFieldStart("cache");
    json.writeStringField("hierarchy", study.hierarchy().name());
    json.writeStringField("filter", study.filtered() ? "misses" : "none");
    json.writeArrayFieldStart("parallel_loops");
    for (String loop : study.parallelLoops()) {
      json.writeString(loop);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("results");
    for (CacheForecast result : study.results()) {
      result(json, study, result);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void alternatives(JsonGenerator json, CacheStudy study) throws IOException {
    json.writeArrayFieldStart("alternatives");
    for (CacheAlternative alternative : study.alternatives()) {
      json.writeStartObject();
      json.writeStringField("what", alternative.what());
      json.writeNumberField("cores", alternative.forecast().cores());
      levels(json, alternative.forecast());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void curves(JsonGenerator json, CacheStudy study) throws IOException {
    json.writeArrayFieldStart("curves");
    for (MissCurve curve : study.curves()) {
      json.writeStartObject();
      json.writeStringField("level", curve.level().name());
      json.writeNumberField("cores", curve.cores());
      json.writeArrayFieldStart("points");
      for (MissCurve.Point point : curve.points()) {
        json.writeStartObject();
        json.writeNumberField("bytes", point.bytes());
        JsonFields.number(json, "miss_ratio", point.missRatio());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void result(JsonGenerator json, CacheStudy study, CacheForecast result) throws IOException {
    json.writeStartObject();
    json.writeNumberField("cores", result.cores());
    json.writeStringField("interleave", study.interleave());
    json.writeStringField("layout", study.layout());
    json.writeStringField("model", result.model().label());
    json.writeNumberField("references", result.references());
    levels(json, result);
    hot(json, "lines", result.places());
    hot(json, "arrays", result.arrays());
    json.writeEndObject();
  }

  private static void levels(JsonGenerator json, CacheForecast result) throws IOException {
    json.writeArrayFieldStart("levels");
    for (LevelForecast level : result.levels()) {
      json.writeStartObject();
      json.writeStringField("name", level.level().name());
      json.writeBooleanField("private", level.level().isPrivate());
      json.writeStringField("model", result.model().label());
      JsonFields.number(json, "references", level.references());
      JsonFields.number(json, "misses", level.misses());
      JsonFields.number(json, "hit_rate", level.hitRate());
      JsonFields.number(json, "global_hit_rate", level.globalHitRate());
      json.writeNumberField("invalidations", level.invalidations());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void hot(JsonGenerator json, String field, List<CacheForecast.Hot> all) throws IOException {
    json.writeArrayFieldStart(field);
    for (CacheForecast.Hot hot : all) {
      json.writeStartObject();
      json.writeStringField("name", hot.name());
      json.writeNumberField("references", hot.references());
      json.writeArrayFieldStart("misses");
      for (long misses : hot.misses()) {
        json.writeNumber(misses);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
