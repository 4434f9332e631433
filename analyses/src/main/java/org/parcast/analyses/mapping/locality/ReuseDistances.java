package org.parcast.analyses.mapping.locality;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongSet;

/**
 * The data that one thread accesses, with how often and at which reuse distance (DagTM, section 4.1). The distance of a datum is the smallest
 * number of other data between two accesses to it; where there is only one access, the number of all data.
 */
final class ReuseDistances {
  private static final int NEVER = Integer.MAX_VALUE;

  private final Long2IntOpenHashMap indexOf = new Long2IntOpenHashMap();
  private final LongArrayList lastAccess = new LongArrayList();
  private final TimeStampTree times = new TimeStampTree();
  private int[] smallest = new int[64];
  private int[] frequency = new int[64];
  private long now;

  ReuseDistances() {
    indexOf.defaultReturnValue(-1);
  }

  /** One access to a datum. */
  void access(long datum) {
    now++;
    int index = indexOf.get(datum);
    if (index < 0) {
      index = indexOf.size();
      indexOf.put(datum, index);
      lastAccess.add(now);
      if (index == smallest.length) {
        smallest = java.util.Arrays.copyOf(smallest, 2 * index);
        frequency = java.util.Arrays.copyOf(frequency, 2 * index);
      }
      smallest[index] = NEVER;
    } else {
      long last = lastAccess.getLong(index);
      smallest[index] = Math.min(smallest[index], times.later(last));
      times.remove(last);
      lastAccess.set(index, now);
    }
    frequency[index]++;
    times.append(now);
  }

  /** M, number of distinct data. */
  int data() {
    return indexOf.size();
  }

  /** Reuse distance of a datum that was accessed. */
  int distance(long datum) {
    int distance = smallest[indexOf.get(datum)];
    return distance == NEVER ? data() : distance;
  }

  /** How often a datum was accessed. */
  int frequency(long datum) {
    return frequency[indexOf.get(datum)];
  }

  /** RD, the mean distance over the data; 0 where there are none. */
  double mean() {
    double sum = 0;
    for (int index = 0; index < data(); index++) {
      sum += smallest[index] == NEVER ? data() : smallest[index];
    }
    return data() == 0 ? 0 : sum / data();
  }

  /** The data accessed. */
  LongSet accessed() {
    return indexOf.keySet();
  }
}
