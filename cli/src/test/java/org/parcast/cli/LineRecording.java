package org.parcast.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;
import org.parcast.recording.Tables;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingOutput;

/**
 * A recording made by hand: a line of {@value #WORDS} doubles {@code a}, each of whose values is used by the next one of its two neighbours and its own, in
 * {@value #STEPS} steps of the loop at {@code Line.java:5}. Cut into p blocks it sends 8 * 2 * (p - 1) bytes per step.
 */
final class LineRecording {
  static final int WORDS = 64;
  static final int STEPS = 5;
  private static final int DOUBLES = -(16 + "ZBCSIFJDL".indexOf('D'));

  private LineRecording() {}

  /** Writes the recording into a directory. Returns it, {@code Line.parcast}. */
  static Path in(Path directory, String reason) throws IOException {
    Path recording = Files.createDirectories(directory.resolve("Line.parcast"));
    Site allocation = new Site(1, "Line.main", "Line.java", 3);
    Site store = new Site(2, "Line.main", "Line.java", 7);
    Site loop = new Site(1, "Line.main", "Line.java", 5);
    new Tables(
            Arrays.asList(null, allocation, store),
            List.of("", "a", ""),
            Arrays.asList((Tables.WordType) null),
            Map.of(),
            Arrays.asList(null, loop),
            List.of(""),
            List.of())
        .write(recording);
    try (RecordingOutput out = RecordingOutput.create(recording.resolve(RecordingFormat.VALUES_FILE), RecordingFormat.VALUES_MAGIC)) {
      out.text(reason);
      numbers(out, WORDS * STEPS, 0, 0, 0); // births, copies, drifts, calls not modelled
      out.numbers(new int[0]); // no strides
      numbers(out, 1, 0, 1); // one block, an array, allocated at site 1
      out.signed(DOUBLES);
      out.number(WORDS);
      out.signed(Nets.FIRST_VERTEX);
      numbers(out, 0, 0); // its own words, not in a later round
      out.signed(-1);
      numbers(out, 0, 0); // no parent, no temporary
      numbers(out, Nets.FIRST_VERTEX + WORDS, 0, 0); // every vertex placed with itself, no terms of reductions
      out.number(1);
      out.signed(1); // one phase, the steps of loop 1
      out.number(STEPS);
      out.numbers(byVertex(STEPS));
      out.numbers(byVertex(2)); // stored at site 2
      out.numbers(new int[0]); // work of single steps
      nets(out);
      out.number(0); // no order
    }
    return recording;
  }

  private static void nets(RecordingOutput out) throws IOException {
    int previous = 0;
    for (int home = Nets.FIRST_VERTEX; home < Nets.FIRST_VERTEX + WORDS; home++) {
      int first = Math.max(Nets.FIRST_VERTEX, home - 1);
      int last = Math.min(Nets.FIRST_VERTEX + WORDS - 1, home + 1);
      numbers(out, home - previous + 1, 1, 1, 1); // one home, its sinks move with it, one net
      numbers(out, STEPS, 1, 0, 0, last - first + 1); // values, one alive, born in the steps, sinks of its own
      out.signed(first - home);
      for (int sink = first + 1; sink <= last; sink++) {
        out.signed(1);
      }
      previous = home;
    }
    out.number(0);
  }

  private static int[] byVertex(int value) {
    int[] values = new int[Nets.FIRST_VERTEX + WORDS];
    Arrays.fill(values, Nets.FIRST_VERTEX, values.length, value);
    return values;
  }

  private static void numbers(RecordingOutput out, int... values) throws IOException {
    for (int value : values) {
      out.number(value);
    }
  }
}
