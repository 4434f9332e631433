package org.parcast.engine.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.ChangedFile;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.report.Sources;

/** Programs of one name in one directory of results, as in two modules of a build. */
class ParallelVersionTest {
  @TempDir private Path directory;

  private void write(String module, String after) throws Exception {
    Path classes = Files.createDirectories(directory.resolve(module));
    RunSummary run = new RunSummary("Main", module + ".Main", List.of(), RunSummary.End.COMPLETED, "", null, Duration.ZERO, new Sources(List.of()));
    ChangedFile file = new ChangedFile(Files.writeString(classes.resolve("Main.java"), "before\n"), "Main.java", "before\n", after + "\n");
    ApplyResult result = new ApplyResult(run, List.of(), Optional.empty(), List.of(), List.of(file), List.of());
    new ParallelVersion(directory.resolve("results"), Target.of(classes)).write(result, new StringBuilder());
  }

  private String read(String name) throws Exception {
    return Files.readString(directory.resolve("results").resolve(name));
  }

  @Test
  void aPatchNeverOverwritesThatOfAnotherModule() throws Exception {
    write("first", "one");
    write("second", "two");
    write("first", "three");
    assertThat(read("Main.patch")).contains("+three");
    assertThat(read("Main-parallel/Main.java")).isEqualTo("three\n");
    assertThat(read("Main-2.patch")).contains("+two");
    assertThat(read("Main-2-parallel/Main.java")).isEqualTo("two\n");
    assertThat(directory.resolve("results/Main-2-apply.json")).exists();
  }
}
