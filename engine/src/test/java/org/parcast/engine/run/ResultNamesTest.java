package org.parcast.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No program's results are written over another's. */
class ResultNamesTest {
  @TempDir Path directory;
  private Path results;

  @BeforeEach
  void results() {
    results = directory.resolve("results");
  }

  @Test
  void programsOfOneNameInTwoDirectoriesHaveNamesOfTheirOwn() throws IOException {
    assertThat(taken("ex1/Main.java", "Main")).isEqualTo("Main");
    assertThat(taken("ex2/Main.java", "Main")).isEqualTo("Main-2");
    assertThat(taken("ex3/Main.java", "Main")).isEqualTo("Main-3");
    assertThat(List.of(taken("ex1/Main.java", "Main"), taken("ex2/Main.java", "Main"))).as("and keep them").containsExactly("Main", "Main-2");
  }

  @Test
  void classesOfOneNameInTwoPackagesHaveNamesOfTheirOwn() throws IOException {
    assertThat(taken("classes", "a.Main")).isEqualTo("Main");
    assertThat(taken("classes", "b.Main")).isEqualTo("Main-2");
  }

  @Test
  void whatIsFoundWithoutARunStandsBesideWhatARunFound() throws IOException {
    assertThat(taken("ex1/Main.java", "")).isEqualTo("Main");
    assertThat(taken("ex1/Main.java", "Main")).isEqualTo("Main");
    assertThat(taken("ex2/Main.java", "")).isEqualTo("Main-2");
  }

  @Test
  void aRecordingAmongTheResultsKeepsItsName() throws IOException {
    taken("ex1/Main.java", "Main");
    taken("ex2/Main.java", "Main");
    assertThat(ResultNames.taken(results, "Main-2", Target.of(results.resolve("Main-2.parcast")), "Main")).isEqualTo("Main-2");
    assertThat(taken("elsewhere/Main.parcast", "Main")).as("of another directory").isEqualTo("Main-3");
  }

  @Test
  void theNameOfAProgramThatIsNoMoreIsFree() throws IOException {
    taken("ex1/Main.java", "Main");
    Files.delete(directory.resolve("ex1/Main.java"));
    assertThat(taken("ex2/Main.java", "Main")).isEqualTo("Main");
  }

  @Test
  void whoOnlyAsksLeavesNothing() throws IOException {
    assertThat(ResultNames.of(results, "Main", Target.of(directory), "Main")).isEqualTo("Main");
    assertThat(ResultNames.taken(null, "Main", Target.of(directory), "Main")).isEqualTo("Main");
    assertThat(results).doesNotExist();
  }

  private String taken(String path, String mainClass) throws IOException {
    Path program = directory.resolve(path);
    if (!Files.exists(program)) {
      Files.createDirectories(program.getParent());
      Files.createFile(program);
    }
    return ResultNames.taken(results, "Main", Target.of(program), mainClass);
  }
}
