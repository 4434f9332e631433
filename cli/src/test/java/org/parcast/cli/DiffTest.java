package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffTest {
  @TempDir private Path directory;
  private String before;
  private String after;

  @BeforeEach
  void write() throws IOException {
    before = document("before.json", "parallel");
    after = document("after.json", "sequential");
  }

  @Test
  void tellsWhatGotWorse() {
    assertThat(Outcome.of("diff", before, after).out()).isEqualTo("Since " + before + ": 1 worse, 0 better, 0 gone, 0 new, 0 as before\n"
        + "  worse  loop 1 of A.run in A.java  verdict  parallel  ->  sequential\n");
    assertThat(Outcome.of("diff", before, after, "--format", "markdown").out()).contains("| worse | loop 1 of A.run in A.java | verdict | parallel | sequential |");
    assertThat(Outcome.of("diff", before, after, "--format", "github").out()).contains("::warning file=A.java,line=3,title=");
  }

  @Test
  void theDocumentHasEachChange() throws IOException {
    assertThat(new ObjectMapper().readTree(Outcome.of("diff", before, after, "--format", "json").out()).at("/diff/changes/0/kind").asText()).isEqualTo("worse");
  }

  @Test
  void whatGotWorseIsAFailureWhereThatIsAsked() {
    assertThat(Outcome.of("diff", before, after).code()).isZero();
    assertThat(Outcome.of("diff", before, after, "--fail-on", "worse").code()).isEqualTo(1);
    assertThat(Outcome.of("diff", after, before, "--fail-on", "worse").code()).isZero();
  }

  @Test
  void whatIsNoResultIsRefused() throws IOException {
    Path other = Files.writeString(directory.resolve("other.json"), "{}");
    Outcome outcome = Outcome.of("diff", before, other.toString());
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).isEqualTo("parcast: error: " + other + " is no result of Parcast: give a file that --format json has written\n");
    assertThat(Outcome.of("diff", before).code()).isEqualTo(2);
    assertThat(Outcome.of("diff", before, after + "x").code()).isEqualTo(3);
  }

  @Test
  void severalResultsAreAHistory() throws IOException {
    String between = document("between.json", "reduction");

    assertThat(Outcome.of("diff", before, between, after).out()).isEqualTo(Outcome.of("diff", before, after).out());
    Outcome page = Outcome.of("diff", before, between, after, "--format", "html");

    assertThat(page.code()).as(page.err()).isZero();
    assertThat(page.out()).startsWith("<!DOCTYPE html>").contains("<svg", "loops that can run in parallel", "between.json", "What changed");
    assertThat(Outcome.of("diff", before, before + "x", after, "--format", "html").code()).isEqualTo(3);
  }

  /** What is compared is not said not to be. */
  @Test
  void resultsOfOtherArgumentsAreComparedWithAWarning() throws IOException {
    String small = argued("small.json", 8);
    String large = argued("large.json", 16);
    Outcome outcome = Outcome.of("diff", small, large);
    assertThat(outcome.err()).isEqualTo("parcast: warning: the two are of different arguments: 8 and 16; figures may differ for that alone [not-compared]\n");
    assertThat(outcome.out()).contains("1 worse");
  }

  private String argued(String name, int argument) throws IOException {
    String verdict = argument == 8 ? "parallel" : "sequential";
    return Files.writeString(directory.resolve(name), Files.readString(Path.of(document(name, verdict))).replace("{\"schema\"", "{\"arguments\": [\"" + argument + "\"], \"schema\"")).toString();
  }

  private String document(String name, String verdict) throws IOException {
    return Files.writeString(directory.resolve(name),
        "{\"schema\": \"parcast/loops-1\", \"loops\": [{\"file\": \"A.java\", \"line\": 3, \"method\": \"A.run\", \"verdict\": \"" + verdict + "\"}]}").toString();
  }
}
