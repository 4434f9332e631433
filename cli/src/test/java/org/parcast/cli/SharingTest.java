package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharingTest {
  @TempDir private Path directory;
  private Path trace;

  @BeforeEach
  void write() throws IOException {
    trace = Files.writeString(directory.resolve("threads.trace"), "0 100 w\n1 108 w\n2 4000 r\n0 100 w\n");
  }

  @Test
  void theDocumentHasTheFieldsOfTheContract() throws IOException {
    Outcome outcome = Outcome.of("sharing", trace.toString(), "--detect", "accurate", "--format", "json", "--out", "-");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode sharing = new ObjectMapper().readTree(outcome.out()).get("sharing");

    assertThat(sharing.fieldNames()).toIterable().contains("threads", "granularity", "detect", "matrix", "types", "mse");
    assertThat(sharing.get("threads").asInt()).isEqualTo(3);
    assertThat(sharing.get("granularity").asInt()).isEqualTo(64);
    assertThat(sharing.get("detect").asText()).isEqualTo("accurate");
    assertThat(sharing.get("matrix").toString()).isEqualTo("[[0,2,0],[2,0,0],[0,0,0]]");
    assertThat(sharing.get("types").get("spatial_false").asInt()).isEqualTo(2);
    assertThat(sharing.get("types").get("private").asInt()).isEqualTo(1);
  }

  @Test
  void theMatrixComesAsCsvToo() {
    assertThat(Outcome.of("sharing", trace.toString(), "--format", "csv", "--out", "-").out()).isEqualTo("0,2,0\n2,0,0\n0,0,0\n");
  }

  @Test
  void theTextNamesFalseSharing() {
    assertThat(Outcome.of("sharing", trace.toString()).out()).contains("False sharing", "0x100", "64 bytes").contains("spatial false");
  }

  @Test
  void nonsenseIsRefused() {
    assertThat(Outcome.of("sharing", trace.toString(), "--granularity", "100").err()).contains("power of two");
    assertThat(Outcome.of("sharing", trace.toString(), "--detect", "some").err()).contains("relaxed and accurate");
  }
}
