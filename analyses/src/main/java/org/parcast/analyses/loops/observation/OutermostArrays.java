package org.parcast.analyses.loops.observation;

import org.parcast.recording.trace.coding.Allocations;

/** The outermost arrays in which addresses lie. References come back to few arrays at a time: those found lately are found without a search. */
final class OutermostArrays {
  /** What lies at no object belongs to none. */
  static final int NONE = -1;

  /** So many bits of an address make no difference to where its array is remembered: a short row takes one place, a long one several. */
  private static final int GRAIN_BITS = 7;

  /** Places to remember arrays at, 80 KiB. With as many for what references read, a library's 502 loops took a fifth less time (la4j). Decides no answer. */
  private static final int RECENT = 1 << 12;

  private final Allocations allocations;
  private final long[] begin = new long[RECENT];
  private final long[] end = new long[RECENT];
  private final int[] outermost = new int[RECENT];

  OutermostArrays(Allocations allocations) {
    this.allocations = allocations;
  }

  /** Number of the allocation that no array holds and that holds, itself or by its rows, the address; {@link #NONE} where there is none. */
  int at(long address) {
    int slot = (int) (address >> GRAIN_BITS) & RECENT - 1;
    if (address < begin[slot] || address >= end[slot]) {
      find(address, slot);
    }
    return outermost[slot];
  }

  private void find(long address, int slot) {
    int holder = allocations.find(address);
    begin[slot] = holder < 0 ? address : allocations.address(holder);
    end[slot] = holder < 0 ? address + 1 : begin[slot] + allocations.bytes(holder);
    outermost[slot] = holder < 0 ? NONE : allocations.root(holder);
  }
}
