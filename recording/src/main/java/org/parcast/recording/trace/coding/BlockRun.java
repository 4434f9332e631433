package org.parcast.recording.trace.coding;

/**
 * A sequence of blocks that is executed {@link #count()} times one after the other, the address of each reference advancing by its stride
 * from one execution to the next. Execution {@code t} touches {@code address(0) + t * stride(0)}, {@code address(1) + t * stride(1)}, ... in
 * this order. The arrays behind {@link #references()}, {@link #addresses()} and {@link #strides()} are the reader's: to be read, up to
 * {@link #size()}, and during the call only.
 */
public final class BlockRun {
  public static final int[] NONE = {};

  public int sequence;
  public int loop;
  public long count;
  public int[] blocks;
  public int[] references;
  public int size;
  long work;
  long longest;
  public int[] once = NONE;
  public long[] addresses = new long[0];
  public long[] strides = new long[0];

  public BlockRun() {}

  /** Number of the sequence of blocks: runs with the same number have the same blocks and references. Dense, from 0 on. */
  public int sequence() {
    return sequence;
  }

  /**
   * The loop whose iterations the executions are, each of which begins an iteration of it as {@link BlockTraceConsumer#iterate} does; or 0
   * where the run belongs to the iteration that is open (its count is then 1, but for library methods that go through arrays).
   */
  public int loop() {
    return loop;
  }

  /** Number of executions, at least 1. */
  public long count() {
    return count;
  }

  /**
   * Work of all executions: instructions of bytecode that the program executed, those of blocks without references among them; an element that a
   * method of the library goes through counts as one. 0 in what {@link org.parcast.recording.trace.BlockTraceReader} tells by rules.
   */
  public long work() {
    return work;
  }

  /** Work of the execution that had most. */
  public long longest() {
    return longest;
  }

  /** References of one execution; may be 0. */
  public int size() {
    return size;
  }

  /** Number of the k-th reference, see {@link org.parcast.recording.trace.table.TraceTables#references()}. */
  public int reference(int k) {
    return references[k];
  }

  /** Address that the k-th reference touches in the first execution. */
  public long address(int k) {
    return addresses[k];
  }

  /** Bytes by which the address of the k-th reference advances; 0 where the count is 1. */
  public long stride(int k) {
    return strides[k];
  }

  /**
   * Which of the references of a loop's first iteration later ones do not have, as their values are in registers then; none of a run of other
   * iterations, nor where no rule was applied.
   */
  public int[] once() {
    return once;
  }

  /** Numbers of the blocks, in order; see {@link org.parcast.recording.trace.table.TraceTables#blocks()}. A block cut short by an exception counts as executed. */
  public int[] blocks() {
    return blocks;
  }

  public int[] references() {
    return references;
  }

  public long[] addresses() {
    return addresses;
  }

  public long[] strides() {
    return strides;
  }
}
