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

  @Test
  void recordingsOfOneRunBecomeOne() throws IOException {
    keep("program.json", "A 1", "values.bin", "values", "times.bin", "times");
    keep("program.json", "A 1", "blocks.bin", "blocks");
    keep("program.json", "A 1", "values.bin", "values again");
    assertThat(home.resolve("A.parcast/values.bin")).hasContent("values again");
    assertThat(home.resolve("A.parcast/blocks.bin")).hasContent("blocks");
    assertThat(home.resolve("A.parcast/times.bin")).as("times of the values before").doesNotExist();
    assertThat(home).isDirectoryNotContaining(path -> !path.endsWith("A.parcast"));
  }

  @Test
  void aRecordingOfAnotherRunThatHoldsMoreStays() throws IOException {
    keep("program.json", "A 256", "values.bin", "values", "blocks.bin", "blocks");
    assertThat(keep("program.json", "A 16", "blocks.bin", "small")).isEqualTo(home.resolve("A-blocks.parcast"));
    assertThat(keep("program.json", "A 16", "sharing.txt", "counts")).isEqualTo(home.resolve("A-sharing.parcast"));
    assertThat(keep("program.json", "A 32", "blocks.bin", "larger")).isEqualTo(home.resolve("A-blocks.parcast"));
    assertThat(home.resolve("A.parcast/blocks.bin")).hasContent("blocks");
    assertThat(home.resolve("A-blocks.parcast/blocks.bin")).hasContent("larger");
    assertThat(keep("program.json", "A 32", "values.bin", "new", "blocks.bin", "new")).isEqualTo(home.resolve("A.parcast"));
  }

  @Test
  void runsThatPrintSomethingElseAreNotTheSame() throws IOException {
    keep("program.json", "A", "out.txt", "1", "values.bin", "values");
    assertThat(keep("program.json", "A", "out.txt", "2", "blocks.bin", "blocks")).isEqualTo(home.resolve("A-blocks.parcast"));
  }

  /** Keeps a recording of these files, each name followed by its content. */
  private Path keep(String... files) throws IOException {
    try (PendingRecording pending = PendingRecording.in(home, "A")) {
      Files.createDirectories(pending.directory());
      for (int i = 0; i < files.length; i += 2) {
        Files.writeString(pending.directory().resolve(files[i]), files[i + 1]);
      }
      return pending.keep(AnalysisListener.SILENT);
    }
  }

  private static void write(PendingRecording pending, String content) throws IOException {
    Files.createDirectories(pending.directory());
    Files.writeString(pending.directory().resolve("nets"), content);
  }
}
