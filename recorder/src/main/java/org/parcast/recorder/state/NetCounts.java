package org.parcast.recorder.state;

import org.parcast.recorder.memory.Ascending;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.LongIntMap;

/**
 * How many values there were of each net, by {@link PhaseRecord#netKey}. Most homes have one net in all of a phase, known when that ends: these are
 * lists, which take less room than a map.
 */
public final class NetCounts {
  private final LongIntMap counts = new LongIntMap(16);

  /** The nets that vertices had last when the phase ended for the first time, ascending, and how many values of each. */
  private Ascending lastKeys = new Ascending(new long[0]);

  private int[] lastCounts = new int[0];

  public void add(long key, int count) {
    counts.add(key, count);
  }

  /** The phase ends: the nets that the vertices had last are counted. */
  void take(Vertices vertices) {
    boolean first = lastKeys.size() == 0;
    long[] keys = {};
    if (first) {
      int nets = 0;
      for (int vertex = 0; vertex < vertices.size(); vertex++) {
        nets += vertices.hasCount(vertex) ? 1 : 0;
      }
      keys = Growth.longs(nets);
      lastCounts = Growth.of(lastCounts, nets);
    }
    int net = 0;
    for (int vertex = 0; vertex < vertices.size(); vertex++) {
      if (vertices.hasCount(vertex)) {
        long key = PhaseRecord.netKey(vertex, vertices.lastSet(vertex));
        int count = vertices.takeCount(vertex);
        if (first) {
          keys[net] = key;
          lastCounts[net++] = count;
        } else {
          add(key, count);
        }
      }
    }
    if (first) {
      lastKeys = new Ascending(keys);
    }
  }

  public int get(long key) {
    int last = lastKeys.find(key);
    return counts.get(key) + (last < 0 ? 0 : lastCounts[last]);
  }

  /** The nets in ascending order. */
  public long[] sortedKeys() {
    long[] others = counts.sortedKeys();
    int size = 0;
    for (long key : others) {
      if (lastKeys.find(key) < 0) {
        others[size++] = key;
      }
    }
    long[] keys = Growth.longs(lastKeys.size() + size);
    int last = 0;
    int other = 0;
    for (int i = 0; i < keys.length; i++) {
      boolean isLast = other == size || last < lastKeys.size() && lastKeys.get(last) < others[other];
      keys[i] = isLast ? lastKeys.get(last++) : others[other++];
    }
    return keys;
  }
}
