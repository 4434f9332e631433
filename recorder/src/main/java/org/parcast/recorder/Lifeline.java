package org.parcast.recorder;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * What ties this virtual machine to the analysis that has started it: a file that the analysis holds locked. A thread asks for the lock now and
 * then. It gets it when the analysis has let go, and written the wish into the file that the run be ended, or when the analysis is no more,
 * however it ended: the system takes the locks of a process from it.
 *
 * <p>It does not wait in the system for the lock: for a thread that does, a virtual machine that is about to end waits 300 ms.
 */
final class Lifeline {
  /** The mean wait is half of it: with what ends after it, within the tenth of a second that people take for at once (Miller 1968). */
  private static final long PAUSE_MILLIS = 50;

  private Lifeline() {}

  /** Watches from now on, in a thread that is none of the program's. */
  static void watch(Path file) {
    Thread watch = new Watch(Launcher.systemGroup(), file);
    watch.setDaemon(true);
    watch.start();
  }

  private static final class Watch extends Thread {
    private final Path file;

    Watch(ThreadGroup group, Path file) {
      super(group, "parcast-lifeline");
      this.file = file;
    }

    @Override
    public void run() {
      await(file);
    }
  }

  private static void await(Path file) {
    if (isWanted(file)) {
      Launcher.stop();
    } else {
      Runtime.getRuntime().halt(Launcher.FAILED);
    }
  }

  /** Whether somebody is there yet who waits for the recording, as soon as the lock is to be had. */
  private static boolean isWanted(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileLock free = lock(channel)) {
      return free.isValid() && channel.size() > 0;
    } catch (IOException e) {
      return false; // the file is gone with the analysis
    }
  }

  private static FileLock lock(FileChannel channel) throws IOException {
    FileLock free = channel.tryLock();
    while (free == null) {
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        // of a program that interrupts all threads that it finds
      }
      free = channel.tryLock();
    }
    return free;
  }
}
