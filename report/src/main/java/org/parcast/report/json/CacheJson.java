package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
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
  static void member(JsonObject document, CacheStudy study, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    document.object("cache", to -> {
      to.put("hierarchy", study.hierarchy().name()).put("filter", study.filtered() ? "misses" : "none").array("parallel_loops", study.parallelLoops())
          .objects("results", study.results(), (json, result) -> result(json, study, result))
          .objects("alternatives", alternatives(study), CacheJson::alternative)
          .objects("curves", study.curves(), CacheJson::curve);
      if (!study.profiles().isEmpty()) {
        to.objects("profiles", study.profiles(), CacheJson::profile);
      }
      to.seconds(inSeconds);
    });
  }

  /** The other layout is one too. */
  private static List<CacheAlternative> alternatives(CacheStudy study) {
    List<CacheAlternative> alternatives = new ArrayList<>();
    study.otherLayout().stream().findFirst()
        .ifPresent(forecast -> alternatives.add(new CacheAlternative("--layout " + (study.layout().equals("c") ? "jvm" : "c"), forecast)));
    alternatives.addAll(study.alternatives());
    return alternatives;
  }

  private static void alternative(JsonObject json, CacheAlternative alternative) throws IOException {
    levels(json.put("what", alternative.what()).put("cores", alternative.forecast().cores()), alternative.forecast());
  }

  private static void profile(JsonObject json, ScopedProfile scoped) throws IOException {
    json.put("cores", scoped.cores()).put("kind", scoped.kind()).put("shared_by", scoped.sharedBy()).put("line", scoped.line()).put("scope", scoped.scope());
    if (scoped.isOfReference()) {
      json.put("block", scoped.block());
      if (scoped.walk().isRegular()) {
        json.put("stride", scoped.walk().stride()).put("run", scoped.walk().length());
      }
    }
    json.put("references", scoped.profile().references()).put("probability", scoped.probability())
        .objects("histogram", Arrays.stream(scoped.profile().distances()).boxed().toList(), (to, distance) -> to.put("distance", distance).put("count", scoped.profile().count(distance)));
  }

  private static void curve(JsonObject json, MissCurve curve) throws IOException {
    json.put("level", curve.level().name()).put("cores", curve.cores())
        .objects("points", curve.points(), (to, point) -> to.put("bytes", point.bytes()).put("miss_ratio", point.missRatio()));
  }

  private static void result(JsonObject json, CacheStudy study, CacheForecast result) throws IOException {
    json.put("cores", result.cores()).put("interleave", study.interleave()).put("layout", study.layout()).put("model", result.model().label()).put("references", result.references());
    levels(json, result);
    json.objects("lines", result.places(), (to, hot) -> hot(to, study, hot)).objects("arrays", result.arrays(), (to, hot) -> hot(to, study, hot));
  }

  private static void levels(JsonObject json, CacheForecast result) throws IOException {
    json.objects("levels", result.levels(), (to, level) -> {
      to.put("name", level.level().name()).put("private", level.level().isPrivate()).put("model", result.model().label())
          .put("references", level.references()).put("misses", level.misses()).put("hit_rate", level.hitRate()).put("global_hit_rate", level.globalHitRate());
      if (result.isSimulated()) {
        to.put("invalidations", level.invalidations());
      }
    });
  }

  private static void hot(JsonObject json, CacheStudy study, CacheForecast.Hot hot) throws IOException {
    List<Integer> levels = IntStream.range(0, hot.misses().size()).boxed().toList();
    json.put("name", hot.name()).put("references", hot.references()).array("misses", hot.misses())
        .array("hit_rates", levels.stream().map(level -> hot.hitRate(level, study.filter())).toList())
        .array("global_hit_rates", levels.stream().map(hot::globalHitRate).toList());
  }
}
