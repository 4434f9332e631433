package org.parcast.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.recording.file.RecordingInput;
import org.parcast.recording.file.RecordingOutput;

/** The file of a recording with the wall time of each step of a plain run, in nanoseconds, in the order in which the steps were made. */
public final class StepTimes {
  private StepTimes() {}

  /** Its name. */
  public static final String FILE = "times.bin";

  /** How the name of a later run's file begins: they are numbered from 2. */
  private static final String LATER = "times-";

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

  /** The file of a run, the first of which is 1. */
  public static Path file(Path directory, int run) {
    return directory.resolve(run == 1 ? FILE : LATER + run + ".bin");
  }

  /**
   * Reads the times of all runs.
   *
   * @throws RecordingException where a file is damaged
   */
  public static List<long[]> readAll(Path directory) throws IOException {
    List<long[]> runs = new ArrayList<>();
    for (int run = 1; Files.exists(file(directory, run)); run++) {
      runs.add(read(file(directory, run)));
    }
    return runs;
  }

  private static long[] read(Path file) throws IOException {
    try (RecordingInput in = RecordingInput.open(file, MAGIC)) {
      long[] nanoseconds = new long[Math.min(in.count(), 1 << 26)];
      for (int i = 0; i < nanoseconds.length; i++) {
        nanoseconds[i] = in.number();
      }
      return nanoseconds;
    }
  }
}
