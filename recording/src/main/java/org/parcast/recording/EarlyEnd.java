package org.parcast.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Why a recording is partial, where that was known only when the program's virtual machine had ended: by its exit status. A line of text; no file
 * where there is nothing to say.
 */
public final class EarlyEnd {
  private static final String FILE = "partial.txt";

  private EarlyEnd() {}

  public static void write(Path recording, String reason) throws IOException {
    Files.writeString(recording.resolve(FILE), reason + "\n");
  }

  /** Nothing is known against the recording. */
  public static void forget(Path recording) throws IOException {
    Files.deleteIfExists(recording.resolve(FILE));
  }

  /** Returns the reason, empty where there is none. */
  public static String read(Path recording) throws IOException {
    Path file = recording.resolve(FILE);
    return Files.isRegularFile(file) ? Files.readString(file).strip() : "";
  }
}
