package org.parcast.sweep;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The quantities in a point's JSON. */
final class PointRows {
  private static final List<String> OF_THE_PROGRAM = List.of("steps", "words", "vertices", "nets", "births", "copies");
  private static final List<String> OF_A_DECOMPOSITION =
      List.of("bytes_p2p", "bytes_collective", "bytes_p2p_per_step", "bytes_collective_per_step", "messages_per_step", "imbalance");

  private PointRows() {}

  static List<Row> of(Plan.Point point, Path document) throws IOException {
    JsonNode comm = new ObjectMapper().readTree(document.toFile()).path("comm");
    List<Row> rows = new ArrayList<>();
    for (String quantity : OF_THE_PROGRAM) {
      rows.add(new Row(point.values(), "", "", "", "", "", quantity, comm.path(quantity).asText()));
    }
    for (JsonNode array : comm.path("arrays")) {
      int axis = 0;
      for (JsonNode extent : array.path("shape")) {
        rows.add(new Row(point.values(), "", "", array.path("name").asText(), "", "", "extent_" + axis++, extent.asText()));
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
}
