package org.parcast.recorder.memory;

import org.parcast.recording.file.RecordingFormat;

/** The sinks of homes in order. Many that were asked for lately are at hand: many values share them, by one set or by several. */
public final class SortedSinks {
  private static final int SLOT_BITS = 14;

  /** The sinks in order, with the number under which the recording has them, 0 for none. */
  public static final class Sinks {
    public final SinkRuns runs;
    public final int hash;
    public int number;

    Sinks(SinkRuns runs) {
      this.runs = runs;
      hash = runs.hashCode();
    }
  }

  /** So many ints of members of sets of distances are at hand, 32 MiB of them. */
  private static final int MOST_ROOM = 1 << 23;

  private static final int[] NONE = {};

  private final SinkSets sets;
  private final VertexNumbers numbers;
  private final int[] known = new int[1 << SLOT_BITS];

  /** By slot the sinks of a set of vertices. */
  private final Sinks[] bySet = new Sinks[1 << SLOT_BITS];

  /** By slot the members of a set of distances, in the order of the sinks that they stand for, whatever the home. */
  private final SinkRuns[] distances = new SinkRuns[1 << SLOT_BITS];

  private int room;
  private final Sinks[] byPins = new Sinks[1 << SLOT_BITS];

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
    SinkRuns members = SinkRuns.of(set == 0 ? NONE : sets.sortedMembers(set));
    if (members.size() < RecordingFormat.SHARED_SINKS) {
      return new Sinks(members.at(home, numbers));
    }
    Sinks sorted = at(members, home);
    keep(set, slot, sorted, members);
    return sorted;
  }

  private void keep(int set, int slot, Sinks sorted, SinkRuns members) {
    boolean vertices = sets.isOfVertices(set);
    if (!vertices && room + members.room() > MOST_ROOM) {
      return;
    }
    room -= distances[slot] == null ? 0 : distances[slot].room();
    room += vertices ? 0 : members.room();
    known[slot] = set;
    bySet[slot] = vertices ? sorted : null;
    distances[slot] = vertices ? null : members;
  }

  /** The sinks that the members of a large set are at the home: neighbours that are used together have the same by sets of their own. */
  private Sinks at(SinkRuns members, int home) {
    return lately(new Sinks(members.at(home, numbers)));
  }

  private Sinks lately(Sinks sorted) {
    int slot = slot(sorted.hash);
    Sinks before = byPins[slot];
    if (before != null && before.hash == sorted.hash && before.runs.equals(sorted.runs)) {
      return before;
    }
    byPins[slot] = sorted;
    return sorted;
  }

  private static int slot(int number) {
    return number * 0x9E3779B9 >>> 32 - SLOT_BITS;
  }
}
