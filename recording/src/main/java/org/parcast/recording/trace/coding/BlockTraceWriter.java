package org.parcast.recording.trace.coding;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.recording.file.DiskLimit;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceTables;

/** Writes the block trace, as the program runs. */
public final class BlockTraceWriter implements Closeable {
  public static final String FILE = "blocks.bin";
  static final String MAGIC = "PARCASTB";
  static final int VERSION = 3;
  public static final char EVENTS = 'B';
  public static final char ALLOCATIONS = 'A';
  public static final char END = 'E';

  static final int DEFINE = 0;
  static final int ENTER = 1;
  static final int ITERATE = 2;
  static final int EXIT = 3;
  static final int KEEP = 4;
  static final int KEPT = 5;
  static final int FORGET = 6;
  static final int REPEAT = 7;
  static final int WORK = 8;
  static final int WAYS = 9;
  static final int RUNS = 10;

  private final OutputStream out;
  private final List<TraceBlock> table;
  private final ChunkWriter events;
  private final AllocationWriter allocations;
  private final List<SequenceState> sequences = new ArrayList<>();
  private final WayAddresses wayAddresses;
  private final ReferenceLimit limit = new ReferenceLimit();
  private final long[] residuals = new long[8];
  private long work;
  private long longest;

  /** Counts what has been kept so far. */
  private int keeps;

  /** Of what is being kept, its count; 0 where nothing is. */
  private int keeping;

  private BlockTraceWriter(OutputStream out, TraceTables tables) {
    this.out = out;
    this.table = tables.blocks();
    this.wayAddresses = new WayAddresses(tables.references().size());
    this.allocations = new AllocationWriter(new ChunkWriter(out, ALLOCATIONS), tables);
    this.events = new ChunkWriter(out, EVENTS, allocations);
  }

  /** Starts the file in a recording. */
  public static BlockTraceWriter create(Path recording, TraceTables tables) throws IOException {
    OutputStream out = DiskLimit.open(recording.resolve(FILE));
    out.write(MAGIC.getBytes(StandardCharsets.US_ASCII));
    out.write(VERSION);
    return new BlockTraceWriter(out, tables);
  }

  /** Where arrays and objects are told of. */
  public AllocationWriter allocations() {
    return allocations;
  }

  /** Makes known a sequence of blocks; returns its number. */
  public int define(int[] blocks) throws IOException {
    SequenceState sequence = new SequenceState(sequences.size(), blocks.clone(), table);
    sequences.add(sequence);
    events.room(2 + blocks.length);
    events.number(DEFINE);
    events.number(blocks.length);
    for (int block : blocks) {
      events.number(block);
    }
    return sequence.number;
  }

  public void enter(int loop) throws IOException {
    events.room(2);
    events.number(ENTER);
    events.number(loop);
  }

  public void iterate() throws IOException {
    events.room(1);
    events.number(ITERATE);
  }

  public void exit() throws IOException {
    events.room(1);
    events.number(EXIT);
  }

  /** What follows, up to {@link #kept} or {@link #forget}, is to come again under this number. Replaces what was kept under it. */
  public void keep(int number) throws IOException {
    keeping = ++keeps;
    limit.keep(number);
    events.room(2);
    events.number(KEEP);
    events.number(number);
  }

  /** What is kept ends here. */
  public void kept() throws IOException {
    keeping = 0;
    limit.kept();
    events.room(1);
    events.number(KEPT);
  }

  /** What was to be kept won't come again. */
  public void forget() throws IOException {
    keeping = 0;
    events.room(1);
    events.number(FORGET);
  }

  /** What is kept under this number happens again. */
  public void repeat(int number) throws IOException {
    events.room(2);
    events.number(REPEAT);
    events.number(number);
    limit.repeat(number);
  }

  /** Bytes of events so far. */
  public long bytes() {
    return events.bytes();
  }

  /**
   * What the executions of the next run come to: instructions of bytecode.
   *
   * @param total of all executions
   * @param most of one of them
   */
  public void work(long total, long most) {
    work = total;
    longest = most;
  }

  /**
   * A run of a sequence.
   *
   * @param iterates whether each execution begins an iteration of the innermost open loop
   * @param at index of the first address and stride in the arrays
   */
  public void run(int number, boolean iterates, long count, long[] addresses, long[] strides, int at) throws IOException {
    SequenceState sequence = sequences.get(number).in(keeping);
    int size = sequence.last.length;
    events.room(6 + 3 * size);
    int kind = iterates ? 1 : 0;
    if (work != count * sequence.work[kind] || longest != sequence.work[kind]) {
      events.number(WORK);
      events.number(work);
      events.number(longest);
      sequence.work[kind] = longest;
    }
    work(0, 0);
    boolean several = count > 1;
    boolean turned = false;
    for (int k = 0; several && k < size && !turned; k++) {
      turned = strides[at + k] != sequence.stride[k];
    }
    events.number(RUNS + 8L * number + kind + (several ? 2 : 0) + (turned ? 4 : 0));
    if (several) {
      events.number(count);
    }
    for (int from = 0; from < size; from += 8) {
      int mask = 0;
      for (int k = from; k < Math.min(size, from + 8); k++) {
        long residual = addresses[at + k] - sequence.foretold(k);
        sequence.is(k, addresses[at + k]);
        residuals[k - from] = residual;
        mask |= residual != 0 ? 1 << k - from : 0;
      }
      events.octet(mask);
      for (int k = 0; mask != 0 && k < 8; k++) {
        if ((mask >>> k & 1) != 0) {
          events.signed(residuals[k]);
        }
      }
    }
    for (int k = 0; turned && k < size; k++) {
      events.signed(strides[at + k] - sequence.stride[k]);
      sequence.stride[k] = strides[at + k];
    }
    limit.told(count * size);
  }

  /** Iterations of the innermost open loop that take several ways through it. */
  public void ways(TakenWays loop) throws IOException {
    int references = 0;
    for (int way = 0; way < loop.ways(); way++) {
      references += sequences.get(loop.sequences()[way]).references.length;
    }
    events.room(3 + 2 * loop.ways() + 2 * references + loop.runs());
    events.number(WAYS);
    events.number(loop.ways());
    wayAddresses.begin(keeping != 0);
    for (int way = 0; way < loop.ways(); way++) {
      SequenceState sequence = sequences.get(loop.sequences()[way]);
      events.number(sequence.number);
      events.number(loop.work()[way]);
      for (int reference : sequence.references) {
        if (wayAddresses.isNew(reference)) {
          events.signed(loop.addresses()[reference] - wayAddresses.foretold(reference));
          events.signed(loop.strides()[reference] - wayAddresses.foretoldStride(reference));
          wayAddresses.is(reference, loop.addresses()[reference], loop.strides()[reference]);
        }
      }
    }
    events.number(loop.runs());
    long told = 0;
    for (int run = 0; run < loop.runs(); run++) {
      events.number((loop.times()[run] - 1) * loop.ways() + loop.taken()[run]);
      told += loop.times()[run] * sequences.get(loop.sequences()[loop.taken()[run]]).references.length;
    }
    limit.told(told);
  }

  /** Hands to the file what is complete, so that it survives a crash. */
  public void flush() throws IOException {
    events.flush();
    allocations.flush();
    out.flush();
  }

  /**
   * Ends the trace.
   *
   * @param reason why it is partial, empty where it is whole
   * @param unmodelled names of library methods that touched arrays unseen, with the number of calls
   * @param reached what the run came to, see {@link org.parcast.recording.trace.BlockTraceReader#reached}
   */
  public void end(String reason, Map<String, Long> unmodelled, Map<String, Set<Integer>> reached) throws IOException {
    flush();
    try (ChunkWriter last = new ChunkWriter(out, END)) {
      last.text(reason);
      last.number(unmodelled.size());
      for (var entry : unmodelled.entrySet()) {
        last.text(entry.getKey());
        last.room(1);
        last.number(entry.getValue());
      }
      last.room(5);
      last.number(reached.size());
      for (var entry : reached.entrySet()) {
        last.text(entry.getKey());
        last.room(5 * (1 + entry.getValue().size()));
        last.number(entry.getValue().size());
        for (int loop : entry.getValue()) {
          last.number(loop);
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
