package org.parcast.analyses.reuse;

import it.unimi.dsi.fastutil.longs.Long2LongMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/** Watches the addresses of a reference on one core. */
public final class WalkRecorder {
  /** A loop nest has as many strides as loops; what has more than this is irregular anyway. */
  private static final int MOST_STRIDES = 1 << 10;

  private final Long2LongOpenHashMap uses = new Long2LongOpenHashMap();
  private final Long2LongOpenHashMap runs = new Long2LongOpenHashMap();
  private final int core;
  private long last;
  private long stride = Walk.IRREGULAR;
  private long advances = -1;

  /** @param core that is watched; what others use is not */
  public WalkRecorder(int core) {
    this.core = core;
  }

  /** Another use. */
  public void use(int by, long address) {
    if (by == core) {
      advance(address);
    }
  }

  private void advance(long address) {
    long next = address - last;
    last = address;
    if (++advances > 0 && (uses.size() < MOST_STRIDES || uses.containsKey(next))) {
      uses.addTo(next, 1);
      if (next != stride) {
        runs.addTo(next, 1);
      }
    }
    stride = next;
  }

  /** What was seen so far. */
  public Walk walk() {
    for (Long2LongMap.Entry each : uses.long2LongEntrySet()) {
      if (2 * each.getLongValue() > advances) {
        return new Walk(each.getLongKey(), 1 + (double) each.getLongValue() / runs.get(each.getLongKey()));
      }
    }
    return new Walk(Walk.IRREGULAR, 1);
  }
}
