package org.parcast.recording.trace.coding;

import java.util.Arrays;
import java.util.List;
import org.parcast.recording.trace.table.TraceBlock;

/**
 * A sequence of blocks, and by what the addresses of its next run are foretold: both sides of the file keep it. What is kept to come again has
 * one of its own, so that it means the same wherever it comes.
 */
final class SequenceState {
  final int number;
  final int[] blocks;
  final int[] references;
  final long[] last;
  final long[] step;
  final long[] stride;

  /** What an execution of the next run comes to, if it goes on as before: of one that begins no iteration, and of one that does. */
  final long[] work = new long[2];

  /** What foretells the addresses within kept events, and the kept events that it stems from. */
  private SequenceState inKept;

  private int kept;

  SequenceState(int number, int[] blocks, List<TraceBlock> table) {
    this(number, blocks, TraceBlock.references(TraceBlock.numbered(blocks, table)));
  }

  private SequenceState(int number, int[] blocks, int[] references) {
    this.number = number;
    this.blocks = blocks;
    this.references = references;
    this.last = new long[references.length];
    this.step = new long[references.length];
    this.stride = new long[references.length];
  }

  /**
   * The state to be used.
   *
   * @param of which of the kept events it is used in, each time another number; 0 outside of any
   */
  SequenceState in(int of) {
    if (of == 0) {
      return this;
    }
    if (inKept == null) {
      inKept = new SequenceState(number, blocks, references);
    } else if (kept != of) {
      Arrays.fill(inKept.last, 0);
      Arrays.fill(inKept.step, 0);
      Arrays.fill(inKept.stride, 0);
      Arrays.fill(inKept.work, 0);
    }
    kept = of;
    return inKept;
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
