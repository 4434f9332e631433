package org.parcast.engine.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Method;

/**
 * What was run, as the recording's file {@code program.json} keeps it for reports that are made from the recording later. The file also
 * says of what the program consisted: classes, methods with their lines and blocks, loops.
 *
 * @param mainClass name of the class that was run
 * @param arguments arguments of the program
 */
record Invocation(String mainClass, List<String> arguments) {
  private static final String FILE = "program.json";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Writes the file into a recording. */
  public void write(Path recording, Frontend.Result program) throws IOException {
    ObjectNode run = JSON.createObjectNode().put("main", mainClass);
    arguments.forEach(run.putArray("arguments")::add);
    ArrayNode classes = run.putArray("classes");
    for (ClassDeclaration declared : program.program().classes().values()) {
      describe(classes.addObject().put("included", program.included().contains(declared.name())), declared);
    }
    ArrayNode loops = run.putArray("loops");
    for (ProgramLoop loop : program.loops()) {
      ObjectNode described = loops.addObject().put("method", loop.method().toString()).put("line", loop.line());
      described.put("depth", loop.loop().depth()).put("header", loop.loop().header());
    }
    Files.writeString(recording.resolve(FILE), run.toPrettyString() + "\n");
  }

  private static void describe(ObjectNode node, ClassDeclaration declared) {
    node.put("name", declared.name().replace('/', '.')).put("source", declared.sourceFile());
    ArrayNode methods = node.putArray("methods");
    for (Method method : declared.methods()) {
      ArrayNode blocks = methods.addObject().put("name", method.ref().name()).put("descriptor", method.ref().descriptor()).putArray("blocks");
      method.blocks().forEach(block -> blocks.addObject().put("line", method.line(block.start())).put("start", block.start()).put("end", block.end()));
    }
  }

  /** Whether the recording says what was run. */
  static boolean isIn(Path recording) {
    return Files.exists(recording.resolve(FILE));
  }

  /** Reads the file of a recording; where there is none, the program is known by {@code name} only. */
  static Invocation read(Path recording, String name) throws IOException {
    if (!isIn(recording)) {
      return new Invocation(name, List.of());
    }
    JsonNode run = tree(recording.resolve(FILE));
    if (!run.path("main").isTextual()) {
      throw new IOException(FILE + " does not name the class that was run");
    }
    List<String> arguments = new ArrayList<>();
    run.path("arguments").forEach(argument -> arguments.add(argument.asText()));
    return new Invocation(run.path("main").asText(), List.copyOf(arguments));
  }

  /** The classes of a recorded program that came from the class path, by internal name. */
  static Set<String> included(Path recording) throws IOException {
    Set<String> names = new HashSet<>();
    if (isIn(recording)) {
      for (JsonNode declared : tree(recording.resolve(FILE)).path("classes")) {
        if (declared.path("included").asBoolean()) {
          names.add(declared.path("name").asText().replace('.', '/'));
        }
      }
    }
    return names;
  }

  private static JsonNode tree(Path file) throws IOException {
    try {
      return JSON.readTree(file.toFile());
    } catch (JsonProcessingException e) {
      throw new IOException(FILE + " is damaged at its line " + e.getLocation().getLineNr(), e);
    }
  }
}
