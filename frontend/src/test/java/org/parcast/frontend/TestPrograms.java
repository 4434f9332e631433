package org.parcast.frontend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The programs in {@code testdata/programs} of this project. */
public final class TestPrograms {
  private TestPrograms() {}

  public static Path directory() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path programs = at.resolve("testdata/programs");
      if (Files.isDirectory(programs)) {
        return programs;
      }
    }
    throw new IllegalStateException("run the tests within the project: there is no testdata/programs above the working directory");
  }

  public static Path program(String name) {
    return directory().resolve(name + ".java");
  }

  /** All programs, by name. */
  public static List<Path> all() {
    try (Stream<Path> files = Files.list(directory())) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
