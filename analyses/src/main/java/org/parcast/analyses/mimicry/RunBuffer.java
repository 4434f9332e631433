package org.parcast.analyses.mimicry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.recording.trace.coding.BlockRun;

/**
 * The runs of a parallel region, each with the iteration it belongs to or starts with. A run is {@code sequence, iteration, whether each
 * execution is an iteration, count, addresses, strides} in one array.
 */
final class RunBuffer {
  private static final int HEAD = 4;

  /** In place of the sequence of what each thread makes once. */
  private static final int ONCE = -1;

  private long[] data = new long[1 << 12];
  private int end;
  private final List<int[]> references = new ArrayList<>();

  /** References that each thread makes once, in its first iteration, and their addresses; that which executes the first of all has them in its runs. */
  private int[] once = {};

  private long[] onceAddresses = {};
  private int onceSize;

  void clear() {
    end = 0;
    onceSize = 0;
  }

  /** Notes what a run of the first iteration has and later ones have not. */
  void addOnce(BlockRun run) {
    for (int k : run.once()) {
      if (onceSize == once.length) {
        once = Arrays.copyOf(once, 2 * onceSize + 8);
        onceAddresses = Arrays.copyOf(onceAddresses, 2 * onceSize + 8);
      }
      once[onceSize] = run.reference(k);
      onceAddresses[onceSize++] = run.address(k);
    }
  }

  /** Puts a run of what each thread makes once behind all others, and answers its place; -1 where there is none. */
  int placeOnce() {
    if (onceSize == 0) {
      return -1;
    }
    int at = end;
    grow(at + HEAD + 2 * onceSize);
    data[at] = ONCE;
    data[at + 3] = 1;
    System.arraycopy(onceAddresses, 0, data, at + HEAD, onceSize);
    Arrays.fill(data, at + HEAD + onceSize, at + HEAD + 2 * onceSize, 0);
    return at;
  }

  private void grow(int needed) {
    if (needed > data.length) {
      data = Arrays.copyOf(data, Math.max(needed, Math.addExact(data.length, data.length >> 1)));
    }
  }

  /** Adds the first executions of the run, so many. */
  void add(BlockRun run, long count, long iteration, boolean advances) {
    int size = run.size();
    while (references.size() <= run.sequence()) {
      references.add(null);
    }
    if (references.get(run.sequence()) == null) {
      references.set(run.sequence(), Arrays.copyOf(run.references(), size));
    }
    int needed = end + HEAD + 2 * size;
    grow(needed);
    data[end] = run.sequence();
    data[end + 1] = iteration;
    data[end + 2] = advances ? 1 : 0;
    data[end + 3] = count;
    System.arraycopy(run.addresses(), 0, data, end + HEAD, size);
    System.arraycopy(run.strides(), 0, data, end + HEAD + size, size);
    end = needed;
  }

  /** Where the runs end: one past the last place. */
  int end() {
    return end;
  }

  /** Place of the run after this one. */
  int next(int at) {
    return at + HEAD + 2 * size(at);
  }

  int size(int at) {
    return references(at).length;
  }

  int[] references(int at) {
    return data[at] == ONCE ? Arrays.copyOf(once, onceSize) : references.get((int) data[at]);
  }

  /** The iteration of the run's first execution. */
  long iteration(int at) {
    return data[at + 1];
  }

  /** Whether each execution is an iteration of its own. */
  boolean advances(int at) {
    return data[at + 2] != 0;
  }

  long count(int at) {
    return data[at + 3];
  }

  long[] data() {
    return data;
  }

  /** Index in {@link #data} of the run's first address; the strides follow the addresses. */
  int addresses(int at) {
    return at + HEAD;
  }
}
