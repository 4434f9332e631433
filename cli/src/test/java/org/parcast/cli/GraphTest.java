package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/** The value communication graph as a file. */
class GraphTest {
  @TempDir private Path directory;

  private Path drawn(String name) throws IOException {
    Path graph = directory.resolve(name);
    Outcome outcome = Outcome.of("comm", LineRecording.in(directory, "").toString(), "--ranks", "2", "--graph", graph.toString(), "--quiet");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return graph;
  }

  /** Each of the line's words is used by its neighbours in every step: two edges for each of 63 pairs. */
  @Test
  void verticesAreWordsAndEdgesUses() throws IOException {
    JsonNode graph = new ObjectMapper().readTree(Files.readString(drawn("line.json")));

    assertThat(graph.get("by_variable").asBoolean()).isFalse();
    assertThat(graph.get("vertices")).hasSize(LineRecording.WORDS);
    assertThat(graph.get("edges")).hasSize(2 * (LineRecording.WORDS - 1));
    assertThat(graph.get("vertices").get(0).toString()).isEqualTo("{\"label\":\"a[0]\",\"variable\":\"a\",\"place\":\"Line.java:7\"}");
    assertThat(graph.get("edges").get(0).toString()).isEqualTo("{\"from\":0,\"to\":1,\"uses\":" + LineRecording.STEPS + "}");
  }

  @Test
  void graphmlAndDotHaveTheSameGraph() throws Exception {
    Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(drawn("line.graphml").toFile());

    assertThat(xml.getElementsByTagName("node").getLength()).isEqualTo(LineRecording.WORDS);
    assertThat(xml.getElementsByTagName("edge").getLength()).isEqualTo(2 * (LineRecording.WORDS - 1));
    assertThat(Files.readAllLines(drawn("line.dot"))).hasSize(2 + 3 * LineRecording.WORDS - 2).contains("  n0 -> n1 [label=\"5\"];");
  }

  @Test
  void whatCannotBeDrawnIsRefused() throws IOException {
    String recording = LineRecording.in(directory, "").toString();
    assertRefused("give a name that ends in .graphml, .dot, .json", recording, "--graph", directory.resolve("line.png").toString());
    assertRefused("a directory that there is", recording, "--graph", directory.resolve("none").resolve("line.dot").toString());
    assertRefused("give a directory as --out", Programs.good("Heat2D"), "--graph", directory.resolve("line.dot").toString(), "--out", "-");
  }

  private static void assertRefused(String message, String... options) {
    String[] arguments = new String[options.length + 1];
    arguments[0] = "comm";
    System.arraycopy(options, 0, arguments, 1, options.length);
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.out()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
  }
}
