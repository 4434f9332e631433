package org.parcast.recorder.format.trace;

import java.util.List;

/** A sequence of blocks, and by what the addresses of its next run are foretold: both sides of the file keep it. */
final class SequenceState {
  final int number;
  final int[] blocks;
  final int[] references;
  final long[] last;
  final long[] step;
  final long[] stride;

  SequenceState(int number, int[] blocks, List<TraceBlock> table) {
    this.number = number;
    this.blocks = blocks;
    int size = 0;
    for (int block : blocks) {
      size += table.get(block).references().size();
    }
    this.references = new int[size];
    int k = 0;
    for (int block : blocks) {
      for (int reference : table.get(block).references()) {
        references[k++] = reference;
      }
    }
    this.last = new long[size];
    this.step = new long[size];
    this.stride = new long[size];
  }

  /** The address of reference k in the next run, if it goes on as before. */
  long foretold(int k) {
    return last[k] + step[k];
  }

  void is(int k, long address) {
    step[k] = address - last[k];
    last[k] = address;
  }
}
