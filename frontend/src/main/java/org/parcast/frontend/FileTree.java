package org.parcast.frontend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Lists what is below a directory. */
final class FileTree {
  private FileTree() {}

  /** The files and directories chosen, sorted. */
  static List<Path> list(Path directory, Predicate<Path> chosen) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(chosen).sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause(); // a directory below that may not be read
    }
  }
}
