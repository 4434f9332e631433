package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskTest {
  @TempDir private Path directory;

  @Test
  void withoutAQuestionThoseThatThereAreAreTold() {
    Outcome outcome = Outcome.of("ask");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("footprint", "How many bytes");
  }

  @Test
  void theAnswerInEachForm() throws Exception {
    Outcome outcome = Outcome.of("ask", "footprint", Programs.good("Heat2D"), "--format", "text,json,csv,html", "--quiet", "--out", directory.toString(), "--", "32", "2");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    // The loop over columns stores 32 x 32 points in each of 2 steps.
    assertThat(outcome.out()).contains("Memory that loops touch").containsPattern("Heat2D.java:31 +next .* 2,048\\n");
    assertThat(directory.resolve("Heat2D-footprint.csv")).content().contains("Heat2D.java:31,next", ",2048");
    assertThat(directory.resolve("Heat2D-footprint.html")).content().contains("How many bytes of memory does each loop touch?", "table-footprint");
    JsonNode document = Schemas.ours(Files.readString(directory.resolve("Heat2D-footprint.json")));
    assertThat(document.at("/ask/question").asText()).isEqualTo("footprint");
    assertThat(document.at("/ask/tables/0/columns")).hasSize(5);

    Outcome again = Outcome.of("ask", "footprint", directory.resolve("Heat2D.parcast").toString(), "--out", "-", "--quiet");
    assertThat(again.out()).as("the recording answers the same").isEqualTo(outcome.out());
  }

  @Test
  void whatCannotBeAskedIsToldWhatCan() {
    assertThat(Outcome.of("ask", "footprnt", "x").err()).contains("did you mean footprint?");
    assertThat(Outcome.of("ask", "footprint").err()).contains("needs TARGET");
    assertThat(Outcome.of("ask", "footprint", Programs.good("Heat2D"), "--format", "sarif").err()).contains("text, json, html or csv");
    assertThat(Outcome.of("ask", "footprint", "Nowhere.java").err()).contains("no such file");
  }
}
