package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.StreamSupport;
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

  /** Every rank has the largest change once all have reduced it: to keep a copy sends nothing more. */
  @Test
  void whatAllHaveReducedIsCopiedForNothing() throws IOException {
    Path program = Files.writeString(directory.resolve("Settles.java"), """
        public class Settles {
          public static void main(String[] args) {
            double[] u = new double[40]; u[20] = 100; double change = 1;
            for (int t = 0; t < 10 && change > 1e-9; t++) {
              double[] v = u.clone(); change = 0;
              for (int i = 1; i < 39; i++) {
                double x = u[i] + 0.25 * (u[i - 1] - 2 * u[i] + u[i + 1]);
                change = Math.max(change, Math.abs(x - u[i]));
                v[i] = x;
              }
              u = v;
            }
            System.out.println(u[20]);
          }
        }
        """);
    assertThat(change(program, "change=aligned").get("why").asText()).matches("aligned (.*) bytes; copied \\1 bytes");
    assertThat(change(program, "change=copied").get("per_step").get("bytes")).isEqualTo(change(program, "change=aligned").get("per_step").get("bytes"));
  }

  private static JsonNode change(Path program, String layout) throws IOException {
    Outcome outcome = Outcome.of("comm", program.toString(), "--ranks", "" + RANKS, "--layout", layout, "--format", "json", "--out", "-", "--quiet");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode plan = new ObjectMapper().readTree(outcome.out()).get("comm").get("plan");
    return StreamSupport.stream(plan.spliterator(), false).filter(row -> row.get("variable").asText().endsWith("change")).findFirst().orElseThrow();
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
