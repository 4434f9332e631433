package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A grid of which the partitioner's parts send a tenth less than blocks: whichever way one asks, the best is the same, and it has a name. */
class OneBestTest {
  private static final double BYTES = 8 * 64 * (2 * 1 + 2 * 3);

  @TempDir private static Path directory;
  private static Outcome outcome;
  private static JsonNode comm;

  @BeforeAll
  static void analyze() throws IOException {
    outcome = Outcome.of("comm", Programs.good("Heat2D"), "--ranks", "8", "--format", "text,json,csv", "--out", directory.toString(), "--fail-on", "bytes_per_step>" + (BYTES - 1), "--", "64", "4");
    comm = new ObjectMapper().readTree(directory.resolve("Heat2D.json").toFile()).path("comm");
  }

  private static List<JsonNode> best() {
    List<JsonNode> best = new ArrayList<>();
    comm.path("results").forEach(result -> {
      if (result.path("best").asBoolean()) {
        best.add(result);
      }
    });
    return best;
  }

  @Test
  void thePartitionerSendsALittleLess() {
    assertThat(comm.path("results")).anySatisfy(result -> assertThat(result.path("bytes_p2p_per_step").asDouble()).isBetween(BYTES / 1.2, BYTES - 1));
  }

  @Test
  void theDocumentMarksTheNamed() {
    assertThat(best()).singleElement().satisfies(best -> {
      assertThat(best.path("bytes_p2p_per_step").asDouble()).isEqualTo(BYTES);
      for (String field : List.of("estimator", "array", "grid")) {
        assertThat(best.path(field)).isEqualTo(comm.at("/ranks/0/decomposition").path(field));
      }
      assertThat(comm.path("plan")).anySatisfy(variable -> assertThat(variable.path("layout")).isEqualTo(best.path("estimator")));
    });
  }

  @Test
  void theTextTellsIt() {
    assertThat(outcome.out()).containsPattern("(?m)^ +8  block2d 4x2 of u +4,096 ");
  }

  @Test
  void thresholdsJudgeIt() {
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(1);
    assertThat(outcome.err()).contains("bytes_per_step is 4096 for 8 ranks");
  }

  @Test
  void theTableOfPairsIsOfIt() throws IOException {
    List<String> lines = Files.readAllLines(directory.resolve("Heat2D-8.csv"));
    assertThat(lines.stream().skip(1).mapToDouble(line -> Double.parseDouble(line.split(",")[2])).sum()).isEqualTo(BYTES);
  }

  @Test
  void comparisonsAreOfIt() throws IOException {
    Path fewer = directory.resolve("fewer");
    Outcome.of("comm", Programs.good("Heat2D"), "--ranks", "8", "--format", "json", "--out", fewer.toString(), "--", "32", "4");
    assertThat(Outcome.of("diff", fewer.resolve("Heat2D.json").toString(), directory.resolve("Heat2D.json").toString()).out())
        .containsPattern("worse +8 ranks, best +bytes a step +2,048 .*block2d 4x2 of u.* +-> +4,096 .*block2d 4x2 of u");
  }
}
