package org.parcast.recorder.memory;

import java.util.Arrays;
import org.parcast.recording.Pins;
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

  /** So many members of sets of distances are at hand, 32 MiB of them. */
  private static final int MOST_MEMBERS = 1 << 23;

  private final SinkSets sets;
  private final VertexNumbers numbers;
  private final int[] known = new int[1 << SLOT_BITS];

  /** By slot the sinks of a set of vertices. */
  private final Sinks[] bySet = new Sinks[1 << SLOT_BITS];

  /** By slot the members of a set of distances, in the order of the sinks that they stand for, whatever the home. */
  private final int[][] distances = new int[1 << SLOT_BITS][];

  private int members;
  private final Sinks[] byPins = new Sinks[1 << SLOT_BITS];

  /** The sinks that were asked for last: neighbours that are used together have the same by sets of their own. */
  private Sinks last;

  /** @param numbers of the vertices, by which they are told */
  public SortedSinks(SinkSets sets, VertexNumbers numbers) {
    this.sets = sets;
    this.numbers = numbers;
  }

  /**
   * The sinks of a home's values in order.
   *
   * @param set position in the pool, 0 for the empty set
   */
  public Sinks of(int set, int home) {
    int slot = slot(set);
    if (set != 0 && known[slot] == set) {
      return bySet[slot] != null ? bySet[slot] : at(distances[slot], home);
    }
    int[] pins = set == 0 ? new int[0] : sets.sortedMembers(set);
    if (pins.length < RecordingFormat.SHARED_SINKS) {
      return new Sinks(moved(pins, home));
    }
    Sinks sorted = at(pins, home);
    keep(set, slot, sorted, pins);
    return sorted;
  }

  private void keep(int set, int slot, Sinks sorted, int[] pins) {
    boolean vertices = sets.isOfVertices(set);
    if (!vertices && members + pins.length > MOST_MEMBERS) {
      return;
    }
    members -= distances[slot] == null ? 0 : distances[slot].length;
    members += vertices ? 0 : pins.length;
    known[slot] = set;
    bySet[slot] = vertices ? sorted : null;
    distances[slot] = vertices ? null : pins;
  }

  /** The sinks that the members of a large set are at the home. */
  private Sinks at(int[] pins, int home) {
    if (last == null || !numbers.areSame() || !areAt(pins, home, last.pins)) {
      last = lately(new Sinks(moved(pins, home)));
    }
    return last;
  }

  private static boolean areAt(int[] pins, int home, int[] sinks) {
    boolean same = pins.length == sinks.length;
    for (int i = 0; same && i < pins.length; i++) {
      same = Pins.sink(pins[i], home) == sinks[i];
    }
    return same;
  }

  private int[] moved(int[] pins, int home) {
    int[] moved = new int[pins.length];
    for (int i = 0; i < pins.length; i++) {
      moved[i] = numbers.of(Pins.sink(pins[i], home));
    }
    return numbers.areSame() ? moved : ascending(moved);
  }

  /** In order, each once: several vertices may have become one. */
  private static int[] ascending(int[] sinks) {
    Arrays.sort(sinks);
    int size = 0;
    for (int sink : sinks) {
      if (size == 0 || sinks[size - 1] != sink) {
        sinks[size++] = sink;
      }
    }
    return size == sinks.length ? sinks : Arrays.copyOf(sinks, size);
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
