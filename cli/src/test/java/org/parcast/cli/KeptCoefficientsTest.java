package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Modified Gram-Schmidt that keeps its products: over the whole region each is reduced once, though the matrix holds it to the end. */
@Tag("slow")
class KeptCoefficientsTest {
  private static final int COLUMNS = 18;
  private static final int RANKS = 4;

  @Test
  void eachIsReducedOnce() throws IOException {
    JsonNode document = new ObjectMapper().readTree(Outcome.of("comm", Programs.good("GramSchmidtKept"), "--kernel", "GramSchmidtKept.factor", "--ranks",
        String.valueOf(RANKS), "--format", "json", "--out", "-", "--quiet", "--", "100", String.valueOf(COLUMNS)).out());
    for (JsonNode result : document.at("/comm/results")) {
      if (result.path("best").asBoolean()) {
        assertThat(result.path("estimator").asText()).isEqualTo("rows");
        assertThat(result.path("bytes_p2p").asLong()).isZero();
        assertThat(result.path("bytes_collective").asLong()).isEqualTo(8L * 2 * (RANKS - 1) * COLUMNS * (COLUMNS + 1) / 2);
        return;
      }
    }
    throw new AssertionError("no best answer in " + document);
  }
}
