package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.ThreadLocality;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
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
  static void member(JsonGenerator json, PlacementForecast forecast, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    json.writeObjectFieldStart("map");
    json.writeNumberField("tasks", forecast.matrix().size());
    machine(json, forecast.machine());
    JsonFields.objects(json, "placements", forecast.placements(), PlacementJson::placement);
    JsonFields.objects(json, "threads", forecast.threads(), PlacementJson::thread);
    if (forecast.affinity().isPresent()) {
      TaskMatrix affinity = forecast.affinity().get();
      List<Integer> tasks = IntStream.range(0, affinity.size()).boxed().toList();
      JsonFields.array(json, "affinity", tasks, (to, task) -> to.writeArray(affinity.row(task), 0, affinity.size()));
      JsonFields.array(json, "groups", forecast.groups(), (to, group) -> to.writeArray(group.stream().mapToInt(i -> i).toArray(), 0, group.size()));
    }
    JsonFields.seconds(json, inSeconds);
    json.writeEndObject();
  }

  private static void thread(JsonGenerator json, ThreadLocality thread) throws IOException {
    json.writeNumberField("thread", thread.thread());
    json.writeNumberField("data", thread.data());
    json.writeNumberField("accesses", thread.accesses());
    JsonFields.number(json, "frequency", thread.frequency());
    JsonFields.number(json, "reuse_distance", thread.meanDistance());
    json.writeStringField("pattern", thread.pattern().name().toLowerCase(Locale.ROOT));
  }

  private static void machine(JsonGenerator json, MachineHierarchy machine) throws IOException {
    json.writeObjectFieldStart("machine");
    json.writeStringField("name", machine.name());
    json.writeNumberField("units", machine.presentUnits());
    JsonFields.objects(json, "levels", machine.levels(), PlacementJson::level);
    json.writeEndObject();
  }

  private static void level(JsonGenerator json, MachineHierarchy.Level level) throws IOException {
    json.writeStringField("kind", level.kind());
    json.writeNumberField("arity", level.arity());
    json.writeNumberField("cache_bytes", level.cacheBytes());
  }

  private static void placement(JsonGenerator json, TaskPlacement placement) throws IOException {
    json.writeStringField("strategy", placement.strategy().label());
    JsonFields.number(json, "quality", placement.quality());
    JsonFields.number(json, "cost", placement.cost());
    if (placement.misses().isPresent()) {
      json.writeNumberField("misses", placement.misses().getAsLong());
    }
    if (placement.cycles().isPresent()) {
      json.writeNumberField("cycles", placement.cycles().getAsLong());
    }
    JsonFields.array(json, "cores", placement.cores(), JsonGenerator::writeNumber);
    if (!placement.moved().isEmpty()) {
      JsonFields.array(json, "moved", placement.moved(), JsonGenerator::writeNumber);
    }
  }
}
