package org.parcast.analyses.time.machine.measure;

import java.util.SplittableRandom;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.recording.MemoryUnits;

/** Cost of lines that no cache holds: in order, in any order, and each named by the one before. */
final class MissKernels {
  private static final int LINE_WORDS = MemoryUnits.LINE_BYTES / Integer.BYTES;
  private static final int FOLLOWED = 1 << 18;
  private static final int REPEATS = 7;

  private static volatile int sink;

  private MissKernels() {}

  /** @param bytes of an array that no cache holds */
  static MissCost measure(long bytes, double readBytesPerSecond) {
    int lines = (int) (bytes / MemoryUnits.LINE_BYTES);
    int[] next = cycle(lines);
    int[] order = new int[FOLLOWED];
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < FOLLOWED; i++) {
      order[i] = random.nextInt(lines) * LINE_WORDS;
    }
    double gather = Samples.repeat(REPEATS, () -> Team.seconds(() -> {
      int sum = 0;
      for (int i = 0; i < FOLLOWED; i++) {
        sum += next[order[i]];
      }
      sink = sum;
    }) / FOLLOWED).median();
    int[] at = {0};
    double chain = Samples.repeat(REPEATS, () -> Team.seconds(() -> {
      int word = at[0];
      for (int i = 0; i < FOLLOWED; i++) {
        word = next[word];
      }
      at[0] = word;
    }) / FOLLOWED).median();
    return new MissCost(MemoryUnits.LINE_BYTES / readBytesPerSecond, gather, chain);
  }

  /** A way through all lines that comes to each once (Sattolo). */
  private static int[] cycle(int lines) {
    int[] order = new int[lines];
    for (int i = 0; i < lines; i++) {
      order[i] = i;
    }
    SplittableRandom random = new SplittableRandom(2);
    for (int i = lines - 1; i > 0; i--) {
      int other = random.nextInt(i);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
    int[] next = new int[lines * LINE_WORDS];
    for (int i = 0; i < lines; i++) {
      next[order[i] * LINE_WORDS] = order[(i + 1) % lines] * LINE_WORDS;
    }
    return next;
  }
}
