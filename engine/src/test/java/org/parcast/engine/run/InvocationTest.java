package org.parcast.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.frontend.Frontend;

class InvocationTest {
  @TempDir private Path recording;

  @Test
  void whatIsWrittenIsRead() throws Exception {
    Path source = recording.resolve("Loop.java");
    Files.writeString(source, """
        class Loop {
          public static void main(String[] a) {
            for (int i = 0; i < 3; i++) {
              System.out.println(i);
            }
          }
        }
        """);
    Invocation invocation = new Invocation("app.Main", List.of("256", "", "two words", "\"quoted\"", "\u00e4\n"));
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      invocation.write(recording, program);
    }

    assertThat(Invocation.read(recording, "X")).isEqualTo(invocation);
    JsonNode written = new ObjectMapper().readTree(recording.resolve("program.json").toFile());
    assertThat(written.at("/loops/0/line").asInt()).isEqualTo(3);
    assertThat(written.at("/classes/0/methods/1/name").asText()).isEqualTo("main");
    assertThat(written.at("/classes/0/methods/1/blocks").size()).isGreaterThan(2);
  }

  @Test
  void aRecordingWithoutTheFileIsKnownByItsName() throws IOException {
    assertThat(Invocation.read(recording, "X")).isEqualTo(new Invocation("X", List.of()));
  }
}
