package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole analysis, as its users run it. */
@Tag("slow")
class AnalyzeTest {
  private static final int N = 32;
  private static final int STEPS = 5;

  @TempDir private static Path shared;

  /** One run, of which several tests ask. */
  private static Outcome heat;

  private static Path recording;

  @TempDir private Path directory;

  @BeforeAll
  static void run() {
    heat = Outcome.of("analyze", Programs.good("Heat2D"), "--ranks", "2,4", "--format", "text,sarif", "--out", shared.toString(), "--", "" + N, "" + STEPS);
    recording = shared.resolve("Heat2D.parcast");
  }

  @Test
  void textIsCompleteInItself() {
    assertThat(heat.code()).as(heat.err()).isZero();
    assertThat(heat.out()).contains("Heat2D").contains("rows").contains("Heat2D.java:");
    assertThat(heat.err()).startsWith("checksum ");
    assertThat(heat.err().lines().filter(line -> !line.endsWith("[machine-busy]"))).as("but that others used the machine meanwhile").hasSize(2)
        .element(1).isEqualTo("parcast: wrote " + shared.resolve("Heat2D.sarif"));
    assertThat(recording.resolve("out.txt")).content().startsWith("checksum ");
    assertThat(shared).isDirectoryNotContaining(path -> !path.endsWith("Heat2D.parcast") && !path.endsWith("Heat2D.sarif") && !path.endsWith("parcast-names.txt"));
  }

  @Test
  void sarifFollowsItsSchema() throws IOException {
    JsonNode document = Schemas.sarif(Files.readString(shared.resolve("Heat2D.sarif")));
    assertThat(document.findValuesAsText("ruleId")).contains("loop-parallel", "comm-traffic");
    assertThat(document.findValuesAsText("uri")).anyMatch(uri -> uri.endsWith("Heat2D.java"));
  }

  @Test
  void textAnswersForTheDecompositionThatIsGiven() throws IOException {
    StringBuilder halves = new StringBuilder("array,index,owner\n");
    for (int word = 0; word < (N + 2) * (N + 2); word++) {
      halves.append("u,").append(word).append(',').append(word % (N + 2) <= N / 2 ? 0 : 1).append('\n');
    }
    Path file = Files.writeString(directory.resolve("halves.csv"), halves);

    Outcome outcome = Outcome.of("analyze", recording.toString(), "--ranks", "2", "--decomposition", file.toString(), "--out", directory.toString());
    assertThat(outcome.out()).contains("Your decomposition").containsPattern("2 +owner +512 +0 +2 +1\\.00");
  }

  @Test
  void quietHidesWhatTheProgramPrintsAndRanksOfTheDefaultThatAreTooManyAreLeftOut() {
    Outcome outcome = Outcome.of("analyze", Programs.good("AddOne"), "--quiet", "--format", "json", "--out", directory.toString(), "--", "4");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err().lines()).as("nothing but a warning").allMatch(line -> line.startsWith("parcast: warning: "));
    assertThat(directory.resolve("AddOne.parcast/out.txt")).isNotEmptyFile();
  }

  @Test
  void jsonOnStandardOutputIsOneDocumentAndNothingElse() throws IOException {
    Outcome outcome = Outcome.of("analyze", Programs.good("Heat2D"), "--ranks", "4", "--format", "json", "--out", "-", "--", "" + N, "" + STEPS);

    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode document = new ObjectMapper().readTree(outcome.out());
    assertThat(document.get("partial").asBoolean()).isFalse();
    assertThat(document.get("comm").get("steps").asInt()).isEqualTo(STEPS);
    JsonNode blocks = result(document, "u", "block2d", "[2,2]");
    assertThat(blocks.get("bytes_p2p_per_step").asDouble()).isEqualTo(8.0 * 2 * (N + N));
    assertThat(blocks.get("messages_per_step").asInt()).isEqualTo(8);
  }

  @Test
  void theSameRequestGivesTheSameBytes() {
    String[] arguments = {"comm", Programs.good("Heat2D"), "--ranks", "3", "--format", "json", "--out", "-", "--quiet", "--", "16", "3"};

    assertThat(Outcome.of(arguments).out()).isNotEmpty().isEqualTo(Outcome.of(arguments).out());
  }

  @Test
  void aRecordingIsAnalysedAgainWithoutARun() {
    Outcome again = Outcome.of("comm", recording.toString(), "--ranks", "4", "--format", "text,json,csv", "--out", directory.resolve("again").toString());

    assertThat(again.code()).as(again.err()).isZero();
    assertThat(again.err().lines()).as("no warning").allMatch(line -> line.startsWith("parcast: wrote "));
    assertThat(again.out()).startsWith("Heat2D " + N + " " + STEPS);
    assertThat(directory.resolve("again/Heat2D.json")).isNotEmptyFile();
    assertThat(directory.resolve("again/Heat2D-4.csv")).isNotEmptyFile();
  }

  @Test
  void theProgramRunsInTheDirectoryAskedForAndReadsItsInput() throws IOException {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
    Files.writeString(elsewhere.resolve("numbers.txt"), "3\n4\n");
    Path source = Files.writeString(directory.resolve("Reader.java"), """
        public class Reader {
          public static void main(String[] args) throws java.io.IOException {
            double[] a = new double[8];
            int i = 0;
            for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("numbers.txt"))) {
              a[i++] = Double.parseDouble(line);
            }
            System.out.println(a[0] * a[1]);
          }
        }
        """);
    Outcome outcome = Outcome.of("analyze", source.toString(), "--workdir", elsewhere.toString(), "--ranks", "1", "--format", "json", "--out", directory.resolve("out").toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).startsWith("12.0\n");
  }

  private static JsonNode result(JsonNode document, String array, String estimator, String grid) {
    return StreamSupport.stream(document.get("comm").get("results").spliterator(), false)
        .filter(result -> result.get("array").asText().endsWith(array))
        .filter(result -> result.get("estimator").asText().equals(estimator) && result.get("grid").toString().equals(grid))
        .findFirst()
        .orElseThrow();
  }
}
