package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The recording of a small run, with times of its steps, made once for all tests that change copies of it. */
final class HeatRecording {
  private static Path whole;

  private HeatRecording() {}

  /** Returns a copy in the directory, {@code Heat2D.parcast}. */
  static synchronized Path in(Path directory) throws IOException {
    if (whole == null) {
      Path home = Files.createTempDirectory("heat-recording");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(home)));
      Outcome outcome = Outcome.of("comm", Programs.good("Heat2D"), "--ranks", "2", "--out", home.toString(), "--", "8", "2");
      assertThat(outcome.code()).as(outcome.err()).isZero();
      whole = home.resolve("Heat2D.parcast");
    }
    Path copy = directory.resolve(whole.getFileName());
    for (Path file : below(whole)) {
      Files.copy(file, copy.resolve(whole.relativize(file).toString()));
    }
    return copy;
  }

  /** Directories before what is in them. */
  private static List<Path> below(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.sorted().toList();
    }
  }

  private static void delete(Path directory) {
    try {
      List<Path> files = below(directory);
      for (int k = files.size() - 1; k >= 0; k--) {
        Files.delete(files.get(k));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
