package org.parcast.tracer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.frontend.TestPrograms;

/** The programs of {@code testdata} and what is known of them beforehand. */
final class TestData {
  private TestData() {}

  static Path program(String name) {
    return TestPrograms.program(name);
  }

  /** All programs, by name. */
  static List<Path> programs() {
    return TestPrograms.all();
  }

  /** The files of hand-computed nets. */
  static List<Path> nets() {
    return list(root().resolve("expected/nets"), ".txt");
  }

  /** What the program prints without arguments. */
  static Path output(String name) {
    return root().resolve("expected/output").resolve(name + ".txt");
  }

  private static List<Path> list(Path directory, String suffix) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path root() {
    return TestPrograms.directory().getParent();
  }
}
