package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.frontend.classes.TemporaryDirectory;

/** A directory for what a front end hands to the engine, deleted with what is in it: when it is closed, when the process ends, or where that is killed, when the next one is made. */
public final class ScratchDirectory implements AutoCloseable {
  private final TemporaryDirectory directory;

  private ScratchDirectory(TemporaryDirectory directory) {
    this.directory = directory;
  }

  /** @param purpose a word of small letters, for the name */
  public static ScratchDirectory of(String purpose) throws IOException {
    return new ScratchDirectory(TemporaryDirectory.of(purpose));
  }

  public Path path() {
    return directory.path();
  }

  @Override
  public void close() throws IOException {
    directory.close();
  }
}
