package org.parcast.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.ir.Similar;

/** Finds the file that somebody may have meant. */
public final class SimilarFile {
  private SimilarFile() {}

  /** A file beside {@code missing} whose name is like it, as the end of a message: {@code "; did you mean X?"}; else empty. */
  public static String to(Path missing) {
    Path directory = missing.toAbsolutePath().getParent();
    if (directory == null || missing.getFileName() == null || !Files.isDirectory(directory)) {
      return "";
    }
    try (Stream<Path> files = Files.list(directory)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      return Similar.to(missing.getFileName().toString(), names).map(name -> "; did you mean " + missing.resolveSibling(name) + "?").orElse("");
    } catch (IOException e) {
      return ""; // a hint is no place for a second error
    }
  }
}
