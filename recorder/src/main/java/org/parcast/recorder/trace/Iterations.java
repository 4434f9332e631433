package org.parcast.recorder.trace;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recording.trace.coding.BlockTraceWriter;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceTables;

/**
 * Turns single references into runs: what an iteration of a loop touches is one piece; pieces with the same blocks whose addresses advance by
 * the same strides are one run.
 */
final class Iterations {
  /** A piece with so many references is closed: a longer one hardly comes again. */
  static final int LIMIT = 256;

  /** So many sequences are found without a look into the table. */
  private static final int RECENT = 256;

  /** Blocks in order, as a key. */
  private static final class Key {
    private final int[] blocks;
    private final int hash;

    Key(int[] blocks, int count) {
      this.blocks = Arrays.copyOf(blocks, count);
      this.hash = Arrays.hashCode(this.blocks);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(blocks, key.blocks);
    }
  }

  private final BlockTraceWriter writer;
  private final List<TraceBlock> table;
  private final int references;
  private final int[] blockOf;
  private final int[] positionOf;
  private final int[] sizeOf;
  private final Map<Key, Integer> sequences = new HashMap<>();
  private final int[][] recent = new int[RECENT][];
  private final int[] recentNumber = new int[RECENT];

  /** By block, the number of the strided sequence that begins there, else -1. */
  private final int[] numberFrom;

  private int[] open = new int[64];
  private int depth;

  // The piece that is being collected.
  private int[] blocks = new int[64];
  private int blockCount;
  private long[] addresses = new long[2 * LIMIT];
  private int addressCount;
  private int missing;
  private int lastReference;
  private boolean iterates;
  private long work;

  /** Whether the innermost loop was entered and nothing more: its first test belongs to its first iteration. */
  private boolean entered;

  // The run that may go on, where count > 0.
  private int[] runBlocks = new int[64];
  private int runBlockCount;
  private int sequence;
  private long count;
  private boolean runIterates;
  private long[] base = new long[2 * LIMIT];
  private long[] next = new long[2 * LIMIT];
  private long[] stride = new long[2 * LIMIT];
  private int runSize;
  private long runWork;
  private long runLongest;

  /** How many runs have begun or ended. */
  private long runs;

  private long lastWork;

  Iterations(BlockTraceWriter writer, TraceTables tables) {
    this.writer = writer;
    this.table = tables.blocks();
    this.references = tables.references().size();
    this.blockOf = new int[references];
    this.positionOf = new int[references];
    this.sizeOf = new int[table.size()];
    this.numberFrom = new int[table.size()];
    Arrays.fill(numberFrom, -1);
    for (TraceBlock block : table.subList(1, table.size())) {
      sizeOf[block.id()] = block.references().size();
      for (int k = 0; k < block.references().size() && block.id() < table.size() - references + 1; k++) {
        blockOf[block.references().get(k)] = block.id();
        positionOf[block.references().get(k)] = k;
      }
    }
  }

  // ---- references

  void reference(int reference, long address) throws IOException {
    int position = positionOf[reference];
    boolean goesOn = missing > 0 && reference == lastReference + 1;
    if (!goesOn) {
      if (missing > 0) {
        cut();
      }
      if (addressCount >= LIMIT) {
        close();
      }
      int block = position == 0 ? blockOf[reference] : single(reference);
      begin(block);
      missing = sizeOf[block];
    }
    addresses[addressCount++] = address;
    missing--;
    lastReference = reference;
  }

  /** So many instructions were executed. */
  void executed(long instructions) {
    work += instructions;
  }

  private void begin(int block) {
    if (blockCount == blocks.length) {
      blocks = Arrays.copyOf(blocks, 2 * blockCount);
    }
    blocks[blockCount++] = block;
    if (addressCount + sizeOf[block] > addresses.length) {
      int more = 2 * (addressCount + sizeOf[block]);
      addresses = Arrays.copyOf(addresses, more);
      base = Arrays.copyOf(base, more);
      next = Arrays.copyOf(next, more);
      stride = Arrays.copyOf(stride, more);
    }
  }

  /** The block of one reference only. */
  private int single(int reference) {
    return table.size() - references + reference;
  }

  /** An exception has left the block: its references so far stand for themselves. */
  private void cut() {
    int block = blocks[--blockCount];
    int seen = sizeOf[block] - missing;
    List<Integer> all = table.get(block).references();
    int at = addressCount - seen;
    missing = 0;
    for (int k = 0; k < seen; k++) {
      long address = addresses[at + k];
      begin(single(all.get(k)));
      addresses[at + k] = address;
    }
  }

  // ---- loops

  void enter(int loop) throws IOException {
    pause();
    if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
    }
    open[depth++] = loop;
    writer.enter(loop);
    entered = true;
  }

  void iterate(int loop) throws IOException {
    if (!entered || blockCount > 0) {
      close();
    }
    entered = false;
    if (backTo(loop)) {
      iterates = true;
    } else if (ThreadHandover.several()) { // another thread has left what it was in, and with it this
      enter(loop);
      entered = false;
      iterates = true;
    }
  }

  void exit(int loop) throws IOException {
    pause();
    if (backTo(loop)) {
      exitInnermost();
    }
  }

  /** An exception was caught where so many loops were open. */
  void unwind(int to) throws IOException {
    pause();
    while (depth > to) {
      exitInnermost();
    }
  }

  private void exitInnermost() throws IOException {
    depth--;
    writer.exit();
  }

  /** Leaves the loops that an exception has left unheard. Answers whether the loop is open at all. */
  private boolean backTo(int loop) throws IOException {
    if (depth > 0 && open[depth - 1] == loop) {
      return true;
    }
    for (int at = depth - 1; at >= 0; at--) {
      if (open[at] == loop) {
        flush();
        while (depth > at + 1) {
          exitInnermost();
        }
        return true;
      }
    }
    return false;
  }

  /** Adds the loops that are open. */
  void addOpen(Set<Integer> loops) {
    for (int i = 0; i < depth; i++) {
      loops.add(open[i]);
    }
  }

  boolean isInnermost(int loop) {
    return depth > 0 && open[depth - 1] == loop;
  }

  // ---- runs

  /**
   * A run whose strides are known: of the blocks from {@code first} to {@code last}, iterations of the innermost open loop or of none.
   *
   * @param each the work of one execution
   */
  void run(int first, int last, boolean ofLoop, long times, long each, long[] from, long[] by) throws IOException {
    pause();
    if (numberFrom[first] < 0) {
      int length = last - first + 1;
      while (blocks.length < length) {
        blocks = new int[2 * blocks.length];
      }
      for (int b = 0; b < length; b++) {
        blocks[b] = first + b;
      }
      numberFrom[first] = number(length);
    }
    writer.work(times * each, each);
    writer.run(numberFrom[first], ofLoop, times, from, by, 0);
  }

  /** Number of the sequence of these blocks. */
  int sequence(int[] of) throws IOException {
    return find(new Key(of, of.length));
  }

  /** Number of the sequence of the piece's first blocks. */
  private int number(int length) throws IOException {
    int at = length == 0 ? 0 : (31 * blocks[0] + blocks[length - 1]) * 31 + length & RECENT - 1;
    if (recent[at] == null || !isSame(recent[at], recent[at].length, blocks, length)) {
      recentNumber[at] = find(new Key(blocks, length));
      recent[at] = Arrays.copyOf(blocks, length);
    }
    return recentNumber[at];
  }

  private int find(Key key) throws IOException {
    Integer known = sequences.get(key);
    if (known == null) {
      known = writer.define(key.blocks);
      sequences.put(key, known);
    }
    return known;
  }

  /** Ends the piece. */
  private void close() throws IOException {
    if (missing > 0) {
      cut();
    }
    if (blockCount == 0 && !iterates && work == 0) {
      return;
    }
    boolean same = count > 0 && iterates && runIterates && isSame(blocks, blockCount, runBlocks, runBlockCount);
    if (same && goesOn()) {
      count++;
      runWork += work;
      runLongest = Math.max(runLongest, work);
    } else {
      flush();
      begin(same);
    }
    blockCount = 0;
    addressCount = 0;
    iterates = false;
    lastWork = work;
    work = 0;
    entered = false;
  }

  private static boolean isSame(int[] some, int someCount, int[] other, int otherCount) {
    if (someCount != otherCount) {
      return false;
    }
    for (int b = 0; b < someCount; b++) {
      if (some[b] != other[b]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the addresses are those that the run has next; foretells those after them. */
  private boolean goesOn() {
    int size = runSize;
    if (count == 1) {
      for (int k = 0; k < size; k++) {
        stride[k] = addresses[k] - base[k];
        next[k] = addresses[k] + stride[k];
      }
      return true;
    }
    for (int k = 0; k < size; k++) {
      if (addresses[k] != next[k]) {
        return false;
      }
    }
    for (int k = 0; k < size; k++) {
      next[k] += stride[k];
    }
    return true;
  }

  private void begin(boolean sameBlocks) throws IOException {
    runs++;
    if (!sameBlocks) {
      sequence = number(blockCount);
      if (runBlocks.length < blockCount) {
        runBlocks = new int[blocks.length];
      }
      System.arraycopy(blocks, 0, runBlocks, 0, blockCount);
      runBlockCount = blockCount;
    }
    count = 1;
    runIterates = iterates;
    runSize = addressCount;
    runWork = work;
    runLongest = work;
    for (int k = 0; k < runSize; k++) {
      base[k] = addresses[k];
    }
  }

  private void flush() throws IOException {
    if (count == 0) {
      return;
    }
    runs++;
    if (runSize == 0 && runIterates && count == 1 && runWork == 0) {
      writer.iterate();
    } else {
      writer.work(runWork, runLongest);
      writer.run(sequence, runIterates, count, base, stride, 0);
    }
    count = 0;
  }

  /** Ends the piece and the run. */
  void pause() throws IOException {
    close();
    flush();
  }

  /** The run of iterations of the loop, the innermost one, of which at least two have come and the next has just begun; null where there is none. */
  EvenRun evenRun(int loop) {
    boolean even = count > 1 && runIterates && iterates && blockCount == 0 && isInnermost(loop);
    return even ? new EvenRun(runs, sequence, Arrays.copyOf(next, runSize), Arrays.copyOf(stride, runSize), lastWork) : null;
  }

  /** The run of a loop's iterations has gone on for so many, of which the first had begun. */
  void again(int loop, EvenRun even, int times) throws IOException {
    boolean goesOn = even.number() == runs && blockCount == 0;
    work = 0;
    if (goesOn) {
      iterates = false;
      count += times;
      runWork += times * even.work();
    } else { // another thread has had its turn
      iterate(loop);
      iterates = false;
      flush();
      writer.work(times * even.work(), even.work());
      writer.run(even.sequence(), true, times, even.next(), even.stride(), 0);
    }
  }

  /** The blocks' references of a run, in their order. */
  int[] references(EvenRun even) {
    return Arrays.stream(runBlocks, 0, runBlockCount).flatMap(block -> table.get(block).references().stream().mapToInt(Integer::intValue)).toArray();
  }

  /** Ends the last piece and all loops. */
  void finish() throws IOException {
    unwind(0);
  }
}
