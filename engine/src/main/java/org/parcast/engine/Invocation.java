package org.parcast.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What was run, as the recording's file {@code run.json} keeps it for reports that are made from the recording later.
 *
 * @param mainClass name of the class that was run
 * @param arguments arguments of the program
 */
record Invocation(String mainClass, List<String> arguments) {
  private static final String FILE = "run.json";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Writes the file into a recording. */
  void write(Path recording) throws IOException {
    ObjectNode run = JSON.createObjectNode().put("main", mainClass);
    arguments.forEach(run.putArray("arguments")::add);
    Files.writeString(recording.resolve(FILE), run.toPrettyString() + "\n");
  }

  /** Reads the file of a recording; where there is none, the program is known by {@code name} only. */
  static Invocation read(Path recording, String name) throws IOException {
    Path file = recording.resolve(FILE);
    if (!Files.exists(file)) {
      return new Invocation(name, List.of());
    }
    JsonNode run = JSON.readTree(file.toFile());
    List<String> arguments = new ArrayList<>();
    run.path("arguments").forEach(argument -> arguments.add(argument.asText()));
    return new Invocation(run.path("main").asText(name), List.copyOf(arguments));
  }
}
