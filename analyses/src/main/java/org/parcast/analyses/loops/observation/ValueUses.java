package org.parcast.analyses.loops.observation;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.BitSet;
import org.parcast.recording.trace.coding.Allocations;

/**
 * Where the values go that references read: which loops used what had been written before them, whose results were used after them, and who
 * read or overwrote what was written within them. Storage is an outermost array.
 */
final class ValueUses {
  private final OutermostArrays arrays;
  private final OpenLoops loops;

  /** By loop and writer. */
  private final LongOpenHashSet after = new LongOpenHashSet();
  /** By loop and reader. */
  private final LongOpenHashSet before = new LongOpenHashSet();
  private final StorageLoops storageAfter = new StorageLoops();
  private final StorageLoops storageBefore = new StorageLoops();
  /** By loop and writer, who reads or overwrites within the loop's execution; for updates and stores of constants also who did before them. */
  private final Long2ObjectOpenHashMap<BitSet> others = new Long2ObjectOpenHashMap<>();

  /** Places for what references last read, by reference and storage: mostly nothing has changed since. */
  private static final int RECENT = 1 << 12;

  /** What a reference last read of a storage; what is noted once need not be noted again. */
  private static final class LastRead {
    private int reference = -1;
    private int storage;
    /** The innermost execution in which it read, -1 for none. */
    private int in;
    /** The one around that. */
    private int within;
    private int written;
    private int writer;
    private int execution;
    // Where that execution is over: executions of one loop within one of another's tell the same, as long as that within which they are is open.
    private int overLoop;
    private int overWithin;
    /** The innermost execution around it that was open, -1 for none. */
    private int openAround;
    /** The loops for which it is noted that the storage was read as it was before them. */
    private final BitSet beforeIn = new BitSet();

    void restart(int ofReference, int ofStorage) {
      reference = ofReference;
      storage = ofStorage;
      forget();
      beforeIn.clear();
    }

    /** Executions have other numbers from now on. */
    void forget() {
      in = -1;
      openAround = -1;
    }
  }

  private final LastRead[] lastReads = new LastRead[RECENT];
  /** By reference, that of the storage that it read last: mostly it reads it again. */
  private final LastRead[] latest;

  // By reference, what it last overwrote.
  private final int[] overwrittenIn;
  private final int[] overwrittenExecution;
  private final int[] overwrittenWriter;
  private final int[] touchedIn;
  private final int[] touchedBy;
  private final int[] touchedLoops;

  ValueUses(Allocations allocations, OpenLoops loops, int references) {
    this.arrays = new OutermostArrays(allocations);
    this.loops = loops;
    Arrays.setAll(lastReads, made -> new LastRead());
    this.latest = new LastRead[references];
    this.overwrittenIn = new int[references];
    Arrays.fill(overwrittenIn, -1);
    this.overwrittenExecution = new int[references];
    this.overwrittenWriter = new int[references];
    this.touchedIn = new int[references];
    this.touchedBy = new int[references];
    this.touchedLoops = new int[references];
  }

  /**
   * A value is read.
   *
   * @param written when it was written, 0 for never
   * @param writer by which reference
   * @param execution in which execution of a loop
   */
  void read(int reference, long address, int written, int writer, int execution) {
    int storage = arrays.at(address);
    LastRead last = lastRead(reference, storage);
    boolean known = last.in == loops.innermost() && written >= last.written && last.writer == writer && (last.execution == execution || isLike(last, written, execution));
    if (!known) {
      note(last, written, writer, execution);
    }
  }

  private LastRead lastRead(int reference, int storage) {
    LastRead last = latest[reference];
    if (last != null && last.reference == reference && last.storage == storage) {
      return last;
    }
    last = lastReads[HashCommon.mix(31 * storage + reference) & RECENT - 1];
    if (last.reference != reference || last.storage != storage) {
      last.restart(reference, storage);
    }
    latest[reference] = last;
    return last;
  }

  /** Whether what was read last was written in an execution that is over, as this one is, of the same loop within the same one. */
  private boolean isLike(LastRead last, int written, int execution) {
    return written > 0 && last.overLoop >= 0 && last.overLoop == loops.loop(execution) && last.overWithin == loops.parent(execution) && !loops.isOpen(execution);
  }

  private void note(LastRead last, int written, int writer, int execution) {
    int reference = last.reference;
    int storage = last.storage;
    // Of the loops around, those that began after this value was written began after the last one was, too.
    boolean known = last.in > 0 && last.within == loops.parent(loops.innermost()) && written >= last.written;
    loops.forEachSince(
        written,
        known ? 1 : Integer.MAX_VALUE,
        loop -> {
          if (!last.beforeIn.get(loop)) {
            last.beforeIn.set(loop);
            before.add(key(loop, reference));
            storageBefore.add(storage, loop);
          }
        });
    int open = openAround(execution);
    if (written > 0 && !isNoted(last, writer, execution, open)) {
      int at = execution;
      for (; at != open; at = loops.parent(at)) {
        after.add(key(loops.loop(at), writer));
        storageAfter.add(storage, loops.loop(at));
      }
      for (; at != 0; at = loops.parent(at)) {
        others.computeIfAbsent(key(loops.loop(at), writer), made -> new BitSet()).set(reference);
      }
    }
    last.in = loops.innermost();
    last.within = loops.parent(last.in);
    last.written = written;
    last.writer = writer;
    last.execution = execution;
    last.openAround = open;
    boolean over = written > 0 && open != execution;
    last.overLoop = over ? loops.loop(execution) : -1;
    last.overWithin = over ? loops.parent(execution) : 0;
  }

  private int openAround(int execution) {
    int open = execution;
    while (!loops.isOpen(open)) {
      open = loops.parent(open);
    }
    return open;
  }

  /** Whether loops that are over, and those around them, are the same as of the last value, by the same writer. */
  private boolean isNoted(LastRead last, int writer, int execution, int open) {
    boolean same = last.execution == execution || last.overLoop >= 0 && last.overLoop == loops.loop(execution) && last.overWithin == loops.parent(execution);
    return same && last.writer == writer && last.openAround == open;
  }

  /**
   * A value is overwritten.
   *
   * @param writer by which reference it was written
   * @param execution in which execution of a loop
   */
  void overwrite(int reference, int writer, int execution) {
    if (overwrittenIn[reference] != loops.innermost() || overwrittenExecution[reference] != execution || overwrittenWriter[reference] != writer) {
      for (int at = execution; at != 0; at = loops.parent(at)) {
        if (loops.isOpen(at)) {
          others.computeIfAbsent(key(loops.loop(at), writer), made -> new BitSet()).set(reference);
        }
      }
      overwrittenIn[reference] = loops.innermost();
      overwrittenExecution[reference] = execution;
      overwrittenWriter[reference] = writer;
    }
  }

  /**
   * A word that is about to be updated, or to hold a constant, was read, or written, otherwise.
   *
   * @param other by which reference
   * @param then when
   */
  void touchedBefore(int update, int other, int then) {
    int since = loops.openSince(then);
    if (touchedIn[update] != loops.innermost() || touchedBy[update] != other || touchedLoops[update] < since) {
      loops.forEachOpenAt(then, loop -> others.computeIfAbsent(key(loop, update), made -> new BitSet()).set(other));
      touchedIn[update] = loops.innermost();
      touchedBy[update] = other;
      touchedLoops[update] = since;
    }
  }

  /** Executions of loops have new numbers: what was noted last has to be noted again. */
  void forgetRecent() {
    for (LastRead last : lastReads) {
      last.forget();
    }
    Arrays.fill(overwrittenIn, -1);
    Arrays.fill(touchedIn, -1);
  }

  private static long key(int loop, int other) {
    return (long) loop << 32 | other & 0xffffffffL;
  }

  /** Whether what a reference wrote in a loop was read after the loop. */
  boolean isUsedAfter(int loop, int writer) {
    return after.contains(key(loop, writer));
  }

  /** Whether anything that a loop wrote to the storage was read after the loop. */
  boolean isStorageUsedAfter(int loop, int storage) {
    return storageAfter.contains(storage, loop);
  }

  /** Whether a reference read in a loop what was written before the loop. */
  boolean usesFromBefore(int loop, int reader) {
    return before.contains(key(loop, reader));
  }

  /** Whether anything in the storage was read in a loop as it was before. */
  boolean usesStorageFromBefore(int loop, int storage) {
    return storageBefore.contains(storage, loop);
  }

  /** The references that read or overwrote what a reference wrote, within one execution of the loop; of updates and stores of constants also those before. */
  BitSet othersWithin(int loop, int writer) {
    return others.getOrDefault(key(loop, writer), new BitSet());
  }
}
