package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InvocationTest {
  @TempDir private Path recording;

  @Test
  void whatIsWrittenIsRead() throws IOException {
    Invocation invocation = new Invocation("app.Main", List.of("256", "", "two words", "\"quoted\"", "\u00e4\n"));
    invocation.write(recording);

    assertThat(Invocation.read(recording, "X")).isEqualTo(invocation);
  }

  @Test
  void aRecordingWithoutTheFileIsKnownByItsName() throws IOException {
    assertThat(Invocation.read(recording, "X")).isEqualTo(new Invocation("X", List.of()));
  }
}
