package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkTest {
  @TempDir private static Path recordings;

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

  /** Distances 1 to 6 as in the paper's experiments: the farther, the slower; at the mean of a random mapping as fast as that. */
  @Test
  void mappingsOfGivenDistancesAreToldToo() throws IOException {
    JsonNode network = json("network", "--distance", "1,2,3,4,5,6", "--contexts", "2", "--format", "json", "--out", "-").get("network");

    assertThat(network.get("mappings")).hasSize(6);
    assertThat(network.get("mappings").get(0)).isEqualTo(network.get("ideal"));
    for (int i = 1; i < 6; i++) {
      assertThat(network.get("mappings").get(i).get("d").asDouble()).isEqualTo(i + 1);
      assertThat(network.get("mappings").get(i).get("r_t").asDouble()).isLessThan(network.get("mappings").get(i - 1).get("r_t").asDouble());
    }
    assertThat(Outcome.of("network", "--distance", "2").out()).contains("a mapping");
  }

  @Test
  void aDistanceThatTheNetworkDoesNotHaveIsRefused() {
    assertThat(Outcome.of("network", "--distance", "9").err()).contains("--distance is 9: on 64 processors of this network messages go 1 to 8 hops");
    assertThat(Outcome.of("network", "--distance", "0.5").code()).isEqualTo(2);
    assertThat(Outcome.of("network", "--topology", "mesh:4x16", "--distance", "18.5").err()).contains("1 to 18 hops");
    assertThat(Outcome.of("network", "--topology", "fattree:4x16", "--distance", "1").err()).contains("2 to 4 hops");
    assertThat(Outcome.of("network", "--distance", "near").code()).isEqualTo(2);
  }

  @Test
  void aProgramsRanksArePlacedAndItsParametersMeasured() throws IOException {
    Path recording = LineRecording.in(directory, "");
    JsonNode network = json("network", recording.toString(), "--topology", "mesh:4x1", "--format", "json", "--out", "-").get("network");

    // Each rank of a line sends a word of eight bytes to its neighbours.
    assertThat(network.get("placed").get("d").asDouble()).isEqualTo(1);
    assertThat(network.get("parameters").get("B").asDouble()).isEqualTo(1);
    assertThat(network.get("node_of_rank")).hasSize(4);
    assertThat(network.get("decompositions").get(0).get("estimator").asText()).isEqualTo("rows");
    assertThat(network.get("decompositions").get(0).get("hop_bytes").asInt()).isEqualTo(8 * 2 * 3);
    assertThat(network.get("placed_gain").asDouble()).isGreaterThan(1);
  }

  private static final String SWAPPED = """
      double[][] u = new double[n][n], v = new double[n][n];
      for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) u[i][j] = i * 31 + j;
      for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++)
          v[i][j] = u[i][j] + u[(i + 1) % n][j] + u[(i + n - 1) % n][j] + u[i][(j + 1) % n] + u[i][(j + n - 1) % n];
        double[][] w = u; u = v; v = w;
      }
      System.out.println(u[1][1]);
      """;

  private static final String COPIED = """
      float[][] u = new float[n][n], v = new float[n][n];
      for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) u[i][j] = i + j * 3;
      int t = 0;
      while (t++ < 3) {
        for (int i = 0; i < n; i++) {
          int up = i == 0 ? n - 1 : i - 1, down = i == n - 1 ? 0 : i + 1;
          for (int j = 0; j < n; j++) {
            int left = j == 0 ? n - 1 : j - 1, right = j == n - 1 ? 0 : j + 1;
            v[i][j] = 0.25f * (u[up][j] + u[down][j] + u[i][left] + u[i][right]);
          }
        }
        for (int i = 0; i < n; i++) System.arraycopy(v[i], 0, u[i], 0, n);
      }
      System.out.println(u[2][1]);
      """;

  private static final String OF_THREE_DIMENSIONS = """
      double[][][] u = new double[n][n][n], v = new double[n][n][n];
      for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) u[i][j][k] = i + j + k;
      for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++)
          v[i][j][k] = u[(i + 1) % n][j][k] + u[(i + n - 1) % n][j][k] + u[i][(j + 1) % n][k] + u[i][(j + n - 1) % n][k]
              + u[i][j][(k + 1) % n] + u[i][j][(k + n - 1) % n];
        double[][][] w = u; u = v; v = w;
      }
      System.out.println(u[1][1][1]);
      """;

  /** Blocks of a periodic grid lie beside their neighbours, though other parts may send fewer bytes. */
  @Test
  @Tag("slow")
  void periodicGridsGoOneHopOnToriThatFit() throws IOException {
    assertOneHop(recorded("Swapped", SWAPPED, 32), "torus:8x8", "torus:4x8", "torus:8x4", "torus:4x4", "torus:2x8", "torus:4x2");
    assertOneHop(recorded("Copied", COPIED, 32), "torus:8x8", "torus:4x4");
    assertOneHop(recorded("Space", OF_THREE_DIMENSIONS, 8), "torus:4x4x4");
  }

  /** What is computed before and after the steps is no work of theirs, however few they are; nor are copies. */
  @Test
  @Tag("slow")
  void theRunLengthIsThatOfTheSteps() throws IOException {
    for (Path recording : List.of(recorded("Swapped", SWAPPED, 32), recorded("Copied", COPIED, 32))) {
      JsonNode network = json("network", recording.toString(), "--topology", "torus:8x8", "--format", "json", "--out", "-").get("network");

      assertThat(network.get("parameters").get("T_r").asDouble()).isEqualTo(32 * 32 / (8 * 8) / 4);
    }
  }

  /** Also those that send more bytes than the one taken needs hop-bytes: who knows a decomposition by its name finds it. Not the partitioner's, which puts each of two swapped grids on ranks of its own. */
  @Test
  @Tag("slow")
  void everyBalancedDecompositionIsPlaced() throws IOException {
    JsonNode network = json("network", recorded("Swapped", SWAPPED, 32).toString(), "--topology", "torus:4x4", "--format", "json", "--out", "-").get("network");

    assertThat(network.get("decompositions")).extracting(each -> each.get("estimator").asText())
        .contains("block2d", "rows", "columns", "cyclic", "block-cyclic").doesNotContain("partition");
    JsonNode copied = json("network", recorded("Copied", COPIED, 32).toString(), "--topology", "torus:4x4", "--format", "json", "--out", "-").get("network");
    assertThat(copied.get("decompositions")).extracting(each -> each.get("estimator").asText()).contains("partition", "block2d", "rows");
  }

  /** A recording, which several tests read. */
  private static Path recorded(String name, String body, int n) throws IOException {
    Path recording = recordings.resolve(name + ".parcast");
    if (Files.exists(recording)) {
      return recording;
    }
    Path program = Files.writeString(recordings.resolve(name + ".java"),
        "public final class " + name + " { public static void main(String[] a) { int n = Integer.parseInt(a[0]);\n" + body + "} }");
    assertThat(Outcome.of("comm", program.toString(), "--ranks", "2", "--format", "json", "--out", recordings.toString(), "-q", "--", "" + n).code()).isZero();
    return recording;
  }

  private static void assertOneHop(Path recording, String... topologies) throws IOException {
    for (String topology : topologies) {
      JsonNode network = json("network", recording.toString(), "--topology", topology, "--format", "json", "--out", "-").get("network");
      assertThat(network.get("placed").get("d").asDouble()).as(recording + " on " + topology).isEqualTo(1);
      JsonNode taken = network.get("decompositions").get(0);
      network.get("decompositions").forEach(
          other -> assertThat(other.get("hop_bytes").asDouble()).isGreaterThanOrEqualTo(taken.get("hop_bytes").asDouble()));
    }
  }

  /** Table 1's application with more contexts, as the paper measured it: 40 to 55 at a million, about 2 at a thousand. */
  @Test
  void contextsAloneTakeThePapersConstants() throws IOException {
    assertThat(gainOfContexts(1, 1_000_000)).isCloseTo(41.2, within(0.1));
    assertThat(gainOfContexts(2, 1_000_000)).isCloseTo(48.3, within(0.1));
    assertThat(gainOfContexts(4, 1_000_000)).isCloseTo(52.4, within(0.1));
    assertThat(gainOfContexts(4, 1_000)).isCloseTo(1.99, within(0.01));
    assertRefused("--contexts is 3: the paper measured 1, 2 and 4; give --critical, --run-length and --overhead", "--contexts", "3");
    assertThat(Outcome.of("network", "--contexts", "3", "--critical", "2", "--run-length", "45", "--overhead", "210").code()).isZero();
  }

  private static double gainOfContexts(int contexts, int nodes) throws IOException {
    return json("network", "--contexts", "" + contexts, "--nodes", "" + nodes, "--format", "json", "--out", "-").get("network").get("gain").asDouble();
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
