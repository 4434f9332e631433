package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.report.SourceFile;
import org.parcast.report.Sources;

class SourceCopiesTest {
  @TempDir private Path directory;

  @Test
  void filesAreKeptUnderTheirPathsInTheTarget() throws IOException {
    Path target = directory.resolve("src");
    Path file = Files.createDirectories(target.resolve("app")).resolve("Solver.java");
    Files.writeString(file, "class Solver {\n}\n");
    Path elsewhere = Files.writeString(directory.resolve("Other.java"), "class Other {}");
    Path recording = directory.resolve("Solver.parcast");
    SourceCopies.write(recording, target, List.of(file, elsewhere));

    Sources sources = SourceCopies.read(recording);
    assertThat(sources.files()).extracting(SourceFile::path).containsExactlyInAnyOrder("app/Solver.java", "Other.java");
    assertThat(sources.find("app/Solver.java").orElseThrow().lines()).containsExactly("class Solver {", "}");
    assertThat(SourceCopies.of(target, List.of(file))).isEqualTo(new Sources(List.of(new SourceFile("app/Solver.java", List.of("class Solver {", "}")))));
  }

  @Test
  void aRecordingWithoutSourceHasNone() throws IOException {
    assertThat(SourceCopies.read(directory)).isEqualTo(Sources.NONE);
  }
}
