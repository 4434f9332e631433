package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.engine.run.AnalysisException;

/** Changed sources go where they were asked to, and nowhere else. */
class DestinationTest {
  private static final String BEFORE = IntStream.range(0, 40).mapToObj(i -> "line " + i).collect(Collectors.joining("\n"));
  private static final String AFTER = BEFORE.replace("line 7\n", "").replace("line 20", "line twenty\nand more").replace("line 39", "the last");

  @TempDir private Path directory;

  private static int git(Path in, String... command) throws Exception {
    List<String> line = new ArrayList<>(List.of("git", "-c", "user.name=t", "-c", "user.email=t@t", "-c", "core.autocrlf=false", "-C", in.toString()));
    line.addAll(List.of(command));
    return new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
  }

  private Path repository(String text) throws Exception {
    git(directory, "init", "-q");
    Path file = Files.writeString(Files.createDirectories(directory.resolve("src/a")).resolve("P.java"), text);
    git(directory, "add", ".");
    git(directory, "commit", "-q", "-m", "first");
    return file;
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void gitAppliesTheDiff(String end) throws Exception {
    for (String last : List.of("", end)) {
      String before = BEFORE.replace("\n", end) + last;
      String after = AFTER.replace("\n", end) + last;
      Path file = repository(before);
      Path patch = Files.writeString(directory.resolve("p.patch"), UnifiedDiff.of(List.of(new ChangedFile(file, "P.java", before, after))));

      assertThat(git(directory, "apply", patch.toString())).as(Files.readString(patch)).isZero();
      assertThat(Files.readString(file)).isEqualTo(after);
    }
  }

  @Test
  void whatIsNotCommittedIsNotChangedInPlace() throws Exception {
    Path file = repository(BEFORE);
    ChangedFile changed = new ChangedFile(file, "P.java", BEFORE, AFTER);
    Files.writeString(file, BEFORE + "\n");
    assertThatThrownBy(() -> Destination.inPlace(List.of(changed))).isInstanceOf(AnalysisException.class).hasMessageContaining("not committed");
    assertThat(Files.readString(file)).isEqualTo(BEFORE + "\n");

    Files.writeString(file, BEFORE);
    Destination.inPlace(List.of(changed));
    assertThat(Files.readString(file)).isEqualTo(AFTER);
  }

  @Test
  void whatGitDoesNotKnowIsNotChangedInPlace() throws Exception {
    Path file = Files.writeString(directory.resolve("P.java"), BEFORE);

    assertThatThrownBy(() -> Destination.inPlace(List.of(new ChangedFile(file, "P.java", BEFORE, AFTER)))).hasMessageContaining("not under version control");
    assertThat(Files.readString(file)).isEqualTo(BEFORE);
  }

  @Test
  void aDirectoryGetsCopiesAndTheSourcesStay() throws Exception {
    Path file = Files.writeString(Files.createDirectories(directory.resolve("in/a")).resolve("P.java"), BEFORE);
    file.getParent().toFile().setWritable(false);
    Destination.directory(directory.resolve("out"), List.of(new ChangedFile(file, "a/P.java", BEFORE, AFTER)));

    assertThat(Files.readString(directory.resolve("out/a/P.java"))).isEqualTo(AFTER);
    assertThat(Files.readString(file)).isEqualTo(BEFORE);
    file.getParent().toFile().setWritable(true);
  }

  @Test
  void theDirectoryOfTheSourcesIsRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("P.java"), BEFORE);

    assertThatThrownBy(() -> Destination.directory(directory, List.of(new ChangedFile(file, "P.java", BEFORE, AFTER)))).hasMessageContaining("where the sources are");
    assertThatThrownBy(() -> Destination.directory(directory, List.of(new ChangedFile(file, "../P.java", BEFORE, AFTER)))).hasMessageContaining("leads out");
  }
}
