package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.ThreadLocality;
import org.parcast.report.text.InSeconds;

/** Placements as one JSON document. */
public final class PlacementJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/map-1";

  private PlacementJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. The same placements give the same bytes. */
  public static void write(PlacementForecast forecast, Optional<InSeconds.Bounds> inSeconds, String reason, List<String> warnings, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> member(json, forecast, inSeconds));
  }

  /** Writes the placements as the member {@code map} of a document. */
  static void member(JsonObject document, PlacementForecast forecast, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    document.object("map", to -> to.put("tasks", forecast.matrix().size())
        .object("machine", machine -> machine.put("name", forecast.machine().name()).put("units", forecast.machine().presentUnits())
            .objects("levels", forecast.machine().levels(), (json, level) -> json.put("kind", level.kind()).put("arity", level.arity()).put("cache_bytes", level.cacheBytes())))
        .objects("placements", forecast.placements(), PlacementJson::placement)
        .objects("threads", forecast.threads(), PlacementJson::thread)
        .ifPresent(forecast.affinity(), (json, affinity) -> json.matrix("affinity", affinity.size(), affinity::row).arrays("groups", forecast.groups()))
        .seconds(inSeconds));
  }

  private static void thread(JsonObject json, ThreadLocality thread) throws IOException {
    json.put("thread", thread.thread()).put("data", thread.data()).put("accesses", thread.accesses()).put("frequency", thread.frequency())
        .put("reuse_distance", thread.meanDistance()).put("pattern", thread.pattern().name().toLowerCase(Locale.ROOT));
  }

  private static void placement(JsonObject json, TaskPlacement placement) throws IOException {
    json.put("strategy", placement.strategy().label()).put("quality", placement.quality()).put("cost", placement.cost());
    if (placement.misses().isPresent()) {
      json.put("misses", placement.misses().getAsLong());
    }
    if (placement.cycles().isPresent()) {
      json.put("cycles", placement.cycles().getAsLong());
    }
    json.array("cores", placement.cores());
    if (!placement.moved().isEmpty()) {
      json.array("moved", placement.moved());
    }
  }
}
