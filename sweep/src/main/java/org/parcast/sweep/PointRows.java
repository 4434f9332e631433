package org.parcast.sweep;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** The quantities in a point's JSON. */
final class PointRows {
  private static final List<String> OF_THE_PROGRAM = List.of("steps", "words", "vertices", "nets", "births", "copies");
  private static final List<String> OF_A_DECOMPOSITION =
      List.of("bytes_p2p", "bytes_collective", "bytes_p2p_per_step", "bytes_collective_per_step", "messages_per_step", "imbalance");

  /** Stands for a decomposition where a row is of a source line. */
  private static final String LINE = "line";

  /** Extents of what the steps compute of an array. */
  private static final String COMPUTED = "computed";

  private PointRows() {}

  /**
   * Reads them.
   *
   * @throws DamagedPointException where the document is not what a point has written
   */
  static List<Row> of(SweepPlan.Point point, Path document) throws IOException {
    JsonNode whole = whole(document);
    JsonNode comm = whole.path("comm");
    if (whole.has("cache")) {
      return ofCaches(point, whole.path("cache"));
    }
    List<Row> rows = new ArrayList<>();
    for (String quantity : OF_THE_PROGRAM) {
      rows.add(new Row(point.values(), "", "", "", "", "", quantity, comm.path(quantity).asText()));
    }
    rows.addAll(work(point, comm));
    rows.addAll(memory(point, comm.path("plan")));
    JsonNode timed = whole.findParent("serial_seconds_per_step");
    if (timed != null) {
      rows.add(new Row(point.values(), "", "", "", "", "", timed.path("warm").asBoolean() ? "seconds_per_step" : "cold_seconds_per_step", timed.path("serial_seconds_per_step").asText()));
    }
    for (JsonNode ranks : comm.path("ranks")) {
      for (JsonNode line : ranks.path("lines")) {
        rows.add(new Row(point.values(), ranks.path("ranks").asText(), LINE, place(line.path("born")) + " -> " + place(line.path("used")), "", "", "share", line.path("share").asText()));
      }
    }
    for (JsonNode array : largest(comm.path("arrays"))) {
      int axis = 0;
      for (JsonNode extent : array.path(COMPUTED)) {
        rows.add(new Row(point.values(), "", "", array.path("name").asText(), "", "", "computed_extent_" + axis++, extent.asText()));
      }
    }
    for (JsonNode result : comm.path("results")) {
      StringJoiner grid = new StringJoiner("x");
      result.path("grid").forEach(extent -> grid.add(extent.asText()));
      for (String quantity : OF_A_DECOMPOSITION) {
        rows.add(new Row(point.values(), result.path("ranks").asText(), result.path("estimator").asText(), result.path("array").asText(),
            result.path("assembly").asText(), grid.toString(), quantity, result.path(quantity).asText()));
      }
    }
    return rows;
  }

  private static JsonNode whole(Path document) throws IOException {
    JsonNode whole;
    try {
      whole = new ObjectMapper().readTree(document.toFile());
    } catch (JsonProcessingException e) {
      throw new DamagedPointException(document + ", line " + e.getLocation().getLineNr() + ": damaged, no JSON from there on", e);
    }
    if (!whole.has("comm") && !whole.has("cache")) {
      throw new DamagedPointException(document + " is no result of parcast comm or cache", null);
    }
    for (JsonNode array : whole.path("comm").path("arrays")) {
      if (!array.has(COMPUTED)) {
        throw new DamagedPointException(document + " is of an earlier version, which did not tell what is computed of " + array.path("name").asText(), null);
      }
    }
    return whole;
  }

  /** Of several arrays of one name the one of which most is computed, which is the one that is cut. */
  private static Collection<JsonNode> largest(JsonNode arrays) {
    Map<String, JsonNode> largest = new LinkedHashMap<>();
    arrays.forEach(array -> largest.merge(array.path("name").asText(), array, (one, other) -> words(other) > words(one) ? other : one));
    return largest.values();
  }

  private static double words(JsonNode array) {
    double words = 1;
    for (JsonNode extent : array.path(COMPUTED)) {
      words *= extent.asDouble();
    }
    return words;
  }

  /** What times follow from: uses of values in a step, and the collective operations by what a doubling of the ranks adds. */
  private static List<Row> work(SweepPlan.Point point, JsonNode comm) {
    double uses = 0;
    for (JsonNode phase : comm.path("phases")) {
      if (phase.path("headline").asBoolean()) {
        uses = phase.path("uses").asDouble() / phase.path("iterations").asDouble(1);
      }
    }
    double rounds = 0;
    double bytes = 0;
    for (JsonNode singleton : comm.path("singletons")) {
      double times = singleton.path("per_step").asDouble() * (singleton.path("kind").asText().equals("allreduce") ? 2 : 1);
      rounds += times;
      bytes += times * singleton.path("bytes").asDouble();
    }
    return List.of(ofProgram(point, "uses_per_step", uses), ofProgram(point, "rounds_per_step", rounds), ofProgram(point, "round_bytes_per_step", bytes));
  }

  /** Bytes that are shared out among the ranks and bytes that each keeps, by the plan of most ranks. */
  private static List<Row> memory(SweepPlan.Point point, JsonNode plan) {
    int most = 0;
    for (JsonNode variable : plan) {
      most = Math.max(most, variable.path("ranks").asInt());
    }
    double replicated = 0;
    double distributed = 0;
    for (JsonNode variable : plan) {
      if (variable.path("ranks").asInt() == most && variable.path("layout").asText().equals("copied")) {
        replicated += variable.path("bytes").asDouble();
      } else if (variable.path("ranks").asInt() == most) {
        distributed += variable.path("bytes").asDouble();
      }
    }
    return List.of(ofProgram(point, "distributed_bytes", distributed), ofProgram(point, "replicated_bytes", replicated));
  }

  /** What a sweep of reuse distances has for a table; the distances themselves stay in the JSON. */
  private static List<Row> ofCaches(SweepPlan.Point point, JsonNode cache) {
    List<Row> rows = new ArrayList<>();
    for (JsonNode result : cache.path("results")) {
      rows.add(new Row(point.values(), "", "", "", "", "", "references", result.path("references").asText()));
      for (JsonNode level : result.path("levels")) {
        rows.add(new Row(point.values(), "", "", level.path("name").asText(), "", "", "global_hit_rate", level.path("global_hit_rate").asText()));
      }
    }
    return rows;
  }

  private static Row ofProgram(SweepPlan.Point point, String quantity, double value) {
    return new Row(point.values(), "", "", "", "", "", quantity, BigDecimal.valueOf(value).stripTrailingZeros().toPlainString());
  }

  private static String place(JsonNode place) {
    return place.path("name").asText() + " " + place.path("file").asText() + ":" + place.path("line").asText();
  }
}
