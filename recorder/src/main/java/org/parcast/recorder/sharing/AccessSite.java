package org.parcast.recorder.sharing;

import java.lang.ref.WeakReference;

/**
 * A place of the program that accesses memory, as one thread passes it. Counts accesses that stay in a block, and tells of blocks some at a time; how it
 * strides through memory in a loop, its {@link SiteStrides} know.
 */
public final class AccessSite {
  /** Visits that wait to be told together, so that the processor can look up several blocks at once. A site that is passed rarely does not let them wait. */
  private static final int MOST_WAITING = 64;

  private final ThreadCounts own;
  private final int access;

  /** Access, unless 0, that has loaded the same words just before, and is told of here. */
  private int load;

  /** The array or object where the site is; held weakly: what the program lets go is collected as without Parcast, and what was noted of it goes by its key. */
  private WeakReference<Object> holder = new WeakReference<>(null);

  private long key;

  /** How far the places of its blocks' states lie from their numbers. */
  private int offset;

  /** The {@link Visit} to the block where it is. */
  private long here;

  /** Those to blocks that were left. */
  private long[] waiting = new long[1];

  private int visits;

  /** Visits told of in this array since all was last told of. */
  private long passed;

  /** The visits by block, where {@link #counting}. */
  private final BlockCounts counts = new BlockCounts();

  private boolean counting;
  /** Whether the thread knows that there is something to tell. */
  private boolean isWaiting;

  private final SteadyQueues steady;
  private final SiteStrides strides = new SiteStrides(this);

  AccessSite(ThreadCounts own, int access) {
    this.own = own;
    this.access = access;
    this.steady = new SteadyQueues(own, access);
  }

  /** The site stores to what another has just loaded: one tells of both. */
  void updating(int loading) {
    load = loading;
    steady.updating(loading);
  }

  SiteStrides strides() {
    return strides;
  }

  /** The array or object where the site is; null where nothing holds it any more. */
  Object holder() {
    return holder.get();
  }

  /** An access to a word of a block. After many, the block counts as left though it is not: other threads may be waiting to be noticed. */
  void access(Object of, int block, int word) {
    if (of == holder.get() && Visit.block(here) == block && Visit.count(here) < Visit.MOST) {
      here = Visit.and(here, word);
    } else {
      enter(of, block, word);
    }
  }

  private void enter(Object of, int block, int word) {
    if (of != holder.get()) {
      hold(of);
    } else if (counting && counts.add(block, word)) {
      return;
    } else {
      leave(here);
    }
    here = Visit.of(block, word);
    waits();
  }

  /** There is something to tell. */
  void waits() {
    if (!isWaiting) {
      isWaiting = true;
      own.waits(this);
    }
  }

  /** An access to a word of one of the blocks of the array where the site is, which it visits in no order. */
  void scatter(int block, int word) {
    if (!counting || !counts.add(block, word)) {
      leave(Visit.of(block, word));
      waits();
    }
  }

  /** A visit, unless it is none, is over. */
  private void leave(long visit) {
    if (Visit.count(visit) == 0) {
      return;
    }
    if (counting) {
      if (!counts.add(visit)) {
        tellOther(visit);
      }
    } else {
      waiting[visits++] = visit;
      if (visits == waiting.length) {
        tellFull();
      }
    }
  }

  /** Passes on to another array or object. */
  void hold(Object of) {
    if (of == holder.get()) {
      return;
    }
    if (counting || visits > 0) {
      tellLeft();
    }
    tell(here);
    here = 0;
    strides.tell();
    holder = new WeakReference<>(of);
    key = BlockStates.key(of);
    offset = (int) key; // where a block is found unless others had its place
  }

  private void tellFull() {
    passed += visits;
    tellWaiting();
    if (waiting.length < MOST_WAITING) {
      waiting = new long[2 * waiting.length];
    } else {
      int blocks = BlockCounts.blocks(holder());
      if (passed > blocks) {
        counts.begin(blocks);
        counting = true;
      }
    }
  }

  /** A visit for which there is no room among those that are counted. */
  private void tellOther(long visit) {
    if (counts.isFull()) {
      tellCounted();
    }
    tell(visit);
  }

  private void tellCounted() {
    for (int block = 0; block < counts.length(); block++) {
      long visit = counts.take(block);
      if (visit != 0) {
        waiting[visits++] = visit;
        if (visits == waiting.length) {
          tellWaiting();
        }
      }
    }
    tellWaiting();
    counts.clear();
  }

  /** Tells of all blocks that were left. To go through those that are counted must be earned anew. */
  private void tellLeft() {
    tellWaiting();
    if (counting) {
      tellCounted();
      counting = false;
    }
    passed = 0;
  }

  private void tellWaiting() {
    int others = visits < 2 ? visits : Visits.countSteady(steady, offset, key, waiting, visits);
    for (int i = 0; i < others; i++) {
      tell(waiting[i]);
    }
    visits = 0;
  }

  private void tell(long visit) {
    if (Visit.count(visit) > 0) {
      jump(Visit.block(visit), Visit.words(visit), Visit.count(visit));
    }
  }

  /** Accesses to a word, a bit, in the first block of an object. */
  void object(Watched of, int words, int count) {
    if (!steady.count(of.queue, words, count)) {
      Visits.object(own, steady, of, words, access, load, count);
    }
  }

  /** Tells of all accesses to blocks that were not told of yet. */
  void tell() {
    isWaiting = false;
    if (counting || visits > 0) {
      tellLeft();
    }
    tell(here);
    here = 0;
    strides.tell();
  }

  /** Tells of the events that were only counted. */
  void settle() {
    steady.tell();
  }

  // ---- visits, in the array or object where the site is

  /** See {@link Visits#visit}. */
  void visit(int block, int words, int count) {
    offset = Visits.visit(own, offset + block, key, block, words, access, load, count) - block;
  }

  /** See {@link Visits#jump}. */
  void jump(int block, int words, int count) {
    offset = Visits.jump(own, steady, offset + block, key, block, words, access, load, count) - block;
  }

  /** See {@link Visits#sweep}. */
  void sweep(long from, int n, int bits) {
    int last = Visits.block(from + ((long) (n - 1) << bits));
    offset = Visits.sweep(own, offset + Visits.block(from), key, from, n, bits, access, load) - last;
  }

  /** A visit to a block of a row of this number; the site is where it was. */
  void visitRow(RowPlaces rows, int number, int block, int words) {
    rows.found(number, block, Visits.jump(own, steady, rows.place(number, block), rows.key(number), block, words, access, load, 1));
  }

  /** See {@link WordThreadCounts#tell}. */
  void tell(WordCounts words) {
    offset = words.tell(own, steady, offset, key, access, load);
  }
}
