package org.parcast.analyses.reuse;

import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.Arrays;
import java.util.function.LongToDoubleFunction;
import java.util.stream.LongStream;

/** How many references had each reuse distance: the profile P(D) before it is normalised (PPT-SASMM, section 2.2). */
public final class ReuseProfile {
  private static final int NEAR = 1 << 20;

  /** By distance, those below {@link #NEAR}, as far as they occur; the others are in the map. */
  private double[] near = new double[1 << 12];

  private final Long2DoubleOpenHashMap far = new Long2DoubleOpenHashMap();
  private double references;

  /** Counts a reference. */
  public void add(long distance) {
    add(distance, 1);
  }

  /** Counts references; a sampled one stands for several. */
  public void add(long distance, double count) {
    if (distance >= 0 && distance < NEAR) {
      if (distance >= near.length) {
        near = Arrays.copyOf(near, 2 * Integer.highestOneBit((int) distance));
      }
      near[(int) distance] += count;
    } else {
      far.addTo(distance, count);
    }
    references += count;
  }

  /** Counts all that the other profile does. */
  public void add(ReuseProfile other) {
    add(other, 1);
  }

  /** What was counted since the profile was as it was before. */
  public ReuseProfile since(ReuseProfile before) {
    ReuseProfile since = new ReuseProfile();
    since.add(this, 1);
    since.add(before, -1);
    return since;
  }

  private void add(ReuseProfile other, int times) {
    if (near.length < other.near.length) {
      near = Arrays.copyOf(near, other.near.length);
    }
    for (int distance = 0; distance < other.near.length; distance++) {
      near[distance] += times * other.near[distance];
    }
    other.far.long2DoubleEntrySet().forEach(entry -> far.addTo(entry.getLongKey(), times * entry.getDoubleValue()));
    references += times * other.references;
  }

  /** All references. */
  public double references() {
    return references;
  }

  /** References of a distance, {@link ReuseDistances#INFINITE} for first uses. */
  public double count(long distance) {
    return distance >= 0 && distance < near.length ? near[(int) distance] : far.get(distance);
  }

  /** Probability of a distance, 0 to 1. */
  public double probability(long distance) {
    return references == 0 ? 0 : count(distance) / references;
  }

  /** The distances that occur, ascending; first uses come first. */
  public long[] distances() {
    long[] close = LongStream.range(0, near.length).filter(distance -> near[(int) distance] > 0).toArray();
    long[] distances = LongStream.concat(LongStream.of(far.keySet().toLongArray()), LongStream.of(close)).toArray();
    Arrays.sort(distances);
    return distances;
  }

  /** Sum over the references of a function of their distance: expected hits for a hit probability (equation (7)). */
  public double sum(LongToDoubleFunction ofDistance) {
    double sum = 0;
    for (long distance : distances()) {
      sum += count(distance) * ofDistance.applyAsDouble(distance);
    }
    return sum;
  }
}
