package org.parcast.recorder.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file of a recording with the wall time of each step of a plain run, in nanoseconds, in the order in which the steps were made. */
public final class StepTimes {
  private StepTimes() {}

  /** Its name. */
  public static final String FILE = "times.bin";

  private static final String MAGIC = "PARCASTC";

  /** Writes the first {@code count} times. */
  public static void write(Path directory, long[] nanoseconds, int count) throws IOException {
    try (RecordingOutput out = RecordingOutput.create(directory.resolve(FILE), MAGIC)) {
      out.number(count);
      for (int i = 0; i < count; i++) {
        out.number(Math.max(0, nanoseconds[i]));
      }
    }
  }

  /**
   * Reads the times.
   *
   * @return nanoseconds by step; empty where no plain run was timed
   * @throws RecordingException where the file is damaged
   */
  public static long[] read(Path directory) throws IOException {
    Path file = directory.resolve(FILE);
    if (!Files.exists(file)) {
      return new long[0];
    }
    try (RecordingInput in = RecordingInput.open(file, MAGIC)) {
      long[] nanoseconds = new long[Math.min(in.count(), 1 << 26)];
      for (int i = 0; i < nanoseconds.length; i++) {
        nanoseconds[i] = in.number();
      }
      return nanoseconds;
    }
  }
}
