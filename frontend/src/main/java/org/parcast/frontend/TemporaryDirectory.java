package org.parcast.frontend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory for compiled class files, made when it is first needed and deleted with all in it, when the JVM ends at the latest. */
public final class TemporaryDirectory implements AutoCloseable {
  private final Thread atEnd = new Thread(this::delete, "parcast-delete");
  private Path path;

  TemporaryDirectory() {}

  Path create() throws FrontendException {
    try {
      path = Files.createTempDirectory("parcast-classes");
      Runtime.getRuntime().addShutdownHook(atEnd);
      return path;
    } catch (IOException e) {
      throw new FrontendException("no directory for class files can be made in " + System.getProperty("java.io.tmpdir") + " (" + e + ")");
    }
  }

  @Override
  public void close() {
    if (path == null) {
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(atEnd);
    } catch (IllegalStateException shuttingDown) {
      return; // the hook does it
    }
    delete();
  }

  private void delete() {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> all = Files.walk(path)) {
      List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
