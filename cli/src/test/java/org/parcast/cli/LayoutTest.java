package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who keeps which variable, and what if another did. The line's words are computed of their neighbours. */
class LayoutTest {
  private static final int RANKS = 4;

  @TempDir private Path directory;

  private JsonNode plan(String... layouts) throws IOException {
    String[] arguments = new String[8 + 2 * layouts.length];
    String[] first = {"comm", LineRecording.in(directory, "").toString(), "--ranks", "" + RANKS, "--format", "json", "--out", "-"};
    System.arraycopy(first, 0, arguments, 0, first.length);
    for (int i = 0; i < layouts.length; i++) {
      arguments[first.length + 2 * i] = "--layout";
      arguments[first.length + 2 * i + 1] = layouts[i];
    }
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return new ObjectMapper().readTree(outcome.out()).get("comm").get("plan");
  }

  @Test
  void theLineIsCutInBlocks() throws IOException {
    JsonNode a = plan().get(0);
    assertThat(a.get("variable").asText()).isEqualTo("a");
    assertThat(a.get("ranks").asInt()).isEqualTo(RANKS);
    assertThat(a.get("words").asInt()).isEqualTo(LineRecording.WORDS);
    assertThat(a.get("layout").asText()).isEqualTo("rows");
    assertThat(a.get("per_step").get("messages").asInt()).isEqualTo(2 * (RANKS - 1));
  }

  @Test
  void allOfItOnOneRankSendsNothing() throws IOException {
    JsonNode a = plan("a=one").get(0);
    assertThat(a.get("layout").asText()).isEqualTo("one");
    assertThat(a.get("per_step").get("bytes").asInt()).isZero();
    assertThat(a.get("why").asText()).isEqualTo("one 0 bytes, as asked");
  }

  @Test
  void dealtInTurnEachWordIsSent() throws IOException {
    JsonNode a = plan("a=cyclic").get(0);
    assertThat(a.get("layout").asText()).isEqualTo("cyclic");
    assertThat(a.get("per_step").get("bytes").asInt()).isGreaterThan(plan().get(0).get("per_step").get("bytes").asInt());
  }

  @Test
  void whatDoesNotFitIsRefused() throws IOException {
    refused("the program has no variable b to lay out; nearest to it are a", "b=rows");
    refused("no decomposition on 4 ranks has the layout a=block3d (64 words)", "a=block3d");
    refused("'a=tiles' is not a layout of a variable: give a variable's name and one of rows, columns", "a=tiles");
    refused("'rows' is not a layout of a variable", "rows");
    refused("--layout names a twice: leave one", "a=rows", "--layout", "a=one");
  }

  private void refused(String message, String layout, String... more) throws IOException {
    String[] first = {"comm", LineRecording.in(directory, "").toString(), "--ranks", "" + RANKS, "--layout", layout};
    String[] arguments = Arrays.copyOf(first, first.length + more.length);
    System.arraycopy(more, 0, arguments, first.length, more.length);
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.out()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
  }
}
