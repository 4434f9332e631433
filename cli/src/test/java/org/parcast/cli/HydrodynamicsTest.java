package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The Lagrangian shock hydrodynamics on 2 x 2 x 2 ranks, with s elements per edge and rank: what formulas give for codes of its kind. */
@Tag("slow")
class HydrodynamicsTest {
  private static final int Q = 2;
  private static final int S = 3;
  private static final int N = S + 1;

  /** Pairs of ranks that share a node, over the nodes. */
  private static final int F = 6 * Q * Q * (Q - 1) * N * N + 12 * Q * (Q - 1) * (Q - 1) * N + 8 * (Q - 1) * (Q - 1) * (Q - 1);

  /** Ranks that share a node beyond the first, over the nodes. */
  private static final int G = Q * Q * Q * N * N * N - (Q * S + 1) * (Q * S + 1) * (Q * S + 1);

  /** Gradients that cross the faces between ranks. */
  private static final int M = 6 * Q * Q * (Q - 1) * S * S;

  @Test
  void assemblyUnderCubes() throws IOException {
    JsonNode comm = new ObjectMapper()
        .readTree(Outcome.of("comm", Programs.good("Hydro"), "--ranks", "8", "--format", "json", "--out", "-", "--quiet", "--", "6", "4").out());
    assertThat(cubes(comm, "combined")).isCloseTo(8 * (9 * G + M), within(0.03 * 8 * (9 * G + M)));
    assertThat(cubes(comm, "sharers")).isCloseTo(8 * (3 * F + M), within(0.03 * 8 * (3 * F + M)));
    List<String> inSteps = new ArrayList<>();
    comm.at("/comm/singletons").forEach(singleton -> {
      if (singleton.path("per_step").asDouble() > 0) {
        inSteps.add(singleton.path("name").asText() + " " + singleton.path("kind").asText());
      }
    });
    assertThat(inSteps).containsExactly("hydro.dt allreduce");
  }

  private static double cubes(JsonNode document, String assembly) {
    for (JsonNode result : document.at("/comm/results")) {
      if (result.path("estimator").asText().equals("block3d") && result.path("grid").toString().equals("[2,2,2]")
          && result.path("assembly").asText().equals(assembly)) {
        return result.path("bytes_p2p_per_step").asDouble();
      }
    }
    throw new AssertionError("no cubes in " + document.at("/comm/results"));
  }
}
