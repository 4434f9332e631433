package org.parcast.analyses.loops.observation;

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
  private final Allocations allocations;
  private final OpenLoops loops;

  /** By loop and writer. */
  private final LongOpenHashSet after = new LongOpenHashSet();
  /** By loop and reader. */
  private final LongOpenHashSet before = new LongOpenHashSet();
  /** By loop and storage. */
  private final LongOpenHashSet storageAfter = new LongOpenHashSet();
  /** By loop and storage. */
  private final LongOpenHashSet storageBefore = new LongOpenHashSet();
  /** By loop and writer, who reads or overwrites within the loop's execution; for updates and stores of constants also who did before them. */
  private final Long2ObjectOpenHashMap<BitSet> others = new Long2ObjectOpenHashMap<>();

  // By reference, what was last read or overwritten: mostly nothing has changed since.
  private final int[] readIn;
  private final int[] readFrom;
  private final int[] writtenIn;
  private final int[] writtenBy;
  // Where that execution is over: executions of one loop within one of another's tell the same.
  private final int[] writtenLoop;
  private final int[] writtenWithin;
  private final int[] touchedIn;
  private final int[] touchedBy;
  private final int[] touchedLoops;
  private final int[] storage;
  /** The loops for which it is noted that this storage was read as it was before them. */
  private final BitSet[] beforeIn;
  private final long[] holderBegin;
  private final long[] holderEnd;

  ValueUses(Allocations allocations, OpenLoops loops, int references) {
    this.allocations = allocations;
    this.loops = loops;
    this.readIn = new int[references];
    Arrays.fill(readIn, -1);
    this.readFrom = new int[references];
    this.writtenIn = new int[references];
    this.writtenBy = new int[references];
    this.writtenLoop = new int[references];
    this.writtenWithin = new int[references];
    this.touchedIn = new int[references];
    this.touchedBy = new int[references];
    this.touchedLoops = new int[references];
    this.storage = new int[references];
    this.beforeIn = new BitSet[references];
    this.holderBegin = new long[references];
    this.holderEnd = new long[references];
  }

  /**
   * A value is read.
   *
   * @param written when it was written, 0 for never
   * @param writer by which reference
   * @param execution in which execution of a loop
   */
  void read(int reference, long address, int written, int writer, int execution) {
    boolean known = readIn[reference] == loops.innermost() && written >= readFrom[reference] && writtenBy[reference] == writer
        && (writtenIn[reference] == execution || isLike(reference, written, execution));
    if (!known || address < holderBegin[reference] || address >= holderEnd[reference]) {
      note(reference, address, written, writer, execution, known);
    }
  }

  /** Whether what was read last was written in an execution that is over, as this one is, of the same loop within the same one. */
  private boolean isLike(int reference, int written, int execution) {
    return written > 0 && writtenLoop[reference] >= 0 && writtenLoop[reference] == loops.loop(execution) && writtenWithin[reference] == loops.parent(execution) && !loops.isOpen(execution);
  }

  private void note(int reference, long address, int written, int writer, int execution, boolean known) {
    int holder = allocations.find(address);
    int root = holder < 0 ? -1 : allocations.root(holder);
    if (!known || root != storage[reference]) {
      note(reference, root, written, writer, execution);
    }
    storage[reference] = root;
    holderBegin[reference] = holder < 0 ? address : allocations.address(holder);
    holderEnd[reference] = holder < 0 ? address : allocations.address(holder) + allocations.bytes(holder);
  }

  private void note(int reference, int root, int written, int writer, int execution) {
    if (beforeIn[reference] == null || root != storage[reference]) {
      beforeIn[reference] = new BitSet();
    }
    BitSet noted = beforeIn[reference];
    loops.forEachSince(
        written,
        loop -> {
          if (!noted.get(loop)) {
            noted.set(loop);
            before.add(key(loop, reference));
            storageBefore.add(key(loop, root));
          }
        });
    if (written > 0) {
      int at = execution;
      for (; !loops.isOpen(at); at = loops.parent(at)) {
        after.add(key(loops.loop(at), writer));
        storageAfter.add(key(loops.loop(at), root));
      }
      for (; at != 0; at = loops.parent(at)) {
        others.computeIfAbsent(key(loops.loop(at), writer), made -> new BitSet()).set(reference);
      }
    }
    readIn[reference] = loops.innermost();
    readFrom[reference] = written;
    writtenIn[reference] = execution;
    writtenBy[reference] = writer;
    boolean over = written > 0 && !loops.isOpen(execution);
    writtenLoop[reference] = over ? loops.loop(execution) : -1;
    writtenWithin[reference] = over ? loops.parent(execution) : 0;
  }

  /**
   * A value is overwritten.
   *
   * @param writer by which reference it was written
   * @param execution in which execution of a loop
   */
  void overwrite(int reference, int writer, int execution) {
    if (readIn[reference] != loops.innermost() || writtenIn[reference] != execution || writtenBy[reference] != writer) {
      for (int at = execution; at != 0; at = loops.parent(at)) {
        if (loops.isOpen(at)) {
          others.computeIfAbsent(key(loops.loop(at), writer), made -> new BitSet()).set(reference);
        }
      }
      readIn[reference] = loops.innermost();
      writtenIn[reference] = execution;
      writtenBy[reference] = writer;
      writtenLoop[reference] = -1;
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
    Arrays.fill(readIn, -1);
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
    return storageAfter.contains(key(loop, storage));
  }

  /** Whether a reference read in a loop what was written before the loop. */
  boolean usesFromBefore(int loop, int reader) {
    return before.contains(key(loop, reader));
  }

  /** Whether anything in the storage was read in a loop as it was before. */
  boolean usesStorageFromBefore(int loop, int storage) {
    return storageBefore.contains(key(loop, storage));
  }

  /** The references that read or overwrote what a reference wrote, within one execution of the loop; of updates and stores of constants also those before. */
  BitSet othersWithin(int loop, int writer) {
    return others.getOrDefault(key(loop, writer), new BitSet());
  }
}
