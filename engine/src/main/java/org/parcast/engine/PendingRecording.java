package org.parcast.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A recording that is being written. It lies beside its destination under another name, and takes its place, and that of an older
 * recording, only when it is whole. Nothing is left of it where the analysis fails or the user interrupts it; the traced program's JVM is
 * ended then, too.
 */
final class PendingRecording implements AutoCloseable {
  private static final int SECONDS_TO_END = 5;

  /** How often what is still being written is deleted, and how long nothing must have been written since. */
  private static final int MOST_DELETIONS = 50;

  private static final int MILLISECONDS_OF_REST = 50;

  private final Path destination;
  private final Path parent;
  private final Path directory;

  /** The directory of recordings, if it was made for this one; else null. */
  private final Path home;

  private final Thread interrupted = new Thread(this::abandon, "parcast-abandon");

  private PendingRecording(Path destination, Path home, Path parent, String name) {
    this.destination = destination;
    this.home = home;
    this.parent = parent;
    this.directory = parent.resolve(name + Recordings.SUFFIX);
    Runtime.getRuntime().addShutdownHook(interrupted);
  }

  /** A recording of the program {@code name}, to be kept in the directory {@code home}; where this is null, it is not kept. */
  static PendingRecording in(Path home, String name) throws IOException {
    if (home == null) {
      return new PendingRecording(null, null, Files.createTempDirectory("parcast-"), name);
    }
    Path made = Files.exists(home) ? null : home;
    Files.createDirectories(home);
    return new PendingRecording(home.resolve(name + Recordings.SUFFIX), made, Files.createTempDirectory(home, ".parcast-"), name);
  }

  /** Where to write; does not exist yet. */
  Path directory() {
    return directory;
  }

  /** Moves the recording to its destination. Returns where it is then, or null where it is not to be kept. */
  Path keep() throws IOException {
    if (destination == null || !Files.exists(directory)) {
      return null;
    }
    if (Files.exists(destination)) {
      Files.move(destination, parent.resolve("older"));
    }
    Files.move(directory, destination);
    return destination;
  }

  @Override
  public void close() throws IOException {
    try {
      Runtime.getRuntime().removeShutdownHook(interrupted);
    } catch (IllegalStateException shuttingDown) {
      return; // the hook does it
    }
    Recordings.delete(parent);
  }

  /** Ends the traced program and deletes what is there, again while the program starts yet or this thread's process writes on. */
  private void abandon() {
    try {
      boolean gone = false;
      for (int k = 0; k < MOST_DELETIONS && !gone; k++) {
        end(ProcessHandle.current().descendants().toList());
        gone = isDeleted();
        Thread.sleep(MILLISECONDS_OF_REST);
        gone &= !Files.exists(parent);
      }
      if (home != null) {
        Files.delete(home); // stays where there is anything in it
      }
    } catch (IOException | ExecutionException | TimeoutException e) {
      // The JVM is ending on the user's request: a hidden directory that stays behind is all that is lost.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void end(List<ProcessHandle> traced) throws InterruptedException, ExecutionException, TimeoutException {
    traced.forEach(ProcessHandle::destroyForcibly);
    for (ProcessHandle process : traced) {
      process.onExit().get(SECONDS_TO_END, TimeUnit.SECONDS); // it may be writing the recording
    }
  }

  private boolean isDeleted() {
    try {
      Recordings.delete(parent);
      return true;
    } catch (IOException | UncheckedIOException e) {
      return false; // files come and go yet
    }
  }
}
