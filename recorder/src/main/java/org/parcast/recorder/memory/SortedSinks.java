package org.parcast.recorder.memory;

import java.util.Arrays;
import org.parcast.recorder.format.RecordingFormat;

/** The members of sets of sinks in order. Large sets that were asked for lately are at hand: many values share them. */
public final class SortedSinks {
  private static final int SLOT_BITS = 14;

  /** A set in order, with the number under which the recording has it, 0 for none. */
  public static final class Sinks {
    public final int[] pins;
    public final int hash;
    public int number;

    Sinks(int[] pins) {
      this.pins = pins;
      hash = Arrays.hashCode(pins);
    }
  }

  private final SinkSets sets;
  private final int[] known = new int[1 << SLOT_BITS];
  private final Sinks[] sinks = new Sinks[1 << SLOT_BITS];

  public SortedSinks(SinkSets sets) {
    this.sets = sets;
  }

  /** @param set position in the pool, 0 for the empty set */
  public Sinks of(int set) {
    int slot = set * 0x9E3779B9 >>> 32 - SLOT_BITS;
    if (set != 0 && known[slot] == set) {
      return sinks[slot];
    }
    int[] pins = set == 0 ? new int[0] : sets.members(set);
    Arrays.sort(pins);
    Sinks sorted = new Sinks(pins);
    if (pins.length >= RecordingFormat.SHARED_SINKS) {
      known[slot] = set;
      sinks[slot] = sorted;
    }
    return sorted;
  }
}
