package org.parcast.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PendingRecordingTest {
  @TempDir private Path home;

  @Test
  void aRecordingThatIsNotKeptLeavesNothing() throws IOException {
    try (PendingRecording pending = PendingRecording.in(home, "A")) {
      write(pending, "half");
    }
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void aWholeRecordingTakesThePlaceOfAnOlderOne() throws IOException {
    for (String content : new String[] {"older", "newer"}) {
      try (PendingRecording pending = PendingRecording.in(home, "A")) {
        write(pending, content);
        assertThat(pending.keep(AnalysisListener.SILENT)).isEqualTo(home.resolve("A.parcast"));
      }
    }
    assertThat(home.resolve("A.parcast/nets")).hasContent("newer");
    assertThat(home).isDirectoryNotContaining(path -> !path.endsWith("A.parcast"));
  }

  @Test
  void theOlderRecordingStaysUntilTheNewerIsWhole() throws IOException {
    Files.createDirectories(home.resolve("A.parcast"));
    try (PendingRecording pending = PendingRecording.in(home, "A")) {
      write(pending, "half");
    }
    assertThat(home.resolve("A.parcast")).isEmptyDirectory();
  }

  @Test
  void withoutADestinationNothingIsKept() throws IOException {
    Path directory;
    try (PendingRecording pending = PendingRecording.in(null, "A")) {
      write(pending, "whole");
      directory = pending.directory();
      assertThat(directory).exists().hasFileName("A.parcast");
      assertThat(pending.keep(AnalysisListener.SILENT)).isNull();
    }
    assertThat(directory).doesNotExist();
  }

  private static void write(PendingRecording pending, String content) throws IOException {
    Files.createDirectories(pending.directory());
    Files.writeString(pending.directory().resolve("nets"), content);
  }
}
