package org.parcast.frontend.classes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where sources are compiled to: a directory that is made when it is first needed, and deleted when the program is not run any more. */
public final class CompiledClasses implements AutoCloseable {
  private TemporaryDirectory directory;

  public CompiledClasses() {}

  public Path create() throws FrontendException {
    try {
      directory = TemporaryDirectory.of("classes");
      return Files.createDirectory(directory.path().resolve("classes"));
    } catch (IOException e) {
      throw new FrontendException("no directory for class files can be made in " + System.getProperty("java.io.tmpdir") + " (" + e + ")");
    }
  }

  /** Whether the directory of classes is that which sources were compiled to. */
  public boolean isIn(Path classes) {
    return directory != null && classes.startsWith(directory.path());
  }

  @Override
  public void close() {
    if (directory != null) {
      try {
        directory.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
