package org.parcast.analyses.loops.observation;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Ascending times, in little space where many follow each other at one distance, as the iterations of a loop do: such a run takes that of one. */
final class Times {
  private final IntArrayList firsts = new IntArrayList();
  /** By run, the distance of its times; 0 where it has but one. */
  private final IntArrayList steps = new IntArrayList();
  /** By run, how many times come before it. */
  private final IntArrayList before = new IntArrayList();
  private int size;
  private int last;
  private int beforeLast;

  /** Adds a time later than all. */
  void add(int time) {
    int run = firsts.size() - 1;
    if (run >= 0 && steps.getInt(run) == 0) {
      steps.set(run, time - last);
    } else if (run < 0 || time - last != steps.getInt(run)) {
      firsts.add(time);
      steps.add(0);
      before.add(size);
    }
    beforeLast = last;
    last = time;
    size++;
  }

  /** How many are after a time: mostly one, as what is used was mostly made in the iteration before. */
  int after(int time) {
    if (size > 1 && time >= beforeLast) {
      return time >= last ? 0 : 1;
    }
    int low = 0;
    int high = firsts.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (firsts.getInt(middle) <= time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == 0) {
      return size;
    }
    int run = low - 1;
    int end = low < firsts.size() ? before.getInt(low) : size;
    int step = steps.getInt(run);
    int upTo = before.getInt(run) + 1 + (step == 0 ? 0 : (time - firsts.getInt(run)) / step);
    return size - Math.min(upTo, end);
  }

  /** What they take. */
  long bytes() {
    return 12L * firsts.size();
  }
}
