package org.parcast.analyses.loops.observation;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A set of loops for each storage. Storage that is made in one place is used alike, so there are few different sets however many objects a run makes:
 * each has a number, and a storage has that of its set.
 */
final class StorageLoops {
  /** Pages of 4 KiB: storage made one after the other is used, or not, together. */
  private static final int PAGE_BITS = 10;
  private static final int PAGE = 1 << PAGE_BITS;

  /** Set 0 is empty. */
  private final List<BitSet> sets = new ArrayList<>(List.of(new BitSet()));

  private final Map<BitSet, Integer> numbers = new HashMap<>(Map.of(new BitSet(), 0));
  /** By set and loop, the set with the loop. */
  private final Long2IntOpenHashMap with = new Long2IntOpenHashMap();
  /** Numbers of sets, in pages by storage; null where none of a page has any loop. */
  private int[][] pages = new int[16][];

  /** @param storage from -1 on */
  void add(int storage, int loop) {
    int at = storage + 1;
    int page = at >> PAGE_BITS;
    if (page >= pages.length) {
      pages = Arrays.copyOf(pages, Math.max(page + 1, pages.length + (pages.length >> 1)));
    }
    if (pages[page] == null) {
      pages[page] = new int[PAGE];
    }
    int set = pages[page][at & PAGE - 1];
    if (!sets.get(set).get(loop)) {
      pages[page][at & PAGE - 1] = with(set, loop);
    }
  }

  private int with(int set, int loop) {
    return with.computeIfAbsent((long) set << 32 | loop, missing -> {
      BitSet more = (BitSet) sets.get(set).clone();
      more.set(loop);
      return numbers.computeIfAbsent(more, added -> {
        sets.add(added);
        return sets.size() - 1;
      });
    });
  }

  /** Whether the loop was added to those of the storage. */
  boolean contains(int storage, int loop) {
    int at = storage + 1;
    int page = at >> PAGE_BITS;
    return page < pages.length && pages[page] != null && sets.get(pages[page][at & PAGE - 1]).get(loop);
  }
}
