package org.parcast.recorder.memory;

/**
 * {@link Fragments} of which each continues the one before, as a whole: how many sinks they hold and between which bounds, and, once
 * that does not tell whether a sink is among them, where each stands. Most sets grow in ascending order, as loops go, and never need that.
 */
final class Chain {
  private static final double LOAD = 0.6;

  /** The first of its fragments. */
  final int head;

  /** Where the sink stands that it was told of last, or that start. */
  int last;

  private int size;
  private int least = Integer.MAX_VALUE;
  private int most = Integer.MIN_VALUE;

  /** Positions by the sinks that stand there, open addressing, 0 for none; null while it was not wanted. */
  private int[] table;

  /** @param start of the first fragment */
  Chain(int head, int start) {
    this.head = head;
    this.last = start;
  }

  int size() {
    return size;
  }

  /** Whether the sink may be a member. */
  boolean mayHave(int sink) {
    return sink >= least && sink <= most;
  }

  boolean hasTable() {
    return table != null;
  }

  /** A table that is to hold all positions, added one by one with {@link #enter}. */
  void makeTable() {
    table = Growth.of(new int[0], (int) Math.min(Integer.MAX_VALUE - 16, Math.max(16, size / LOAD * 1.5)));
  }

  /** Gives the table up. */
  void dropTable() {
    table = null;
  }

  /** The sink stands at the position from now on. */
  void add(Pool pool, int position, int sink) {
    last = position;
    size++;
    least = Math.min(least, sink);
    most = Math.max(most, sink);
    if (table != null) {
      if (size > table.length * LOAD) {
        grow(pool);
      }
      enter(pool, position);
    }
  }

  /** Enters a position in the table. */
  void enter(Pool pool, int position) {
    int at = LongIntMap.slot(pool.get(position), table.length);
    while (table[at] != 0) {
      at = LongIntMap.next(at, table.length);
    }
    table[at] = position;
  }

  /** Where the sink stands by the table, 0 for nowhere. */
  int find(Pool pool, int sink) {
    int at = LongIntMap.slot(sink, table.length);
    while (table[at] != 0 && pool.get(table[at]) != sink) {
      at = LongIntMap.next(at, table.length);
    }
    return table[at];
  }

  private void grow(Pool pool) {
    int[] old = table;
    table = Growth.of(new int[0], old.length + (old.length >> 1));
    for (int position : old) {
      if (position != 0) {
        enter(pool, position);
      }
    }
  }
}
