package org.parcast.recording.trace.coding;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceTables;

/** Follows the events of one reading of a block trace. */
public final class EventDecoder {
  /** So many events go by without a word of progress. */
  private static final int FEW = 1 << 8;

  private final List<TraceBlock> table;
  private final int loops;
  private final BlockTraceConsumer consumer;
  private final List<SequenceState> sequences = new ArrayList<>();
  private final BlockRun run = new BlockRun();
  private final WayAddresses wayAddresses;

  /** Of the references of a way, in its order. */
  private long[] addresses = {};

  private long[] strides = {};

  /** Counts what has been kept or come again so far. */
  private int keeps;

  private int parts;

  /** Of what is being kept or comes again, its count; 0 where nothing does. */
  private int within;

  private int[] open = new int[64];
  private int depth;

  /** By number, the events that may come again. */
  private final Map<Integer, Kept> kept = new HashMap<>();

  /** The events that are being kept, where there are some. */
  private final ByteArrayOutputStream keeping = new ByteArrayOutputStream();

  /** Their number, -1 for none. */
  private int keepingAs = -1;

  private boolean repeating;

  /** Strides of a run of one execution: all 0. */
  private long[] nowhere = {};

  /**
   * Events that may come again.
   *
   * @param part of all that is ever kept, which
   */
  private record Kept(int part, byte[] events) {}

  /** Whether the next run has other work than that of its sequence before. */
  private boolean varies;

  public EventDecoder(TraceTables tables, BlockTraceConsumer consumer) {
    this.table = tables.blocks();
    this.loops = tables.loops().size();
    this.wayAddresses = new WayAddresses(tables.references().size());
    this.consumer = consumer;
  }

  /**
   * Takes a chunk.
   *
   * @param progress is called now and then
   */
  public void read(ChunkNumbers in, Runnable progress) {
    int from = 0;
    int events = 0;
    while (in.hasMore() && !consumer.isDone()) {
      if ((++events & FEW - 1) == 0) {
        progress.run();
      }
      int at = in.position();
      long code = in.number();
      if (code >= BlockTraceWriter.KEEP && code <= BlockTraceWriter.REPEAT) {
        from = keep((int) code, in, from, at);
      } else {
        event(code, in);
      }
    }
    if (keepingAs >= 0) {
      in.copy(from, in.position(), keeping);
    }
  }

  /** What is kept begins, ends or comes again. Answers where in the chunk that begins which is being kept. */
  private int keep(int code, ChunkNumbers in, int from, int at) {
    if (code == BlockTraceWriter.REPEAT) {
      again(kept.get(in.count()));
    } else if (code == BlockTraceWriter.KEEP) {
      keepingAs = in.count();
      keeping.reset();
      within = ++keeps;
    } else {
      if (code == BlockTraceWriter.KEPT) {
        in.copy(from, at, keeping);
        kept.put(keepingAs, new Kept(++parts, keeping.toByteArray()));
      }
      keepingAs = -1;
      within = 0;
    }
    return in.position();
  }

  private void again(Kept what) {
    if (what == null) {
      throw ChunkNumbers.damaged("what happens again was never kept");
    }
    if (consumer.again(what.part)) {
      return;
    }
    ChunkNumbers in = new ChunkNumbers(what.events);
    repeating = true;
    within = ++keeps;
    while (in.hasMore() && !consumer.isDone()) {
      event(in.number(), in);
    }
    repeating = false;
    within = 0;
    consumer.againEnds(what.part);
  }

  private void event(long code, ChunkNumbers in) {
    if (code >= BlockTraceWriter.RUNS) {
      run(in, code - BlockTraceWriter.RUNS);
    } else if (code == BlockTraceWriter.DEFINE) {
      int[] blocks = new int[in.length()];
      for (int b = 0; b < blocks.length; b++) {
        blocks[b] = in.oneOf(1, table.size());
      }
      if (!repeating) {
        sequences.add(new SequenceState(sequences.size(), blocks, table));
      }
    } else if (code == BlockTraceWriter.ENTER) {
      if (depth == open.length) {
        open = Arrays.copyOf(open, 2 * depth);
      }
      open[depth++] = in.oneOf(1, loops);
      consumer.enter(open[depth - 1]);
    } else if (code == BlockTraceWriter.WAYS) {
      ways(in);
    } else if (code == BlockTraceWriter.WORK) {
      run.work = in.number();
      run.longest = in.number();
      varies = true;
    } else if (code == BlockTraceWriter.ITERATE) {
      consumer.iterate(innermost());
    } else if (code == BlockTraceWriter.EXIT) {
      consumer.exit(innermost());
      depth--;
    } else {
      throw ChunkNumbers.damaged("there is no event " + code + " here");
    }
  }

  private int innermost() {
    if (depth == 0) {
      throw ChunkNumbers.damaged("no loop is open");
    }
    return open[depth - 1];
  }

  private SequenceState sequence(long number) {
    if (number < 0 || number >= sequences.size()) {
      throw ChunkNumbers.damaged("it names a sequence that there is not");
    }
    return sequences.get((int) number);
  }

  private void run(ChunkNumbers in, long code) {
    SequenceState sequence = sequence(code >>> 3).in(within);
    int size = sequence.references.length;
    boolean several = (code & 2) != 0;
    start(sequence, (code & 1) != 0 ? innermost() : 0, several ? times(in.number()) : 1);
    takeWork(sequence.work, (int) code & 1);
    if (isEmpty()) {
      return;
    }
    run.addresses = addresses(in, sequence);
    if ((code & 4) != 0) {
      for (int k = 0; k < size; k++) {
        sequence.stride[k] += in.signed();
      }
    }
    if (nowhere.length < size) {
      nowhere = new long[2 * size];
    }
    run.strides = several ? sequence.stride : nowhere;
    consumer.run(run);
  }

  private void start(SequenceState sequence, int loop, long count) {
    run.sequence = sequence.number;
    run.loop = loop;
    run.count = count;
    run.blocks = sequence.blocks;
    run.references = sequence.references;
    run.size = sequence.references.length;
  }

  /** Whether the run is one execution of nothing that refers; it is told of then. */
  private boolean isEmpty() {
    if (run.blocks.length > 0 || run.count > 1) {
      return false;
    }
    if (run.loop != 0) {
      consumer.iterate(run.loop);
    }
    consumer.executed(run.work);
    return true;
  }

  private static long times(long count) {
    if (count < 1) {
      throw ChunkNumbers.damaged("a run has no execution");
    }
    return count;
  }

  private void ways(ChunkNumbers in) {
    int ways = in.length();
    SequenceState[] taken = new SequenceState[ways];
    long[] work = new long[ways];
    wayAddresses.begin(within != 0);
    for (int way = 0; way < ways; way++) {
      taken[way] = sequence(in.count());
      work[way] = in.number();
      for (int reference : taken[way].references) {
        if (wayAddresses.isNew(reference)) {
          long address = wayAddresses.foretold(reference) + in.signed();
          wayAddresses.is(reference, address, wayAddresses.foretoldStride(reference) + in.signed());
        }
      }
    }
    long iteration = 0;
    for (int left = in.length(); left > 0; left--) {
      long number = in.number();
      if (number < 0 || ways == 0) {
        throw ChunkNumbers.damaged("iterations take no way");
      }
      int way = (int) (number % ways);
      long times = number / ways + 1;
      start(taken[way], innermost(), times);
      run.work = times * work[way];
      run.longest = work[way];
      if (!isEmpty()) {
        place(iteration);
        consumer.run(run);
      }
      iteration += times;
    }
  }

  /** Finds the addresses of a way's references in the iteration. */
  private void place(long iteration) {
    int size = run.size;
    if (addresses.length < size) {
      addresses = new long[2 * size];
      strides = new long[2 * size];
      nowhere = new long[2 * size];
    }
    for (int k = 0; k < size; k++) {
      int reference = run.references[k];
      strides[k] = wayAddresses.stride[reference];
      addresses[k] = wayAddresses.address[reference] + iteration * strides[k];
    }
    run.addresses = addresses;
    run.strides = run.count > 1 ? strides : nowhere;
  }

  /** The addresses of the sequence's next run: those foretold, put right. */
  private static long[] addresses(ChunkNumbers in, SequenceState sequence) {
    long[] last = sequence.last;
    long[] step = sequence.step;
    for (int from = 0; from < last.length; from += 8) {
      int to = Math.min(last.length, from + 8);
      for (int k = from; k < to; k++) {
        last[k] += step[k];
      }
      for (int wrong = in.bits(to - from); wrong != 0; wrong &= wrong - 1) {
        int k = from + Integer.numberOfTrailingZeros(wrong);
        long by = in.signed();
        step[k] += by;
        last[k] += by;
      }
    }
    return last;
  }

  private void takeWork(long[] before, int kind) {
    if (varies) {
      before[kind] = run.longest;
      varies = false;
    } else {
      run.work = run.count * before[kind];
      run.longest = before[kind];
    }
  }
}
