package org.parcast.engine.run;

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
    Target target = Target.of(directory.resolve("src"));
    Path file = Files.createDirectories(target.path().resolve("app")).resolve("Solver.java");
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
  void filesOfAProjectKeepItsDirectories() throws IOException {
    Path sources = directory.resolve("src/main/java");
    Path one = Files.createDirectories(sources.resolve("one")).resolve("Solver.java");
    Path other = Files.createDirectories(sources.resolve("other")).resolve("Solver.java");
    Files.writeString(one, "class One {}");
    Files.writeString(other, "class Other {}");

    Target project = new Target(directory.resolve("classes"), null, List.of(), List.of(sources), List.of(), List.of(), directory);
    assertThat(SourceCopies.of(project, List.of(one, other)).files()).extracting(SourceFile::path)
        .containsExactly("src/main/java/one/Solver.java", "src/main/java/other/Solver.java");
    Target classes = new Target(directory.resolve("classes"), null, List.of(), List.of(sources), List.of(), List.of());
    assertThat(SourceCopies.of(classes, List.of(one, other)).files()).extracting(SourceFile::path).containsExactly("one/Solver.java", "other/Solver.java");
  }

  @Test
  void aRecordingWithoutSourceHasNone() throws IOException {
    assertThat(SourceCopies.read(directory)).isEqualTo(Sources.NONE);
  }
}
