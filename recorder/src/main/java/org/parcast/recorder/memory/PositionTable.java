package org.parcast.recorder.memory;

/**
 * A hash table of positions, with open addressing, where each is found by a key that can be told from what stands there: a third of the room of a map
 * from keys to positions. Position 0 stands for none.
 */
abstract class PositionTable {
  private static final int SMALLEST = 1 << 10;
  private static final double LOAD = 0.6;

  private int[] table = new int[SMALLEST];
  private int size;

  /** The key of a position in the table. */
  abstract long key(int position);

  /** The position of the key, 0 for none. */
  int get(long key) {
    int at = LongIntMap.slot(key, table.length);
    while (table[at] != 0 && key(table[at]) != key) {
      at = LongIntMap.next(at, table.length);
    }
    return table[at];
  }

  /** Adds a position whose key is not in the table. */
  void add(int position) {
    if (size > table.length * LOAD) {
      grow();
    }
    insert(position);
    size++;
  }

  /** Gives up all positions. */
  void clear() {
    table = new int[SMALLEST];
    size = 0;
  }

  private void insert(int position) {
    int at = LongIntMap.slot(key(position), table.length);
    while (table[at] != 0) {
      at = LongIntMap.next(at, table.length);
    }
    table[at] = position;
  }

  private void grow() {
    int[] old = table;
    table = Growth.of(new int[0], old.length + (old.length >> 1));
    for (int position : old) {
      if (position != 0) {
        insert(position);
      }
    }
  }
}
