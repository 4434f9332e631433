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

  /** Word 5 uses its neighbours in every step, and they use it. */
  @Test
  void theChainsOfAWordAreToldAndDrawn() throws IOException {
    String recording = LineRecording.in(directory, "").toString();
    Path graph = directory.resolve("five.json");
    Outcome outcome = Outcome.of("comm", recording, "--ranks", "2", "--chains", "a[5]", "--graph", graph.toString(), "--quiet");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("Chains of a[5] (Line.java:7)").containsPattern("computed from +5 +a\\[4\\] +Line.java:7").containsPattern("used for +5 +a\\[6\\]").doesNotContain("a[7]");
    JsonNode drawn = new ObjectMapper().readTree(Files.readString(graph));
    assertThat(drawn.get("vertices")).hasSize(3);
    assertThat(drawn.get("vertices").get(0).get("label").asText()).isEqualTo("a[5]");
    assertThat(drawn.get("edges")).hasSize(4);
  }

  /** A field of an object in an array is named as in Java. */
  @Test
  void theChainsOfAFieldAreThoseOfOneObject() throws IOException {
    Path source = Files.writeString(directory.resolve("Cells.java"), """
        public class Cells {
          static class Cell { double h, g; }
          public static void main(String[] args) {
            Cell[] c = new Cell[8];
            for (int i = 0; i < 8; i++) { c[i] = new Cell(); c[i].h = i * i; }
            for (int t = 0; t < 3; t++) {
              for (int i = 1; i < 7; i++) c[i].g = c[i - 1].h + c[i + 1].h;
              for (int i = 1; i < 7; i++) c[i].h += 0.1 * c[i].g;
            }
            System.out.println(c[3].h);
          }
        }
        """);
    Outcome outcome = Outcome.of("comm", source.toString(), "--ranks", "2", "--chains", "c[3].h", "--out", directory.toString(), "--quiet");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("Chains of c.h[3]", "c.g[2]", "c.g[4]").doesNotContain("c.g[5]");
    Outcome wrong = Outcome.of("comm", source.toString(), "--ranks", "2", "--chains", "c[8].h", "--out", directory.toString(), "--quiet");
    assertThat(wrong.err()).contains("no word c[8].h; the last of c.h is c.h[7]");
    assertThat(wrong.out()).doesNotContain("Best decomposition");
  }

  @Test
  void partsCanBeMadeConnected() throws IOException {
    Outcome outcome = Outcome.of("comm", LineRecording.in(directory, "").toString(), "--ranks", "4", "--connected", "--quiet");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("partition");
  }

  @Test
  void aWordThatIsNotThereIsRefusedWithWhatThereIs() throws IOException {
    String recording = LineRecording.in(directory, "").toString();
    assertRefused("no word b[1]; give an element or a single value of a", recording, "--ranks", "2", "--chains", "b[1]", "--quiet");
    assertRefused("no word a[64]; the last of a is a[63]", recording, "--ranks", "2", "--chains", "a[64]", "--quiet");
    assertRefused("no word a; a has many: give one, as in 'a[63]', which is the last", recording, "--ranks", "2", "--chains", "a", "--quiet");
    assertRefused("--chains is told as text, or drawn", recording, "--ranks", "2", "--chains", "a[1]", "--format", "json", "--out", "-");
    assertRefused("--find-ranks goes by the times of steps: name the network", recording, "--find-ranks", "--format", "json", "--out", "-");
    assertRefused("--find-ranks goes on from the recording", Programs.good("Heat2D"), "--find-ranks", "--out", "-");
    assertRefused("--find-ranks goes by the times of steps, and none were taken", recording, "--ranks", "2", "--find-ranks", "--quiet");
    assertRefused("--chains is read from the recording", Programs.good("Heat2D"), "--chains", "u[1][1]", "--out", "-");
  }

  /** The page draws the words of small problems, and the variables of all. */
  @Test
  void thePageHasPicturesOfBothGraphs() throws IOException {
    Outcome outcome = Outcome.of("comm", LineRecording.in(directory, "").toString(), "--ranks", "2", "--format", "html,csv", "--out", directory.toString(), "--quiet");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(directory.resolve("Line.html")).content().contains("Which values flow where", "a[63] Line.java:7", "marker-end=\"url(#arrow)\"");
    assertThat(Files.readAllLines(directory.resolve("Line-graph-variables.csv"))).hasSize(2).last().asString().isEqualTo("a,Line.java:3,a," + LineRecording.STEPS * LineRecording.WORDS);
    assertThat(Files.readAllLines(directory.resolve("Line-graph-words.csv"))).hasSize(1 + 2 * (LineRecording.WORDS - 1));
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
