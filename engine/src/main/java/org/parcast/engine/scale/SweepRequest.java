package org.parcast.engine.scale;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.engine.run.AnalysisException;
import org.parcast.report.json.Json;

/**
 * A program at many sizes.
 *
 * @param program what is swept, with all that the points have in common
 * @param varied values of each parameter, in the order given
 * @param classPath of Parcast
 * @param files the program and what it needs
 * @param mainClass of Parcast
 * @param jvmArguments of the process of a point
 * @param arguments of Parcast; {@code {NAME}} stands for the value of the parameter
 * @param input standard input of every point, likewise
 */
public record SweepRequest(String program, Map<String, List<String>> varied, List<String> classPath, List<String> files, String mainClass, List<String> jvmArguments, List<String> arguments,
    String input) {
  private static final String FILE = "sweep.json";

  public SweepRequest {
    varied = new LinkedHashMap<>(varied);
    classPath = List.copyOf(classPath);
    files = List.copyOf(files);
    jvmArguments = List.copyOf(jvmArguments);
    arguments = List.copyOf(arguments);
  }

  /**
   * Writes the plan of the sweep.
   *
   * @throws AnalysisException where the directory holds the sweep of another program, or cannot be written
   */
  public void write(Path directory) throws AnalysisException {
    Path file = directory.resolve(FILE);
    try {
      if (Files.exists(file)) {
        JsonNode earlier = new ObjectMapper().readTree(file.toFile());
        if (!earlier.path("program").asText().equals(program)) {
          throw new AnalysisException(AnalysisException.Kind.REQUEST,
              directory + " holds the sweep of another program or of other options (" + earlier.path("program").asText() + "): name another with --out");
        }
      }
      Files.createDirectories(directory);
      Path part = directory.resolve("." + FILE + ".part");
      try (OutputStream to = Files.newOutputStream(part); JsonGenerator json = Json.generator(to)) {
        write(json);
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("program", program);
    strings(json, "parameters", List.copyOf(varied.keySet()));
    strings(json, "classPath", classPath);
    strings(json, "files", files);
    json.writeStringField("mainClass", mainClass);
    strings(json, "jvmArguments", jvmArguments);
    json.writeArrayFieldStart("points");
    for (Map<String, String> point : points()) {
      json.writeStartObject();
      json.writeStringField("key", key(point));
      strings(json, "values", List.copyOf(point.values()));
      strings(json, "arguments", arguments.stream().map(argument -> filled(argument, point)).toList());
      json.writeStringField("input", filled(input, point));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void strings(JsonGenerator json, String name, List<String> values) throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  /** Every value of each parameter with every value of the others. */
  List<Map<String, String>> points() {
    List<Map<String, String>> points = List.of(Map.of());
    for (Map.Entry<String, List<String>> parameter : varied.entrySet()) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> point : points) {
        for (String value : parameter.getValue()) {
          Map<String, String> next = new LinkedHashMap<>(point);
          next.put(parameter.getKey(), value);
          longer.add(next);
        }
      }
      points = longer;
    }
    return points;
  }

  /** A name that a file can have, the same whatever else is swept. */
  private static String key(Map<String, String> point) {
    List<String> parts = new ArrayList<>();
    point.forEach((name, value) -> parts.add(name + "=" + value.replaceAll("[^A-Za-z0-9.+-]", "_")));
    return String.join(",", parts);
  }

  private static String filled(String argument, Map<String, String> point) {
    String filled = argument;
    for (Map.Entry<String, String> parameter : point.entrySet()) {
      filled = filled.replace("{" + parameter.getKey() + "}", parameter.getValue());
    }
    return filled;
  }
}
