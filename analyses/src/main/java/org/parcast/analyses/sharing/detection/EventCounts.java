package org.parcast.analyses.sharing.detection;

import org.parcast.analyses.sharing.matrix.TaskMatrix;

/** Counts events by pair of threads and by type. */
final class EventCounts {
  private final int threads;
  private final long[] pairs;
  private final long[] types = new long[3];
  private final double[][] handedOn;

  EventCounts(int threads) {
    this.threads = threads;
    pairs = new long[threads * threads];
    handedOn = new double[threads][threads];
  }

  /** Thread {@code b} accesses what {@code a} has accessed before. */
  void event(int a, boolean aWrote, int b, boolean bWrote) {
    pairs[Math.min(a, b) * threads + Math.max(a, b)]++;
    types[(aWrote ? 1 : 0) + (bWrote ? 1 : 0)]++;
  }

  /** Thread {@code to} loads or stores where {@code from} has stored last, be it loaded by others meanwhile. */
  void handOn(int from, int to) {
    handedOn[from][to]++;
  }

  TaskMatrix matrix() {
    return TaskMatrix.ofEvents(threads, pairs);
  }

  /** By the thread that stored and the one that came after it. */
  double[][] handedOn() {
    return handedOn;
  }

  EventTypes types() {
    return new EventTypes(types[0], types[1], types[2]);
  }
}
