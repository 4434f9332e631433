package org.parcast.frontend.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryDirectoryTest {
  /** As of a process that was killed: nobody holds the lock. */
  private static final String LEFT = ".parcast-1-1-7";

  @TempDir private Path home;

  @Test
  void whatAKilledProcessHasLeftIsDeletedByTheNext() throws IOException {
    Path left = Files.createDirectories(home.resolve(LEFT + "/A.parcast"));
    Files.createFile(home.resolve(LEFT + "/.lock"));
    Files.writeString(left.resolve("values.bin"), "half");
    TemporaryDirectory.in(home).close();
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void whatItHadReplacedComesBack() throws IOException {
    Path older = Files.createDirectories(home.resolve(LEFT + "/replaced/A.parcast"));
    Files.createFile(home.resolve(LEFT + "/.lock"));
    Files.writeString(older.resolve("values.bin"), "whole");
    TemporaryDirectory.in(home).close();
    assertThat(home.resolve("A.parcast/values.bin")).hasContent("whole");
    assertThat(home.resolve(LEFT)).doesNotExist();
  }

  @Test
  void severalThreadsOfAProcessMaySweepAtOnce() throws IOException {
    for (int i = 0; i < 200; i++) {
      Files.createFile(Files.createDirectories(home.resolve(".parcast-1-1-" + i)).resolve(".lock"));
    }
    assertThatCode(() -> IntStream.range(0, 100).parallel().forEach(i -> {
      try {
        TemporaryDirectory.in(home).close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    })).doesNotThrowAnyException();
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void whatIsNotOursOrLivesStays() throws IOException {
    Path unlocked = Files.createDirectories(home.resolve(".parcast-1-1-8/of-somebody"));
    Path other = Files.createDirectories(home.resolve(".parcast-notes"));
    try (TemporaryDirectory living = TemporaryDirectory.in(home)) {
      TemporaryDirectory.in(home).close();
      assertThat(living.path()).isDirectoryContaining("glob:**.lock");
    }
    assertThat(unlocked).exists();
    assertThat(other).exists();
  }
}
