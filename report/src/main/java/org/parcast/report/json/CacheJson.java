package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.report.CacheAlternative;
import org.parcast.report.CacheStudy;
import org.parcast.report.text.InSeconds;

/** Cache behaviour as one JSON document. */
public final class CacheJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/cache-1";

  private CacheJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. The same study gives the same bytes. */
  public static void write(CacheStudy study, Optional<InSeconds.Bounds> inSeconds, String reason, List<String> warnings, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> member(json, study, inSeconds));
  }

  /** Writes it as the member {@code cache} of a document. */
  static void member(JsonGenerator json, CacheStudy study, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    json.writeObjectFieldStart("cache");
    json.writeStringField("hierarchy", study.hierarchy().name());
    json.writeStringField("filter", study.filtered() ? "misses" : "none");
    JsonFields.strings(json, "parallel_loops", study.parallelLoops());
    JsonFields.objects(json, "results", study.results(), (to, result) -> result(to, study, result));
    JsonFields.objects(json, "alternatives", alternatives(study), CacheJson::alternative);
    JsonFields.objects(json, "curves", study.curves(), CacheJson::curve);
    if (!study.profiles().isEmpty()) {
      JsonFields.objects(json, "profiles", study.profiles(), CacheJson::profile);
    }
    JsonFields.seconds(json, inSeconds);
    json.writeEndObject();
  }

  /** The other layout is one too. */
  private static List<CacheAlternative> alternatives(CacheStudy study) {
    List<CacheAlternative> alternatives = new ArrayList<>();
    study.otherLayout().stream().findFirst()
        .ifPresent(forecast -> alternatives.add(new CacheAlternative("--layout " + (study.layout().equals("c") ? "jvm" : "c"), forecast)));
    alternatives.addAll(study.alternatives());
    return alternatives;
  }

  private static void alternative(JsonGenerator json, CacheAlternative alternative) throws IOException {
    json.writeStringField("what", alternative.what());
    json.writeNumberField("cores", alternative.forecast().cores());
    levels(json, alternative.forecast());
  }

  private static void profile(JsonGenerator json, ScopedProfile scoped) throws IOException {
    json.writeNumberField("cores", scoped.cores());
    json.writeStringField("kind", scoped.kind());
    json.writeNumberField("shared_by", scoped.sharedBy());
    json.writeNumberField("line", scoped.line());
    json.writeStringField("scope", scoped.scope());
    if (scoped.isOfReference()) {
      json.writeStringField("block", scoped.block());
      if (scoped.walk().isRegular()) {
        json.writeNumberField("stride", scoped.walk().stride());
        JsonFields.number(json, "run", scoped.walk().length());
      }
    }
    JsonFields.number(json, "references", scoped.profile().references());
    JsonFields.number(json, "probability", scoped.probability());
    json.writeArrayFieldStart("histogram");
    for (long distance : scoped.profile().distances()) {
      json.writeStartObject();
      json.writeNumberField("distance", distance);
      JsonFields.number(json, "count", scoped.profile().count(distance));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void curve(JsonGenerator json, MissCurve curve) throws IOException {
    json.writeStringField("level", curve.level().name());
    json.writeNumberField("cores", curve.cores());
    JsonFields.objects(json, "points", curve.points(), CacheJson::point);
  }

  private static void point(JsonGenerator json, MissCurve.Point point) throws IOException {
    json.writeNumberField("bytes", point.bytes());
    JsonFields.number(json, "miss_ratio", point.missRatio());
  }

  private static void result(JsonGenerator json, CacheStudy study, CacheForecast result) throws IOException {
    json.writeNumberField("cores", result.cores());
    json.writeStringField("interleave", study.interleave());
    json.writeStringField("layout", study.layout());
    json.writeStringField("model", result.model().label());
    json.writeNumberField("references", result.references());
    levels(json, result);
    JsonFields.objects(json, "lines", result.places(), (to, hot) -> hot(to, study, hot));
    JsonFields.objects(json, "arrays", result.arrays(), (to, hot) -> hot(to, study, hot));
  }

  private static void levels(JsonGenerator json, CacheForecast result) throws IOException {
    JsonFields.objects(json, "levels", result.levels(), (to, level) -> {
      to.writeStringField("name", level.level().name());
      to.writeBooleanField("private", level.level().isPrivate());
      to.writeStringField("model", result.model().label());
      JsonFields.number(to, "references", level.references());
      JsonFields.number(to, "misses", level.misses());
      JsonFields.number(to, "hit_rate", level.hitRate());
      JsonFields.number(to, "global_hit_rate", level.globalHitRate());
      if (result.isSimulated()) {
        to.writeNumberField("invalidations", level.invalidations());
      }
    });
  }

  private static void hot(JsonGenerator json, CacheStudy study, CacheForecast.Hot hot) throws IOException {
    json.writeStringField("name", hot.name());
    json.writeNumberField("references", hot.references());
    JsonFields.array(json, "misses", hot.misses(), JsonGenerator::writeNumber);
    List<Integer> levels = IntStream.range(0, hot.misses().size()).boxed().toList();
    JsonFields.array(json, "hit_rates", levels, (to, level) -> to.writeNumber(hot.hitRate(level, study.filter())));
    JsonFields.array(json, "global_hit_rates", levels, (to, level) -> to.writeNumber(hot.globalHitRate(level)));
  }
}
