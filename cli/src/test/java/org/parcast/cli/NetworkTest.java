package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkTest {
  @TempDir private Path directory;

  private static JsonNode json(String... arguments) throws IOException {
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return new ObjectMapper().readTree(outcome.out());
  }

  @Test
  void theDocumentHasTheFieldsOfTheContract() throws IOException {
    JsonNode document = json("network", "--nodes", "1000", "--format", "json", "--out", "-");
    JsonNode network = document.get("network");

    assertThat(document.fieldNames()).toIterable().contains("schema", "version", "partial", "reason", "network");
    assertThat(network.fieldNames()).toIterable().contains("ideal", "random", "gain", "limit", "curve").doesNotContain("placed");
    assertThat(network.get("ideal").fieldNames()).toIterable().contains("d", "t_t", "r_t", "T_m", "T_h", "rho", "injection", "contributions");
    assertThat(network.get("ideal").get("contributions")).hasSize(4);
    assertThat(network.get("curve").get(0).fieldNames()).toIterable().containsExactly("processors", "gain", "T_h");
    assertThat(network.get("gain").asDouble()).isCloseTo(2.06, within(0.01));
  }

  @Test
  void everyParameterOfTheModelCanBeGiven() throws IOException {
    JsonNode parameters = json("network", "--nodes", "512", "--dimension", "3", "--contexts", "2", "--critical", "1.9", "--messages", "3", "--flits", "8",
        "--run-length", "50", "--overhead", "60", "--switch", "11", "--speed", "0.5", "--node-channel", "--format", "json", "--out", "-")
        .get("network").get("parameters");

    assertThat(parameters.toString()).isEqualTo("{\"n\":3,\"p\":2,\"c\":1.9,\"g\":3,\"B\":8,\"T_r\":50,\"T_f\":60,\"T_s\":11,\"speed\":0.5,\"s\":"
        + 6 / 1.9 + ",\"node_channel\":true}");
  }

  @Test
  void aProgramsRanksArePlacedAndItsParametersMeasured() throws IOException {
    Path recording = LineRecording.in(directory, "");
    JsonNode network = json("network", recording.toString(), "--topology", "mesh:4x1", "--format", "json", "--out", "-").get("network");

    // Each rank of a line sends a word of eight bytes to its neighbours.
    assertThat(network.get("placed").get("d").asDouble()).isEqualTo(1);
    assertThat(network.get("parameters").get("B").asDouble()).isEqualTo(1);
    assertThat(network.get("node_of_rank")).hasSize(4);
    assertThat(network.get("placed_gain").asDouble()).isGreaterThan(1);
  }

  @Test
  void aLimitOfTheGainEndsWithOne() {
    Outcome passed = Outcome.of("network", "--nodes", "1000", "--fail-on", "gain>1.5", "--fail-on", "imbalance>1", "--quiet");

    assertThat(passed.code()).isEqualTo(1);
    assertThat(passed.err()).contains("error: --fail-on gain>1.5: gain is 2.", " for 1000 processors").contains("warning: --fail-on imbalance>1 was not checked");
    assertThat(Outcome.of("network", "--nodes", "1000", "--fail-on", "gain>10", "--quiet").code()).isZero();
  }

  @Test
  void theGainOfASizeOnTheCurveCanBeALimit() {
    Outcome passed = Outcome.of("network", "--fail-on", "gain@1000000>40", "--fail-on", "gain@1000<2", "--quiet");

    assertThat(passed.code()).isEqualTo(1);
    assertThat(passed.err()).contains("gain@1000000>40: gain is 41.").doesNotContain("gain@1000<2");
    assertRefused("300 processors are not on the curve: give --nodes 300", "--fail-on", "gain@300>1");
    assertThat(Outcome.of("network", "--nodes", "300", "--fail-on", "gain@300>1", "--quiet").code()).isEqualTo(1);
  }

  @Test
  void theTextShowsTheFourContributions() {
    Outcome outcome = Outcome.of("network", "--topology", "torus:8x8");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("torus:8x8").contains("ideal").contains("random").contains("4.06").contains("1,000,000");
  }

  @Test
  void whereContextsHideAllLatencyTheTextSaysSo() {
    assertThat(Outcome.of("network", "--contexts", "4", "--run-length", "1000", "--out", "-").out()).contains("Masked (ideal, random)");
    assertThat(Outcome.of("network", "--out", "-").out()).doesNotContain("Masked");
  }

  @Test
  void contradictionsAndNonsenseAreUsageErrors() {
    assertRefused("--topology torus:8x8 has 64 nodes", "--topology", "torus:8x8", "--nodes", "65");
    assertRefused("dimensions", "--topology", "torus:8x8", "--dimension", "3");
    assertRefused("--nodes is 1", "--nodes", "1");
    assertRefused("--nodes is 7: a torus of 3 dimensions has at least two along each; give --dimension 2 or less", "--nodes", "7", "--dimension", "3");
    assertRefused("--critical is 1.88, more than all messages of a transaction, --messages 1.0", "--messages", "1");
    assertRefused("--flits is 0.0", "--flits", "0");
    assertRefused("--flits: 'many' is not a number", "--flits", "many");
    assertRefused("--speed: 'NaN' is not a number", "--speed", "NaN");
    assertRefused("runs no program", "--", "x");
  }

  private static void assertRefused(String message, String... options) {
    String[] arguments = new String[options.length + 1];
    arguments[0] = "network";
    System.arraycopy(options, 0, arguments, 1, options.length);
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.out()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("parcast: error: ").contains(message).hasLineCount(1);
  }
}
