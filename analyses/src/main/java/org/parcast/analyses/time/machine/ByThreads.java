package org.parcast.analyses.time.machine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A figure for several numbers of threads.
 *
 * @param values for 1, 2, 4, ... threads, the last for all that the machine has; at least one
 */
public record ByThreads(List<Double> values) {
  /** @throws IllegalArgumentException if there are none, or one is not above 0 */
  public ByThreads {
    values = List.copyOf(values);
    if (values.isEmpty() || values.stream().anyMatch(value -> !(value > 0) || value.isInfinite())) {
      throw new IllegalArgumentException("figures above 0 are needed, found " + values);
    }
  }

  /** The numbers of threads for which a machine of so many cores is measured: powers of two, and all of them. */
  public static int[] counts(int cores) {
    int below = 32 - Integer.numberOfLeadingZeros(cores - 1);
    int[] counts = new int[below + 1];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Math.min(1 << i, cores);
    }
    return counts;
  }

  /** For each number of threads the larger figure; of the same machine. */
  ByThreads orMore(ByThreads other) {
    return new ByThreads(IntStream.range(0, values.size()).mapToObj(i -> Math.max(values.get(i), other.values.get(i))).toList());
  }

  /** The figure for so many threads, in proportion between two that are known; beyond the last the last. */
  public double of(int threads) {
    int below = Math.min(31 - Integer.numberOfLeadingZeros(threads), values.size() - 1);
    int above = Math.min(below + 1, values.size() - 1);
    double part = (threads - (1 << below)) / (double) (1 << below);
    return values.get(below) + Math.min(1, part) * (values.get(above) - values.get(below));
  }
}
