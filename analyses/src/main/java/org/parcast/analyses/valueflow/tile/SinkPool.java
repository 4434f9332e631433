package org.parcast.analyses.valueflow.tile;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/** Sets of sinks, each kept once, numbered from 0. */
final class SinkPool {
  private final IntArrayList pins = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final Int2IntOpenHashMap lastWithHash = new Int2IntOpenHashMap();
  private final IntArrayList previousWithHash = new IntArrayList();

  SinkPool() {
    lastWithHash.defaultReturnValue(-1);
  }

  /** The number of the set of the first {@code size} sinks, which are in order. */
  int add(int[] sinks, int size) {
    int hash = 1;
    for (int i = 0; i < size; i++) {
      hash = 31 * hash + sinks[i];
    }
    int last = lastWithHash.get(hash);
    for (int set = last; set >= 0; set = previousWithHash.getInt(set)) {
      if (Arrays.equals(pins.elements(), start(set), end(set), sinks, 0, size)) {
        return set;
      }
    }
    lastWithHash.put(hash, ends.size());
    previousWithHash.add(last);
    pins.addElements(pins.size(), sinks, 0, size);
    ends.add(pins.size());
    return ends.size() - 1;
  }

  int start(int set) {
    return set == 0 ? 0 : ends.getInt(set - 1);
  }

  int end(int set) {
    return ends.getInt(set);
  }

  int size(int set) {
    return end(set) - start(set);
  }

  int[] pins() {
    return pins.toIntArray();
  }
}
