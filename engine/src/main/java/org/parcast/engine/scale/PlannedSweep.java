package org.parcast.engine.scale;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;

/**
 * What the plan in a sweep's directory says.
 *
 * @param directory of the sweep
 * @param program what is swept, with all that the points have in common
 * @param versions of the program's files, in short
 * @param parameters names of what varies
 * @param points that were asked for
 */
record PlannedSweep(Path directory, String program, Map<String, String> versions, List<String> parameters, List<Point> points) {
  /** The plan's name in a sweep's directory. */
  static final String FILE = "sweep.json";

  private static final ObjectMapper JSON = new ObjectMapper();

  PlannedSweep {
    versions = Map.copyOf(versions);
    parameters = List.copyOf(parameters);
    points = List.copyOf(points);
  }

  /**
   * A point.
   *
   * @param key its name, also of its files
   * @param values of the parameters, in their order
   */
  record Point(String key, List<String> values) {
    Point {
      values = List.copyOf(values);
    }
  }

  /** Whether a directory has a plan. */
  static boolean isIn(Path directory) {
    return Files.exists(directory.resolve(FILE));
  }

  /**
   * Reads the plan.
   *
   * @throws AnalysisException where there is none, or it is damaged; the message names the file and what to do
   */
  static PlannedSweep of(Path directory) throws AnalysisException {
    Path file = directory.resolve(FILE);
    if (!isIn(directory)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, directory + " is no sweep, as it has no " + FILE + ": give the directory that parcast sweep has written, or a program with --vary");
    }
    String remedy = "remove " + directory + ", as nothing else tells what its points are of, and give the sweep's command again";
    JsonNode plan = tree(file, remedy);
    List<String> parameters = texts(plan.path("parameters"));
    List<Point> points = new ArrayList<>();
    for (JsonNode point : plan.path("points")) {
      points.add(new Point(point.path("key").asText(), texts(point.path("values"))));
    }
    if (parameters.isEmpty() || points.stream().anyMatch(point -> point.key.isEmpty() || point.values.size() != parameters.size())) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + " is not the plan of a sweep: it wants parameters, and points with a value of each; " + remedy);
    }
    Map<String, String> versions = new HashMap<>();
    plan.path("versions").fields().forEachRemaining(version -> versions.put(version.getKey(), version.getValue().asText()));
    return new PlannedSweep(directory, plan.path("program").asText(), versions, parameters, points);
  }

  /** The result of a point, which is there when the point is done. */
  Path document(Point point) {
    return directory.resolve("points").resolve(point.key + ".json");
  }

  /** The points that are done. */
  List<Point> done() {
    return points.stream().filter(point -> Files.exists(document(point))).toList();
  }

  /** Reads the result of a point that is done. */
  JsonNode result(Point point) throws AnalysisException {
    return tree(document(point), "remove it, and give the sweep's command again, which runs this point anew");
  }

  private static JsonNode tree(Path file, String remedy) throws AnalysisException {
    try {
      return JSON.readTree(file.toFile());
    } catch (JsonProcessingException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + ", line " + e.getLocation().getLineNr() + ": damaged, no JSON from there on; " + remedy, e);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + " cannot be read: " + FileFault.reason(e) + "; allow reading it, or " + remedy, e);
    }
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
