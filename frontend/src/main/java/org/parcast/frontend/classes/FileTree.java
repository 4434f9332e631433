package org.parcast.frontend.classes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Lists what is below a directory, but for the programs that recordings of Parcast keep there. */
public final class FileTree {
  private static final String RECORDING = ".parcast";

  private FileTree() {}

  /** The files and directories chosen, sorted. */
  public static List<Path> list(Path directory, Predicate<Path> chosen) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(chosen).filter(file -> !isRecorded(directory.relativize(file))).sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause(); // a directory below that may not be read
    }
  }

  private static boolean isRecorded(Path file) {
    return StreamSupport.stream(file.spliterator(), false).anyMatch(name -> name.toString().endsWith(RECORDING));
  }
}
