package org.parcast.analyses.mimicry;

import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;

/** Goes through what a thread executes of a region, reference by reference. */
final class Cursor {
  private final int thread;
  private final RunBuffer runs;
  private final Pieces pieces;
  private final ReferenceTable table;
  private final long privateOffset;
  private final StridedRun rest = new StridedRun();
  private int piece = -1;
  private int[] references;
  private int size;

  /** The k-th reference's next address, and its stride. */
  private long[] next = new long[16];

  private long[] strides = new long[16];
  private int k;
  private long executions;
  private boolean finished;

  Cursor(int thread, RunBuffer runs, Pieces pieces, ReferenceTable table) {
    this.thread = thread;
    this.runs = runs;
    this.pieces = pieces;
    this.table = table;
    privateOffset = table.offset(thread);
    nextPiece();
  }

  private void nextPiece() {
    if (++piece == pieces.size()) {
      finished = true;
      return;
    }
    int at = pieces.run(piece);
    references = runs.references(at);
    size = references.length;
    if (next.length < size) {
      next = new long[2 * size];
      strides = new long[2 * size];
    }
    long[] data = runs.data();
    int addresses = runs.addresses(at);
    long first = pieces.first(piece);
    for (int i = 0; i < size; i++) {
      strides[i] = data[addresses + size + i];
      next[i] = data[addresses + i] + first * strides[i] + (table.isPrivate(references[i]) ? privateOffset : 0);
    }
    executions = pieces.count(piece);
    k = 0;
  }

  boolean isFinished() {
    return finished;
  }

  /** Whether the next reference is the first of an execution of a block. */
  boolean isAtBlock() {
    return k == 0;
  }

  /** How many references are left of the run that the thread is in. */
  long left() {
    return executions * size - k;
  }

  /** Tells the next reference. */
  void step(ReferenceBatch batch) {
    advance(batch);
    if (executions == 0) {
      nextPiece();
    }
  }

  /** Tells the next reference; after the last of a run, {@link #endRun} has to follow. */
  void advance(ReferenceBatch batch) {
    int at = k;
    int reference = references[at];
    long address = next[at];
    next[at] = address + strides[at];
    batch.add(thread, address, table.access(reference), reference);
    if (at + 1 == size) {
      k = 0;
      executions--;
    } else {
      k = at + 1;
    }
  }

  /** Goes on to the next run where this one is at its end. */
  void endRun() {
    if (executions == 0 && !finished) {
      nextPiece();
    }
  }

  /** References of an execution of the run that the thread is in. */
  int size() {
    return size;
  }

  /**
   * Adds the n-th next reference of the thread to a loop of all.
   *
   * @param turns after which the loop comes round: a multiple of the size
   */
  void add(int n, int turns, StridedRun loop) {
    int at = (k + n) % size;
    int later = (k + n) / size - (at < k ? 1 : 0);
    loop.add(thread, next[at] + later * strides[at], turns / size * strides[at], table.access(references[at]), references[at]);
  }

  /** Goes on by so many turns, a multiple of the size. */
  void skip(long turns) {
    for (int i = 0; i < size; i++) {
      next[i] += turns / size * strides[i];
    }
    executions -= turns / size;
  }

  /** Tells all that is left. */
  void finish(ReferenceBatch batch) {
    while (!finished) {
      while (k != 0 || executions > 0 && !StridedRun.isWorthwhile(executions, size)) {
        advance(batch);
      }
      if (executions > 0) {
        rest.start(executions);
        for (int i = 0; i < size; i++) {
          rest.add(thread, next[i], strides[i], table.access(references[i]), references[i]);
        }
        batch.add(rest);
      }
      nextPiece();
    }
  }
}
