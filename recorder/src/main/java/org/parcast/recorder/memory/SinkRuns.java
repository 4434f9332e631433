package org.parcast.recorder.memory;

import java.io.IOException;
import java.util.Arrays;
import org.parcast.recording.Nets;
import org.parcast.recording.Pins;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingOutput;

/**
 * Sinks in ascending order, or what stands for them in a set (see {@link Pins}), as runs that ascend evenly: a row, a column or a block takes the room of a
 * few numbers and is moved, compared and written in as little time. The same sinks are always the same runs; no run has marks and vertices.
 */
public final class SinkRuns implements Comparable<SinkRuns> {
  /** Of each run: the first, how much further on each is than the one before, and how many. */
  private static final int NUMBERS = 3;

  private static final int STEP = 1;
  private static final int LENGTH = 2;

  private final int[] runs;
  private final int size;

  private SinkRuns(int[] runs, int size) {
    this.runs = runs;
    this.size = size;
  }

  /** These, ascending and each once. */
  static SinkRuns of(int[] sorted) {
    int[] runs = new int[NUMBERS * sorted.length];
    int used = 0;
    for (int i = 0, end; i < sorted.length; i = end) {
      end = endOfRun(sorted, i);
      runs[used] = sorted[i];
      runs[used + STEP] = end == i + 1 ? 0 : sorted[i + 1] - sorted[i];
      runs[used + LENGTH] = end - i;
      used += NUMBERS;
    }
    return new SinkRuns(Arrays.copyOf(runs, used), sorted.length);
  }

  private static int endOfRun(int[] sorted, int from) {
    int end = from + 1;
    boolean isMark = sorted[from] < Nets.FIRST_VERTEX;
    while (end < sorted.length && sorted[end] < Nets.FIRST_VERTEX == isMark && (end == from + 1 || sorted[end] - sorted[end - 1] == sorted[from + 1] - sorted[from])) {
      end++;
    }
    return end;
  }

  /** How many sinks there are. */
  public int size() {
    return size;
  }

  /** How much room they take, in ints. */
  int room() {
    return runs.length;
  }

  /** The sinks that these members of a set are at the home, by the numbers of the vertices. */
  SinkRuns at(int home, VertexNumbers numbers) {
    int[] moved = runs.clone();
    for (int run = 0; run < moved.length; run += NUMBERS) {
      moved[run] = Pins.sink(moved[run], home);
    }
    SinkRuns sinks = new SinkRuns(moved, size);
    return numbers.areSame() ? sinks : sinks.numbered(numbers);
  }

  /** The same by numbers; several vertices may have become one. */
  private SinkRuns numbered(VertexNumbers numbers) {
    if (size > 0 && numbers.end(runs[0]) > last()) {
      int[] moved = runs.clone();
      for (int run = 0; run < moved.length; run += NUMBERS) {
        moved[run] = numbers.of(moved[run]);
      }
      return new SinkRuns(moved, size);
    }
    int[] all = toArray();
    for (int i = 0; i < size; i++) {
      all[i] = numbers.of(all[i]);
    }
    Arrays.sort(all);
    int kept = 0;
    for (int sink : all) {
      if (kept == 0 || all[kept - 1] != sink) {
        all[kept++] = sink;
      }
    }
    return of(Arrays.copyOf(all, kept));
  }

  private int last() {
    int run = runs.length - NUMBERS;
    return runs[run] + runs[run + STEP] * (runs[run + LENGTH] - 1);
  }

  /** Each of them. */
  public int[] toArray() {
    int[] all = new int[size];
    int at = 0;
    for (int run = 0; run < runs.length; run += NUMBERS) {
      for (int i = 0, sink = runs[run]; i < runs[run + LENGTH]; i++, sink += runs[run + STEP]) {
        all[at++] = sink;
      }
    }
    return all;
  }

  /** Writes how many there are, and each as so much more than the one before; many as runs, where these take fewer numbers. */
  public void write(RecordingOutput out, int home) throws IOException {
    out.number(size);
    boolean asRuns = size >= RecordingFormat.SHARED_SINKS && runs.length < size;
    if (size >= RecordingFormat.SHARED_SINKS) {
      out.number(asRuns ? runs.length / NUMBERS : 0);
    }
    long before = home;
    for (int run = 0; run < runs.length; run += NUMBERS) {
      int length = runs[run + LENGTH];
      out.signed(runs[run] - before);
      before = runs[run] + (length - 1L) * runs[run + STEP];
      if (asRuns) {
        out.number(length);
      }
      for (int i = 1; i < (asRuns ? Math.min(length, 2) : length); i++) {
        out.signed(runs[run + STEP]);
      }
    }
  }

  /** By the sinks, the first of them first. */
  @Override
  public int compareTo(SinkRuns other) {
    int run = 0;
    int otherRun = 0;
    int at = 0;
    int otherAt = 0;
    for (int i = 0; i < Math.min(size, other.size); i++) {
      int order = Integer.compare(runs[run] + at * runs[run + STEP], other.runs[otherRun] + otherAt * other.runs[otherRun + STEP]);
      if (order != 0) {
        return order;
      }
      if (++at == runs[run + LENGTH]) {
        run += NUMBERS;
        at = 0;
      }
      if (++otherAt == other.runs[otherRun + LENGTH]) {
        otherRun += NUMBERS;
        otherAt = 0;
      }
    }
    return Integer.compare(size, other.size);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SinkRuns sinks && Arrays.equals(runs, sinks.runs);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(runs);
  }
}
