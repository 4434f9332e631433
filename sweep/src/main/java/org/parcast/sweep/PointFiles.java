package org.parcast.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The points that are done, a file each: whole or not there, so that a sweep goes on where it was stopped.
 *
 * @param directory {@code points} below the sweep's
 */
record PointFiles(Path directory) {
  Path document(String key) {
    return directory.resolve(key + ".json");
  }

  /** Why the point failed. */
  Path failure(String key) {
    return directory.resolve(key + ".failed.txt");
  }

  boolean isDone(String key) {
    return Files.exists(document(key));
  }

  /** Keeps what came of a point; a failure is told and tried again by the next sweep. */
  void keep(PointRun run) throws IOException {
    Files.createDirectories(directory);
    if (run.succeeded()) {
      write(document(run.key()), run.document());
      Files.deleteIfExists(failure(run.key()));
    } else {
      write(failure(run.key()), ("exit code " + run.status() + "\n" + run.said()).getBytes());
    }
  }

  /** Says that the point was not run, and why. */
  void leaveOut(String key, String why) throws IOException {
    Files.createDirectories(directory);
    write(failure(key), (why + "\n").getBytes());
  }

  private static void write(Path file, byte[] content) throws IOException {
    Path part = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      Files.write(part, content);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(part);
      throw e;
    }
  }
}
