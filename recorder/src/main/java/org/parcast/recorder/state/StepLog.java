package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.VertexNumbers;

/**
 * The births of one step in their order, and of which others in the step each was computed: what has to wait for what. Births that are alike, as those
 * along a row of a stencil, are kept as one run; see {@link org.parcast.recording.StepOrder}.
 */
public final class StepLog {
  /** A step with more is not kept. */
  private static final int MOST_INTS = 1 << 22;

  private static final int MOST_BIRTHS = 1 << 22;

  /** By value, the number of its birth, from 1. */
  private int[] bornAt = new int[0];

  private int births;

  /** The last birth before the step. */
  private int before;

  private int[] runs = new int[64];
  private int size;

  /** Where the run that may go on begins, and the vertex of its last birth. */
  private int run;

  private int vertex;
  private boolean whole = true;
  private boolean beginsAnew;

  /** How far back the births lie of what the next one is computed from. */
  private int[] back = new int[16];

  private int sources;

  /** A step begins, which takes the place of the one before as soon as something is born in it. */
  public void begin() {
    before = births;
    sources = 0;
    beginsAnew = true;
  }

  /** What is born next is computed from the value. */
  public void use(int value) {
    int at = value < bornAt.length ? bornAt[value] : 0;
    if (at > before) {
      if (sources == back.length) {
        back = Growth.of(back, 2 * sources);
      }
      back[sources++] = births + 1 - at;
    }
  }

  /** The value is born on the vertex, by so many uses of values. */
  public void born(int value, int onVertex, int uses) {
    if (beginsAnew) {
      beginsAnew = false;
      size = 0;
      run = 0;
      vertex = 0;
      whole = true;
    }
    births++;
    if (value >= bornAt.length) {
      bornAt = Growth.of(bornAt, Math.max(1 << 12, value + (value >> 1)));
    }
    bornAt[value] = births;
    whole &= births - before <= MOST_BIRTHS && size < MOST_INTS;
    if (whole) {
      add(onVertex, uses);
    }
    sources = 0;
  }

  private void add(int onVertex, int uses) {
    if (goesOn(onVertex - vertex, uses)) {
      runs[run]++;
    } else {
      beginRun(onVertex - vertex, uses);
    }
    vertex = onVertex;
  }

  /** The value was not born in the step, whatever had its number before. */
  public void forget(int value) {
    if (value < bornAt.length) {
      bornAt[value] = 0;
    }
  }

  /** Whether all of the step so far is kept. */
  public boolean isWhole() {
    return whole;
  }

  private boolean goesOn(int advance, int uses) {
    boolean same = size > 0 && runs[run + 1] == advance && runs[run + 2] == uses && runs[run + 3] == sources;
    for (int i = 0; same && i < sources; i++) {
      same = runs[run + 4 + i] == back[i];
    }
    return same;
  }

  private void beginRun(int advance, int uses) {
    if (size + 4 + sources > runs.length) {
      runs = Growth.of(runs, 2 * (size + 4 + sources));
    }
    run = size;
    runs[size++] = 1;
    runs[size++] = advance;
    runs[size++] = uses;
    runs[size++] = sources;
    System.arraycopy(back, 0, runs, size, sources);
    size += sources;
  }

  /** The runs of a step, of vertices by other numbers. */
  public static int[] renumbered(int[] runs, VertexNumbers numbers) {
    StepLog log = new StepLog();
    int before = 0;
    for (int run = 0; run < runs.length; run += 4 + runs[run + 3]) {
      log.sources = runs[run + 3];
      log.back = Arrays.copyOfRange(runs, run + 4, run + 4 + log.sources);
      for (int birth = 0; birth < runs[run]; birth++) {
        before += runs[run + 1];
        log.add(numbers.of(before), runs[run + 2]);
      }
    }
    return log.take();
  }

  /** The runs of the step that was noted last; none where it was too long. The log is empty then. */
  public int[] take() {
    int[] taken = Growth.of(runs, whole ? size : 0);
    bornAt = new int[0];
    runs = new int[64];
    size = 0;
    births = 0;
    return taken;
  }
}
