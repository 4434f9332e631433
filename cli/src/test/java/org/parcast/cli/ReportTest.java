package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made from a recording: formats, files, limits, exit codes. */
class ReportTest {
  @TempDir private Path directory;
  private Path recording;
  private Path results;

  @BeforeEach
  void record() throws IOException {
    recording = LineRecording.in(directory, "");
    results = directory.resolve("results");
  }

  @Test
  void textGoesToStandardOutputAndLeavesNoFile() {
    Outcome outcome = report("--ranks", "2,4");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).startsWith("Line ").contains("Line.java:5").contains("Line.java:7");
    assertThat(results).doesNotExist();
  }

  @Test
  void aNetworkForARecordingWithoutTimesIsAnsweredByAWarning() {
    Outcome outcome = report("--ranks", "2", "--interconnect", "ethernet-10g");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("no steps were timed").contains("--format text");
  }

  @Test
  void analyzeAndCommTakeARecordingToo() throws IOException {
    String json = report("--ranks", "4", "--format", "json", "--out", "-").out();

    assertThat(Outcome.of("analyze", recording.toString(), "--ranks", "4", "--format", "json", "--out", "-").out()).isEqualTo(json);
    String comm = Outcome.of("comm", recording.toString(), "--ranks", "4", "--format", "json", "--out", "-").out();
    assertThat(new ObjectMapper().readTree(comm).get("comm")).isEqualTo(new ObjectMapper().readTree(json).get("comm"));
  }

  @Test
  void jsonOnStandardOutputIsOneDocumentWithTheFieldsOfTheContract() throws IOException {
    JsonNode document = new ObjectMapper().readTree(report("--ranks", "2,4", "--format", "json", "--out", "-").out());

    assertThat(document.fieldNames()).toIterable().contains("schema", "version", "partial", "reason", "comm");
    JsonNode comm = document.get("comm");
    assertThat(comm.fieldNames()).toIterable().contains("steps", "step", "phases", "vertices", "nets", "singletons", "results");
    assertThat(comm.get("steps").asInt()).isEqualTo(LineRecording.STEPS);
    assertThat(comm.get("step").toString()).isEqualTo("{\"file\":\"Line.java\",\"line\":5}");
    JsonNode best = best(comm, 4);
    assertThat(best.fieldNames()).toIterable().contains("ranks", "estimator", "grid", "assembly", "best", "bytes_p2p", "bytes_collective",
        "bytes_p2p_per_step", "bytes_collective_per_step", "messages_per_step", "imbalance", "matrix");
    assertThat(best.get("estimator").asText()).isEqualTo("rows");
    assertThat(best.get("bytes_p2p_per_step").asInt()).isEqualTo(8 * 2 * 3);
    assertThat(best.get("matrix").toString()).isEqualTo("[[0,8,0,0],[8,0,8,0],[0,8,0,8],[0,0,8,0]]");
  }

  @Test
  void otherFormatsAreFilesThatReplaceOlderOnes() throws IOException {
    Files.createDirectories(results);
    Files.writeString(results.resolve("Line.json"), "older");
    Outcome outcome = report("--ranks", "2,4", "--format", "json,csv");

    assertThat(outcome.out()).isEmpty();
    assertThat(results).isDirectoryContaining("glob:**/Line.json").isDirectoryContaining("glob:**/Line-2.csv");
    assertThat(results).isDirectoryContaining("glob:**/Line-attribution.csv").isDirectoryNotContaining("glob:**/.*");
    assertThat(results.resolve("Line.json")).content().startsWith("{");
    assertThat(results.resolve("Line-4.csv")).hasContent("src,dst,bytes,messages\n0,1,8,1\n1,0,8,1\n1,2,8,1\n2,1,8,1\n2,3,8,1\n3,2,8,1");
  }

  @Test
  void oneMatrixMayGoToStandardOutput() {
    assertThat(report("--ranks", "2", "--format", "csv", "--out", "-").out()).isEqualTo("src,dst,bytes,messages\n0,1,8,1\n1,0,8,1\n");
  }

  @Test
  void htmlAndSarifAreFiles() {
    Outcome outcome = report("--ranks", "4", "--format", "html,sarif");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(results.resolve("Line.html")).content().startsWith("<!DOCTYPE html>").contains("Line.java:7");
    assertThat(results.resolve("Line.sarif")).content().contains("\"startLine\" : 7");
  }

  @Test
  void aDirectoryThatCannotBeWrittenIsNamed() throws IOException {
    Files.createFile(results);

    assertFails(report("--ranks", "2", "--format", "json"), 3, "cannot write the results to " + results);
  }

  @Test
  void aLimitThatIsPassedIsAnErrorAfterTheReport() {
    Outcome outcome = report("--ranks", "2,4", "--fail-on", "bytes_p2p_per_step@4>40B", "--fail-on", "imbalance>1.5");

    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).isNotEmpty();
    assertThat(outcome.err()).isEqualTo("parcast: error: --fail-on bytes_p2p_per_step@4>40B: bytes_p2p_per_step is 48 for 4 ranks\n");
  }

  @Test
  void aLimitThatIsNotPassedIsNone() {
    assertThat(report("--ranks", "2,4", "--fail-on", "bytes_p2p_per_step@4>48").code()).isZero();
  }

  @Test
  void aLimitOfRanksThatWereNotForecastIsSaidToBeUnchecked() {
    assertThat(report("--ranks", "2", "--fail-on", "bytes@16>1kB").err()).contains("parcast: warning: --fail-on bytes@16>1kB was not checked");
  }

  @Test
  void moreRanksThanWordsAreRefused() {
    assertFails(report("--ranks", "2,65"), 2, "65 ranks for a region that touches 64 words");
  }

  @Test
  void aShapeOfAnUnknownArrayIsRefused() {
    assertFails(report("--ranks", "2", "--shape", "b=8x8"), 2, "b");
  }

  @Test
  void aPartialRecordingIsReportedAsSuch() throws IOException {
    LineRecording.in(directory, "the time was up");
    Outcome outcome = report("--ranks", "2");

    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("the time was up");
  }

  @Test
  void aDamagedRecordingIsRefused() throws IOException {
    Path values = recording.resolve("values.bin");
    byte[] bytes = Files.readAllBytes(values);
    bytes[bytes.length / 2] ^= 1;
    Files.write(values, bytes);

    assertFails(report("--ranks", "2"), 3, "cannot read the recording " + recording);
  }

  @Test
  void anEmptyRecordingIsRefused() throws IOException {
    Path empty = Files.createDirectories(directory.resolve("Empty.parcast"));

    assertFails(Outcome.of("report", empty.toString()), 3, "cannot read the recording " + empty);
  }

  private Outcome report(String... options) {
    List<String> arguments = new ArrayList<>(List.of("report", recording.toString()));
    if (!List.of(options).contains("--out")) {
      arguments.addAll(List.of("--out", results.toString()));
    }
    arguments.addAll(List.of(options));
    return Outcome.of(arguments.toArray(String[]::new));
  }

  private static void assertFails(Outcome outcome, int code, String message) {
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.err()).startsWith("parcast: error: ").contains(message).hasLineCount(1);
  }

  private static JsonNode best(JsonNode comm, int ranks) {
    return StreamSupport.stream(comm.get("results").spliterator(), false)
        .filter(result -> result.get("ranks").asInt() == ranks && result.get("best").asBoolean())
        .findFirst()
        .orElseThrow();
  }
}
