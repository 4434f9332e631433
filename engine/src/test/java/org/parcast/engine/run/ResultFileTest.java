package org.parcast.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {
  @TempDir private Path directory;

  @Test
  void whatFailsHalfwayLeavesTheFileOfBefore() throws IOException {
    Path file = directory.resolve("new").resolve("result.txt");
    ResultFile.write(file, ResultFile.text(to -> to.append("\u03b1 whole")));

    assertThatThrownBy(() -> ResultFile.write(file, to -> {
      to.write('x');
      throw new IOException("disk full");
    })).hasMessage("disk full");

    assertThat(file).usingCharset(StandardCharsets.UTF_8).hasContent("\u03b1 whole");
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }
}
