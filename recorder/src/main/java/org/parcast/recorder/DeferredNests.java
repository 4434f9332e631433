package org.parcast.recorder;

import java.util.Arrays;

/**
 * Nests that are to be repeated, in the order in which the program has come to them. As long as nothing else is told, they wait; then they are
 * repeated one after the other. Where they come in cycles, the same nests in each step as in the one before, and a cycle has left everything as it
 * found it but for what is counted, the cycles that follow are counted together.
 */
final class DeferredNests {
  /** So many may wait. */
  private static final int MOST = 512;

  /** A cycle has at most so many. */
  private static final int LONGEST = MOST / 8;

  /** The state is looked for among those that so many cycles before the last have left: arrays change places. */
  private static final int STATES = 4;

  /** Cycles that do not come to such a state after so many do not at all. */
  private static final int PATIENCE = 8;

  private final Flow flow;
  private final NestRepetition[] nests = new NestRepetition[MOST];
  private final int[] steps = new int[MOST];
  private int size;

  DeferredNests(Flow flow) {
    this.flow = flow;
  }

  /** The nest is to be repeated, with these values in the local variables that it is entered with. */
  synchronized void add(NestRepetition nest, int... values) {
    if (size == MOST) {
      flush();
    }
    enter(nest, values);
    nests[size] = nest;
    steps[size++] = flow.step;
    flow.births += nest.births();
    flow.copies += nest.copies();
  }

  private void enter(NestRepetition nest, int[] values) {
    for (int k = 0; k < values.length; k++) {
      Shadow shadow = nest.entered()[k];
      int before = shadow.value[0];
      if (before != values[k]) {
        flush();
        if (values[k] != 0) {
          flow.values.hold(values[k]);
        }
        shadow.set(0, values[k]);
        flow.release(before);
      }
    }
  }

  boolean areWaiting() {
    return size > 0;
  }

  /** Repeats those that wait; where the virtual machine is told to end meanwhile, the recording is written when that is done. */
  synchronized void flush() {
    if (size == 0) {
      return;
    }
    int now = flow.step;
    long births = flow.births;
    long copies = flow.copies;
    int begin = 1;
    while (begin < size && steps[begin] == steps[begin - 1]) {
      begin++;
    }
    repeat(0, begin);
    int cycle = cycle(begin);
    repeat(cycle == 0 ? begin : repeatCycles(begin, cycle), size);
    Arrays.fill(nests, 0, size, null);
    size = 0;
    flow.step = now;
    flow.births = births; // counted as they were added
    flow.copies = copies;
  }

  private void repeat(int from, int to) {
    for (int i = from; i < to; i++) {
      flow.step = steps[i];
      nests[i].run(flow);
    }
  }

  /** How many make a cycle, from the first on that begins a step; 0 for no cycles. */
  private int cycle(int begin) {
    for (int length = 1; length <= Math.min(LONGEST, (size - begin) / 4); length++) {
      int later = steps[begin + length] - steps[begin];
      boolean same = steps[begin + length] > steps[begin + length - 1];
      for (int i = begin + length; same && i < size; i++) {
        same = nests[i] == nests[i - length] && steps[i] - steps[i - length] == later;
      }
      if (same) {
        return length;
      }
    }
    return 0;
  }

  /** Repeats whole cycles; answers where the rest begins. */
  private int repeatCycles(int begin, int length) {
    int cycles = (size - begin) / length;
    NestState state = NestState.of(flow, Arrays.copyOfRange(nests, begin, begin + length));
    long[] left = new long[PATIENCE];
    for (int c = 0; c < PATIENCE && c < cycles && state != null; c++) {
      repeat(begin + c * length, begin + (c + 1) * length);
      left[c] = state.now();
      for (int back = 1; back <= Math.min(c, STATES); back++) {
        int times = (cycles - c - 1) / back;
        if (left[c] == left[c - back] && times > 0) {
          int from = begin + (c + 1 + (times - 1) * back) * length;
          flow.vertices.times = times;
          repeat(from, from + back * length);
          flow.vertices.times = 1;
          return from + back * length;
        }
      }
    }
    return state == null ? begin : begin + Math.min(PATIENCE, cycles) * length;
  }
}
