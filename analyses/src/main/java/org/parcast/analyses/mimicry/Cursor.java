package org.parcast.analyses.mimicry;

import org.parcast.analyses.trace.ReferenceConsumer;

/** Goes through what a thread executes of a region, reference by reference. */
final class Cursor {
  private final int thread;
  private final RunBuffer runs;
  private final Pieces pieces;
  private final ReferenceTable table;
  private final long privateOffset;
  private int piece = -1;
  private int addresses;
  private int[] references;
  private int size;
  private int k;
  private long execution;
  private long end;
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
    addresses = runs.addresses(at);
    references = runs.references(at);
    size = references.length;
    execution = pieces.first(piece);
    end = execution + pieces.count(piece);
    k = 0;
  }

  boolean isFinished() {
    return finished;
  }

  /** Whether the next reference is the first of an execution of a block. */
  boolean isAtBlock() {
    return k == 0;
  }

  /** Tells the next reference. */
  void step(ReferenceConsumer consumer) {
    int reference = references[k];
    long[] data = runs.data();
    long address = data[addresses + k] + execution * data[addresses + size + k];
    consumer.accept(
        thread, table.isPrivate(reference) ? address + privateOffset : address, table.bytes(reference), table.writes(reference), reference);
    if (++k == size) {
      k = 0;
      if (++execution == end) {
        nextPiece();
      }
    }
  }
}
