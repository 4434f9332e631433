package org.parcast.partition.repeatable;

/** A small, fast generator of pseudo-random numbers (SplitMix64) with the shuffles that the phases need. */
public final class Randomness {
  private static final int BLOCK = 256;

  private long state;

  public Randomness(long seed) {
    state = seed;
  }

  /** A generator for the {@code index}-th of several independent tasks. */
  public Randomness split(int index) {
    return new Randomness(mix(state + 0x632BE59BD9B4E019L * (index + 1)));
  }

  long nextLong() {
    state += 0x9E3779B97F4A7C15L;
    return mix(state);
  }

  /** A number from 0 to {@code bound - 1}. */
  int nextInt(int bound) {
    return (int) ((nextLong() >>> 32) * bound >>> 32);
  }

  /** A number from 0 to 1, 1 excluded. */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  public void shuffle(int[] values) {
    shuffle(values, 0, values.length);
  }

  /** The numbers 0 to {@code n - 1} in an order that is random among blocks and within them, so that memory is met block by block. */
  public int[] blockwisePermutation(int n) {
    int blocks = (n + BLOCK - 1) / BLOCK;
    int[] blockOrder = new int[blocks];
    for (int b = 0; b < blocks; b++) {
      blockOrder[b] = b;
    }
    shuffle(blockOrder);
    int[] order = new int[n];
    int end = 0;
    for (int block : blockOrder) {
      int begin = end;
      for (int v = block * BLOCK; v < Math.min(n, (block + 1) * BLOCK); v++) {
        order[end++] = v;
      }
      shuffle(order, begin, end);
    }
    return order;
  }

  private void shuffle(int[] values, int from, int to) {
    for (int i = to - 1; i > from; i--) {
      int j = from + nextInt(i - from + 1);
      int swapped = values[i];
      values[i] = values[j];
      values[j] = swapped;
    }
  }

  private static long mix(long seed) {
    long z = (seed ^ seed >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
