package org.parcast.recorder.sharing;

/**
 * A place of the program that accesses memory, as one thread passes it. Counts accesses that stay in a block, and tells of blocks some at a time; where
 * it strides through memory in a loop, tells of all when the loop has ended.
 */
public final class Site {
  /** Accesses after which a block counts as left though it is not: other threads may be waiting to be noticed. */
  private static final int PATIENCE = 128;

  /** Visits that wait to be told together, so that the processor can look up several blocks at once. A site that is passed rarely does not let them wait. */
  private static final int MOST_WAITING = 64;

  /** Elements of loops shorter than this wait to be told with those of the next, where it goes on behind them; and how many may wait. */
  private static final int SHORT = 64;

  private static final int LONGEST_WAITING = 512;
  private static final int LINE_BYTES = 64;
  private static final int BLOCK_SHIFT = 16;
  private static final int WORDS_SHIFT = 8;
  private static final int BYTE = 0xFF;

  private final Counts own;
  private final int access;
  private Object holder;
  private long key;

  /** How far the places of its blocks' states lie from their numbers. */
  private int offset;

  /** The block where it is, the words that it has touched there, a bit for each, and how often. */
  private long here;

  /** Blocks that were left, likewise. */
  private long[] waiting = new long[1];

  private int visits;
  private final SteadyQueues steady;

  /** Where the first two iterations of a loop with strides went, bytes from the start of the holder. */
  private long first;

  private long second;
  private RowPlaces places;
  private WordCounts words;

  /** What the first iteration of a loop accessed a field of, and the bit of the field's word. */
  private Watched object;

  private int word;

  /** Elements side by side that were passed and not told of. */
  private long runFrom;

  private long runStep;
  private int runLoad;
  private int run;

  Site(Counts own, int access) {
    this.own = own;
    this.access = access;
    this.steady = new SteadyQueues(own, access);
  }

  /** An access to a word of a block. */
  void access(Object of, int block, int word) {
    if (of == holder && here >> BLOCK_SHIFT == block && (here & BYTE) < PATIENCE) {
      here = (here | 1L << WORDS_SHIFT + word) + 1;
    } else {
      enter(of, block, word);
    }
  }

  private void enter(Object of, int block, int word) {
    if (of != holder) {
      if (visits > 0) {
        tellWaiting();
      }
      tell(here);
      hold(of);
    } else {
      waiting[visits++] = here;
      if (visits == waiting.length) {
        tellFull();
      }
    }
    here = (long) block << BLOCK_SHIFT | 1L << WORDS_SHIFT + word | 1;
  }

  private void hold(Object of) {
    tellRun();
    holder = of;
    key = BlockStates.key(of);
    offset = (int) key; // where a block is found unless others had its place
  }

  private void tellFull() {
    tellWaiting();
    if (waiting.length < MOST_WAITING) {
      waiting = new long[2 * waiting.length];
    }
  }

  private void tellWaiting() {
    for (int i = 0; i < visits; i++) {
      tell(waiting[i]);
    }
    visits = 0;
  }

  private void tell(long visit) {
    int count = (int) visit & BYTE;
    if (count > 0) {
      int at = (int) (visit >> BLOCK_SHIFT);
      offset = Visits.jump(own, steady, offset + at, key, at, (int) visit >> WORDS_SHIFT & BYTE, access, 0, count) - at;
    }
  }

  /** Accesses to a word, a bit, in the first block of an object. */
  void object(Watched of, int words, int count) {
    if (!steady.count(of.queue, words, count)) {
      Visits.object(own, steady, of, words, access, count);
    }
  }

  /** Tells of all that was counted and not told of yet. */
  void tell() {
    tellWaiting();
    tell(here);
    here = 0;
    tellRun();
    steady.tell();
  }

  // ---- loops with strides

  /** The access of iteration {@code n}, 1 or 2. */
  void note(Object of, long bytes, int n) {
    if (n == 1) {
      if (of != holder) {
        hold(of);
      }
      first = bytes;
    } else {
      second = bytes;
    }
  }

  /** The access of the first iteration, to a word, a bit, of an object that holds its block's state. */
  void note(Watched of, int bit) {
    object = of;
    word = bit;
  }

  /** The loop has made {@code n} iterations, all with the one object. */
  void ranOnObject(int n) {
    object(object, word, n);
  }

  /** The loop has made {@code n} iterations, each with an object of its own, which the other site has loaded. */
  void ranOnObjects(Site rows, int n) {
    Object[] all = (Object[]) rows.holder;
    int number = Threads.rowAt(rows.first);
    int step = n > 1 ? Threads.rowAt(rows.second) - number : 0;
    for (int t = 0; t < n; t++, number += step) {
      if (all[number] instanceof Watched of) {
        object(of, word, 1);
      }
    }
  }

  /** The loop has made {@code n} iterations in one array; {@code load}, unless 0, is an access that has loaded the same elements before. */
  void ran(int n, int load) {
    long stride = n > 1 ? second - first : 0;
    long lowest = stride < 0 ? first + (n - 1) * stride : first;
    long step = Math.abs(stride);
    int from = Visits.block(lowest);
    if (step == 0) {
      offset = Visits.visit(own, offset + from, key, from, 1 << Visits.word(first), access, load, n) - from;
    } else if (step <= Math.min(LINE_BYTES, 1 << Visits.SHIFT) && (step & step - 1) == 0) {
      sweep(lowest, step, n, load);
    } else {
      long at = first;
      for (int t = 0; t < n; t++, at += stride) {
        int next = Visits.block(at);
        offset = Visits.visit(own, offset + next, key, next, 1 << Visits.word(at), access, load, 1) - next;
      }
    }
  }

  private void sweep(long lowest, long step, int n, int load) {
    if (lowest != runFrom + run * runStep || step != runStep || load != runLoad) {
      tellRun();
      runFrom = lowest;
      runStep = step;
      runLoad = load;
    }
    run += n;
    if (n >= SHORT || run >= LONGEST_WAITING) {
      tellRun();
    }
  }

  private void tellRun() {
    if (run > 0) {
      int last = Visits.block(runFrom + (run - 1) * runStep);
      int guess = offset + Visits.block(runFrom);
      offset = Visits.sweep(own, guess, key, runFrom, run, Long.numberOfTrailingZeros(runStep), access, runLoad) - last;
      runFrom += run * runStep;
      run = 0;
    }
  }

  /** The loop has made {@code n} iterations, each in a row or object of its own, which the other site has loaded. */
  void ran(Site rows, int n) {
    if (places == null) {
      places = new RowPlaces();
    }
    Object[] all = (Object[]) rows.holder;
    long row = rows.first;
    long step = n > 1 ? rows.second - row : 0;
    long at = first;
    long stride = n > 1 ? second - at : 0;
    for (int t = 0; t < n; t++, at += stride, row += step) {
      int number = Threads.rowAt(row);
      int next = Visits.block(at);
      places.meet(number, all[number]);
      places.found(number, next,
          Visits.jump(own, steady, places.place(number, next), places.key(number), next, 1 << Visits.word(at), access, 0, 1));
    }
  }

  /**
   * The loop has made {@code n} iterations in one array, each at an index that the other site has loaded, plus an amount that is the same for all. The
   * indices are read again: one after the other without waiting, as the loop itself was run.
   *
   * @param bits element size, as a power of two
   * @param load access, unless 0, that has loaded the same elements before
   */
  void gathered(Site indices, int n, int bits, int load) {
    steady.update(load);
    int[] all = (int[]) indices.holder;
    int index = Threads.rowAt(indices.first);
    int step = n > 1 ? Threads.rowAt(indices.second) - index : 0;
    long added = first - ((long) all[index] << bits);
    if (WordCounts.suits(holder, bits, n)) {
      if (words == null) {
        words = new WordCounts();
      }
      words.gather(holder, bits, all, index, step, n, added);
      offset = words.tell(own, steady, offset, key, access, load);
      return;
    }
    for (int t = 0; t < n; t++, index += step) {
      long at = added + ((long) all[index] << bits);
      int next = Visits.block(at);
      offset = Visits.jump(own, steady, offset + next, key, next, 1 << Visits.word(at), access, load, 1) - next;
    }
  }
}
