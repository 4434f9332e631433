package org.parcast.analyses.mapping.locality;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongSet;
import org.parcast.analyses.reuse.ReuseDistances;

/**
 * The data that one thread accesses, and at which reuse distance (DagTM, section 4.1). The distance of a datum is the smallest number of other
 * data between two accesses to it; where there is only one access, the number of all data.
 */
final class DataReuse {
  private static final long NEVER = Long.MAX_VALUE;

  private final ReuseDistances distances = new ReuseDistances();
  private final Long2LongOpenHashMap smallest = new Long2LongOpenHashMap();

  DataReuse() {
    smallest.defaultReturnValue(NEVER);
  }

  /** One access to a datum. */
  void access(long datum) {
    long distance = distances.use(datum);
    if (distance == ReuseDistances.INFINITE) {
      smallest.put(datum, NEVER);
    } else if (distance < smallest.get(datum)) {
      smallest.put(datum, distance);
    }
  }

  /** M, number of distinct data. */
  int data() {
    return smallest.size();
  }

  /** Reuse distance of a datum that was accessed. */
  long distance(long datum) {
    return Math.min(smallest.get(datum), data());
  }

  /** RD, the mean distance over the data; 0 where there are none. */
  double mean() {
    return accessed().longStream().mapToDouble(this::distance).average().orElse(0);
  }

  /** The data accessed. */
  LongSet accessed() {
    return smallest.keySet();
  }
}
