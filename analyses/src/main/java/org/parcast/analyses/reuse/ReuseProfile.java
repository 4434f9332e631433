package org.parcast.analyses.reuse;

import it.unimi.dsi.fastutil.longs.Long2DoubleMap;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.Arrays;
import java.util.function.LongToDoubleFunction;

/** How many references had each reuse distance: the profile P(D) before it is normalised (PPT-SASMM, section 2.2). */
public final class ReuseProfile {
  private final Long2DoubleOpenHashMap counts = new Long2DoubleOpenHashMap();
  private double references;

  /** Counts a reference. */
  public void add(long distance) {
    add(distance, 1);
  }

  /** Counts references; a sampled one stands for several. */
  public void add(long distance, double count) {
    counts.addTo(distance, count);
    references += count;
  }

  /** All references. */
  public double references() {
    return references;
  }

  /** References of a distance, {@link ReuseDistances#INFINITE} for first uses. */
  public double count(long distance) {
    return counts.get(distance);
  }

  /** Probability of a distance, 0 to 1. */
  public double probability(long distance) {
    return references == 0 ? 0 : count(distance) / references;
  }

  /** The distances that occur, ascending; first uses come first. */
  public long[] distances() {
    long[] distances = counts.keySet().toLongArray();
    Arrays.sort(distances);
    return distances;
  }

  /** Sum over the references of a function of their distance: expected hits for a hit probability (equation (7)). */
  public double sum(LongToDoubleFunction ofDistance) {
    double sum = 0;
    for (Long2DoubleMap.Entry entry : counts.long2DoubleEntrySet()) {
      sum += entry.getDoubleValue() * ofDistance.applyAsDouble(entry.getLongKey());
    }
    return sum;
  }
}
