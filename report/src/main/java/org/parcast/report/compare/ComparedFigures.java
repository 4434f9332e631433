package org.parcast.report.compare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.report.words.Numbers;

/** The figures of a document. */
final class ComparedFigures {
  /** Verdicts, the best first. */
  private static final List<String> VERDICTS = List.of("parallel", "privatize", "reduction", "pipeline", "sequential");

  static final String VERDICT = "verdict";

  private final List<ComparedFigure> found = new ArrayList<>();

  private ComparedFigures() {}

  static List<ComparedFigure> of(JsonNode document) {
    ComparedFigures figures = new ComparedFigures();
    figures.loops(document.path("loops"));
    figures.times(document.path("time"));
    figures.decompositions(document.path("comm").path("results"));
    figures.caches(document.path("cache").path("results"));
    figures.sharing(document.path("sharing"));
    return figures.found;
  }

  /** Whether a figure is a verdict on a loop whose iterations may run in any order. */
  static boolean isParallel(ComparedFigure figure) {
    return figure.quantity().equals(VERDICT) && figure.value() >= 0 && figure.value() < VERDICTS.indexOf("pipeline");
  }

  /** Lines move as a file is edited: a loop is known by its method and its place in the text of the method. */
  private void loops(JsonNode loops) {
    List<JsonNode> inOrder = new ArrayList<>();
    loops.forEach(inOrder::add);
    inOrder.sort(Comparator.comparingInt(loop -> loop.path("line").asInt()));
    Map<String, Integer> seen = new HashMap<>();
    for (JsonNode loop : inOrder) {
      String method = loop.path("method").asText();
      String file = loop.path("file").asText();
      int ordinal = seen.merge(file + "\n" + method, 1, Integer::sum);
      String verdict = loop.path("verdict").asText();
      ComparedFigure figure = ComparedFigure.exact("loop " + ordinal + " of " + method + " in " + file, VERDICT, VERDICTS.indexOf(verdict), false, verdict);
      found.add(figure.at(file, loop.path("line").asInt()));
    }
  }

  private void times(JsonNode time) {
    for (JsonNode point : time.path("cores")) {
      double speedup = point.path("speedup").asDouble();
      found.add(new ComparedFigure(Numbers.count(point.path("cores").asLong(), "core"), "speed-up", "", 0, speedup, point.path("low").asDouble(speedup),
          point.path("high").asDouble(speedup), true, Numbers.ratio(speedup)));
    }
  }

  /** The best of each number of ranks first, then all; the same cut under several names once. */
  private void decompositions(JsonNode results) {
    for (JsonNode result : results) {
      if (result.path("best").asBoolean()) {
        decomposition(ranks(result) + ", best", result, " (" + name(result) + ")");
      }
    }
    Set<List<JsonNode>> cuts = new HashSet<>();
    for (JsonNode result : results) {
      if (cuts.add(Stream.of("ranks", "array", "assembly", "grid", "bytes_p2p_per_step", "bytes_collective_per_step", "messages_per_step").map(result::path).toList())) {
        decomposition(ranks(result) + ", " + name(result), result, "");
      }
    }
  }

  private static String ranks(JsonNode result) {
    return Numbers.count(result.path("ranks").asLong(), "rank");
  }

  /** As in {@code block2d 2x4 of u, owner}; what cuts all arrays together names none. */
  private static String name(JsonNode result) {
    String array = result.path("array").asText();
    List<String> grid = new ArrayList<>();
    result.path("grid").forEach(extent -> grid.add(extent.asText()));
    String cut = array.isEmpty() ? "" : (grid.isEmpty() ? "" : " " + String.join("x", grid)) + " of " + array;
    return result.path("estimator").asText() + cut + ", " + result.path("assembly").asText();
  }

  private void decomposition(String subject, JsonNode result, String name) {
    double bytes = result.path("bytes_p2p_per_step").asDouble() + result.path("bytes_collective_per_step").asDouble();
    found.add(ComparedFigure.exact(subject, "bytes a step", bytes, false, Numbers.grouped(bytes) + name));
    double messages = result.path("messages_per_step").asDouble();
    found.add(ComparedFigure.exact(subject, "messages a step", messages, false, Numbers.grouped(messages) + name));
  }

  private void caches(JsonNode results) {
    for (JsonNode result : results) {
      for (JsonNode level : result.path("levels")) {
        String subject = "caches of " + Numbers.count(result.path("cores").asLong(), "core") + ", " + result.path("interleave").asText() + ", "
            + result.path("layout").asText() + ", " + level.path("name").asText() + " " + level.path("model").asText();
        double misses = level.path("misses").asDouble();
        String rate = String.format(Locale.ROOT, " (hit rate %.2f %%)", 100 * level.path("hit_rate").asDouble());
        found.add(ComparedFigure.exact(subject, "misses", misses, false, Numbers.grouped(misses) + rate));
      }
    }
  }

  private void sharing(JsonNode sharing) {
    JsonNode types = sharing.path("types");
    for (String type : List.of("true", "spatial_false")) {
      if (types.has(type)) {
        double events = types.get(type).asDouble();
        found.add(ComparedFigure.exact(Numbers.count(sharing.path("threads").asLong(), "thread"), type.equals("true") ? "true sharing" : "false sharing", events, false,
            Numbers.grouped(events)));
      }
    }
  }
}
