package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapTest {
  @TempDir private Path directory;
  private Path matrix;

  @BeforeEach
  void write() throws IOException {
    matrix = Files.writeString(directory.resolve("threads.csv"), "0,1,9,2\n1,0,3,8\n9,3,0,1\n2,8,1,0\n");
  }

  @Test
  void theDocumentHasTheFieldsOfTheContract() throws IOException {
    Outcome outcome = Outcome.of("map", matrix.toString(), "--machine", "2x2", "--strategy", "eagermap", "--format", "json", "--out", "-");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode placement = new ObjectMapper().readTree(outcome.out()).get("map").get("placements").get(0);

    assertThat(placement.get("strategy").asText()).isEqualTo("eagermap");
    assertThat(placement.get("cores").toString()).isEqualTo("[0,2,1,3]");
    assertThat(placement.get("quality").asDouble()).isCloseTo(17 / 5.0 + 7 / 13.0, within(1e-12));
    assertThat(placement.get("cost").asInt()).isEqualTo(17 * 4 + 7 * 12);
  }

  @Test
  void allStrategiesAreRankedAndTheBestCanBePasted() {
    Outcome outcome = Outcome.of("map", matrix.toString(), "--machine", "2x2");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("compact", "scatter", "random", "eagermap", "bisection", "dagtm", "oracle", "GOMP_CPU_AFFINITY=\"0 2 1 3\"");
  }

  @Test
  void reversedRowsAreAnnounced() throws IOException {
    Path reversed = Files.writeString(directory.resolve("reversed.csv"), "2,8,1,0\n9,3,0,1\n1,0,3,8\n0,1,9,2\n");
    Outcome outcome = Outcome.of("map", reversed.toString(), "--machine", "2x2", "--strategy", "eagermap", "--format", "csv", "--out", "-");

    assertThat(outcome.err()).contains("from the last task to the first");
    assertThat(outcome.out()).isEqualTo("strategy,task,core\neagermap,0,0\neagermap,1,2\neagermap,2,1\neagermap,3,3\n");
  }

  @Test
  void coresThatRunOneTaskAreToldOfWhereThreadsAreGroupedByCore() {
    assertThat(Outcome.of("map", matrix.toString(), "--machine", "2x4x1", "--strategy", "dagtm").err()).contains("warning: dagtm groups as many threads as a core runs");
    assertThat(Outcome.of("map", matrix.toString(), "--machine", "2x4", "--strategy", "dagtm").err()).isEmpty();
    assertThat(Outcome.of("map", matrix.toString(), "--machine", "8", "--strategy", "eagermap").err()).isEmpty();
  }

  @Test
  void moreTasksThanTheMachineHasUnitsIsAWarning() {
    assertThat(Outcome.of("map", matrix.toString(), "--machine", "1x2x1").err()).contains("warning: the machine has 2 processing units for ");
  }

  @Test
  void ranksOfAProgramArePlacedByTheirMatrix() throws IOException {
    Outcome outcome = Outcome.of("map", LineRecording.in(directory, "").toString(), "--ranks", "4", "--machine", "2x2", "--strategy", "bisection",
        "--format", "csv", "--out", "-");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).hasLineCount(5);
  }

  @Test
  void boundsOfLocalityAreThoseOfThreads() {
    assertFails(2, "--dmin is of threads whose references are known", matrix.toString(), "--dmin", "20%");
    assertFails(2, "the smaller first", Programs.good("Heat2D"), "--threads", "4", "--dmin", "90%", "--", "16", "1");
    assertFails(2, "'most' is no share", matrix.toString(), "--dmax", "most");
  }

  @Test
  void whatCannotBePlacedIsRefused() throws IOException {
    Path damaged = Files.writeString(directory.resolve("damaged.csv"), "0,1\nx,0\n");
    Path irregular = Files.writeString(directory.resolve("machine.xml"), "<topology/>");

    assertFails(3, "damaged.csv:2: 'x'", damaged.toString(), "--machine", "2");
    assertFails(3, "no such file", directory.resolve("none.csv").toString());
    assertFails(3, "describes no processing unit", matrix.toString(), "--machine", irregular.toString());
    assertFails(3, "no such file", matrix.toString(), "--machine", directory.resolve("none.xml").toString());
    assertFails(2, "laptop-8", matrix.toString(), "--machine", "toaster");
    assertFails(2, "'toaster' is no machine", matrix.toString(), "--machine", "toaster");
    assertFails(2, "'999999x9999': a machine has 1 to 65536 processing units", matrix.toString(), "--machine", "999999x9999");
    assertFails(2, "'best' is no strategy", matrix.toString(), "--strategy", "best");
    assertFails(2, "--ranks has no effect", matrix.toString(), "--ranks", "3");
    assertFails(2, "leave out --", matrix.toString(), "--", "3");
  }

  @Test
  void threadsOfAMatrixDoNotMove() {
    assertFails(2, "the strategy kmaf moves threads while they run", matrix.toString(), "--machine", "2x2", "--strategy", "kmaf");
    assertThat(Outcome.of("map", matrix.toString(), "--machine", "2x2").out()).doesNotContain("kmaf");
  }

  @Test
  void theAffinityIsDrawnOnThePage() throws IOException {
    Outcome outcome = Outcome.of("map", Programs.good("Heat2D"), "--threads", "4", "--machine", "1x2x2", "--format", "text,html", "--out", directory.toString(), "-q", "--", "32", "2");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("kmaf", "accesses a word").containsPattern("locality and affinity .*, the recorded run ");
    assertThat(directory.resolve("Heat2D-map.html")).content().contains("The affinity graph", "Words that both of two threads use", "Groups of threads by affinity");
  }

  @Test
  void whatThreadsDoNotObeyIsRefused() {
    for (String option : List.of("--kernel=Heat2D.run", "--step=Heat2D.java:37", "--steps=2")) {
      String name = option.substring(0, option.indexOf('='));
      assertFails(2, name + " has no effect with --threads", Programs.good("Heat2D"), "--threads", "4", "--machine", "2", option, "--", "16", "4");
    }
  }

  private static void assertFails(int code, String message, String... options) {
    String[] arguments = new String[options.length + 1];
    arguments[0] = "map";
    System.arraycopy(options, 0, arguments, 1, options.length);
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.err()).startsWith("parcast: error: ").contains(message).hasLineCount(1);
  }

  @Test
  void threadsAreMimickedAndTheirMissesSimulated() throws IOException {
    Outcome outcome = Outcome.of("map", Programs.good("Heat2D"), "--threads", "4", "--machine", "1x2x2", "--strategy", "dagtm,scatter", "--format", "json",
        "--out", "-", "-q", "--", "64", "4");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode map = new ObjectMapper().readTree(outcome.out()).get("map");

    assertThat(map.get("placements").get(0).get("strategy").asText()).isEqualTo("dagtm");
    assertThat(map.get("placements").get(0).get("misses").asLong()).isLessThan(map.get("placements").get(1).get("misses").asLong());
    assertThat(map.get("threads")).hasSize(4);
    assertThat(map.get("affinity")).hasSize(4);
    assertThat(map.get("groups")).hasSize(2).allSatisfy(group -> assertThat(group).hasSize(2));
    assertThat(map.get("placements").get(0).get("cycles").asLong()).isPositive().isLessThan(map.get("placements").get(1).get("cycles").asLong());
  }
}
