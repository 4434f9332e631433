package org.parcast.analyses.mapping.locality;

/**
 * How a thread uses its data.
 *
 * @param thread the thread
 * @param data M, distinct words accessed
 * @param accesses number of accesses
 * @param meanDistance RD, mean reuse distance in words
 * @param pattern its pattern
 */
public record ThreadLocality(int thread, int data, long accesses, double meanDistance, LocalityPattern pattern) {
  /** Mean number of accesses to a word; 0 where there are none. */
  public double frequency() {
    return data == 0 ? 0 : (double) accesses / data;
  }
}
