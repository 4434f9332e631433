package org.parcast.tracer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The programs of {@code testdata} and what is known of them beforehand. */
final class TestData {
  private TestData() {}

  static Path program(String name) {
    return root().resolve("programs").resolve(name + ".java");
  }

  /** All programs, by name. */
  static List<Path> programs() {
    return list(root().resolve("programs"), ".java");
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
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path data = at.resolve("testdata");
      if (Files.isDirectory(data.resolve("programs"))) {
        return data;
      }
    }
    throw new IllegalStateException("run the tests within the project: there is no testdata/programs above the working directory");
  }
}
