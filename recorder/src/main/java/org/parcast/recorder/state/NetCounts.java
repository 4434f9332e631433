package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.LongIntMap;

/**
 * How many values there were of each net, by {@link PhaseRecord#netKey}. Most homes have one net in all of a phase, known when that ends: these are
 * lists, which take less room than a map.
 */
public final class NetCounts {
  private final LongIntMap counts = new LongIntMap(16);

  /** The nets that vertices had last when the phase ended for the first time, ascending, and how many values of each. */
  private long[] lastKeys = new long[0];

  private int[] lastCounts = new int[0];

  public void add(long key, int count) {
    counts.add(key, count);
  }

  /** The phase ends: the nets that the vertices had last are counted. */
  void take(Vertices vertices) {
    boolean first = lastKeys.length == 0;
    if (first) {
      int nets = 0;
      for (int vertex = 0; vertex < vertices.size(); vertex++) {
        nets += vertices.hasCount(vertex) ? 1 : 0;
      }
      long[] keys = Growth.longs(nets);
      lastCounts = Growth.of(lastCounts, nets);
      lastKeys = keys;
    }
    int net = 0;
    for (int vertex = 0; vertex < vertices.size(); vertex++) {
      if (vertices.hasCount(vertex)) {
        long key = PhaseRecord.netKey(vertex, vertices.lastSet(vertex));
        int count = vertices.takeCount(vertex);
        if (first) {
          lastKeys[net] = key;
          lastCounts[net++] = count;
        } else {
          add(key, count);
        }
      }
    }
  }

  public int get(long key) {
    int last = Arrays.binarySearch(lastKeys, key);
    return counts.get(key) + (last < 0 ? 0 : lastCounts[last]);
  }

  /** The nets in ascending order. */
  public long[] sortedKeys() {
    long[] others = counts.sortedKeys();
    int size = 0;
    for (long key : others) {
      if (Arrays.binarySearch(lastKeys, key) < 0) {
        others[size++] = key;
      }
    }
    long[] keys = Growth.longs(lastKeys.length + size);
    int last = 0;
    int other = 0;
    for (int i = 0; i < keys.length; i++) {
      boolean isLast = other == size || last < lastKeys.length && lastKeys[last] < others[other];
      keys[i] = isLast ? lastKeys[last++] : others[other++];
    }
    return keys;
  }
}
