package org.parcast.recorder.trace;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.parcast.recorder.memory.LongIntMap;
import org.parcast.recording.trace.coding.BlockTraceWriter;
import org.parcast.recording.trace.coding.TakenWays;
import org.parcast.recording.trace.table.TraceBlock;

/** An innermost loop with branches, through which each iteration takes a way: which of its blocks it executes. Ways are numbered from 0 on. */
final class ProfiledLoop {
  /** Of all of its blocks. */
  final int[] references;

  private final int[] blocks;
  private final int[] instructions;
  private final LongIntMap numbers = new LongIntMap(16);
  private int[] ways = new int[16];
  private int count;

  // Of those that are being told of, by their place: their sequences and their work; and their place by number, -1 for none.
  private int[] sequenceOf = new int[16];
  private int[] sequences = new int[16];
  private long[] work = new long[16];
  private int[] placeOf = new int[16];

  /**
   * A loop.
   *
   * @param table blocks by number
   * @param text two characters for each bit of a way, the lowest first: the number of the block, 0 for one without references, and its
   *     instructions. No iteration executes a block after one of a higher bit
   */
  ProfiledLoop(List<TraceBlock> table, String text) {
    blocks = new int[text.length() / 2];
    instructions = new int[blocks.length];
    for (int bit = 0; bit < blocks.length; bit++) {
      blocks[bit] = text.charAt(2 * bit);
      instructions[bit] = text.charAt(2 * bit + 1);
    }
    references = TraceBlock.references(TraceBlock.numbered(executed(-1), table));
    Arrays.fill(sequenceOf, -1);
    Arrays.fill(placeOf, -1);
  }

  /** Number of a way. */
  int number(int way) {
    long key = way | 1L << Integer.SIZE;
    int known = numbers.get(key);
    if (known > 0) {
      return known - 1;
    }
    if (count == ways.length) {
      ways = Arrays.copyOf(ways, 2 * count);
      sequences = new int[2 * count];
      work = new long[2 * count];
      sequenceOf = Arrays.copyOf(sequenceOf, 2 * count);
      placeOf = Arrays.copyOf(placeOf, 2 * count);
      Arrays.fill(sequenceOf, count, 2 * count, -1);
      Arrays.fill(placeOf, count, 2 * count, -1);
    }
    ways[count] = way;
    numbers.put(key, ++count);
    return count - 1;
  }

  /** Writes runs of iterations; the arrays as by {@link TakenPathProfile}, {@code taken} by number of the way. It is used up. */
  void write(Iterations iterations, BlockTraceWriter writer, int[] taken, long[] times, int runs, long[] addresses, long[] strides) throws IOException {
    int places = 0;
    for (int run = 0; run < runs; run++) {
      int number = taken[run];
      if (placeOf[number] < 0) {
        placeOf[number] = places;
        sequences[places] = sequence(number, iterations);
        work[places++] = work(ways[number]);
      }
      taken[run] = placeOf[number];
    }
    Arrays.fill(placeOf, 0, count, -1);
    iterations.pause();
    writer.ways(new TakenWays(sequences, work, places, taken, times, runs, addresses, strides));
  }

  private int sequence(int number, Iterations iterations) throws IOException {
    if (sequenceOf[number] < 0) {
      sequenceOf[number] = iterations.sequence(executed(ways[number]));
    }
    return sequenceOf[number];
  }

  /** The blocks with references that a way executes. */
  private int[] executed(int way) {
    int[] executed = new int[blocks.length];
    int size = 0;
    for (int bit = 0; bit < blocks.length; bit++) {
      if ((way >>> bit & 1) != 0 && blocks[bit] > 0) {
        executed[size++] = blocks[bit];
      }
    }
    return Arrays.copyOf(executed, size);
  }

  private long work(int way) {
    long sum = 0;
    for (int rest = way; rest != 0; rest &= rest - 1) {
      sum += instructions[Integer.numberOfTrailingZeros(rest)];
    }
    return sum;
  }
}
