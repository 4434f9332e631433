package org.parcast.recorder.memory;

import java.util.Arrays;
import org.parcast.recording.file.RecordingFormat;

/** The sinks of homes in order. Many that were asked for lately are at hand: many values share them, by one set or by several. */
public final class SortedSinks {
  private static final int SLOT_BITS = 14;

  /** The sinks in order, with the number under which the recording has them, 0 for none. */
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
  private final Sinks[] bySet = new Sinks[1 << SLOT_BITS];
  private final Sinks[] byPins = new Sinks[1 << SLOT_BITS];

  public SortedSinks(SinkSets sets) {
    this.sets = sets;
  }

  /**
   * The sinks of a home's values in order.
   *
   * @param set position in the pool, 0 for the empty set
   */
  public Sinks of(int set, int home) {
    int slot = slot(set);
    if (set != 0 && known[slot] == set) {
      return bySet[slot];
    }
    int[] pins = set == 0 ? new int[0] : sets.members(set, home);
    Arrays.sort(pins);
    Sinks sorted = new Sinks(pins);
    if (pins.length >= RecordingFormat.SHARED_SINKS) {
      sorted = lately(sorted);
      if (sets.isOfVertices(set)) {
        known[slot] = set;
        bySet[slot] = sorted;
      }
    }
    return sorted;
  }

  private Sinks lately(Sinks sorted) {
    int slot = slot(sorted.hash);
    Sinks before = byPins[slot];
    if (before != null && before.hash == sorted.hash && Arrays.equals(before.pins, sorted.pins)) {
      return before;
    }
    byPins[slot] = sorted;
    return sorted;
  }

  private static int slot(int number) {
    return number * 0x9E3779B9 >>> 32 - SLOT_BITS;
  }
}
