package org.parcast.benchmarks.accuracy;

import java.util.BitSet;

/**
 * The random sparse matrix of {@code Spmv rand8}, by the same generator. The matrix of the measured codes is of the same kind and size, but
 * not known entry by entry, so that what the data flow needs is counted here for our own.
 */
final class RandomMatrix {
  private static final int ENTRIES = 8;

  private final int[][] columns;

  RandomMatrix(int n) {
    columns = new int[n][ENTRIES];
    long seed = 12345;
    for (int[] row : columns) {
      BitSet taken = new BitSet();
      while (taken.cardinality() < ENTRIES) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        taken.set((int) ((seed >>> 33) % n));
      }
      int next = 0;
      for (int column = taken.nextSetBit(0); column >= 0; column = taken.nextSetBit(column + 1)) {
        row[next++] = column;
      }
    }
  }

  /** Bytes that a product with blocks of rows needs: 8 for each different pair of a rank and an entry that another rank has. */
  long neededBytes(int ranks) {
    int n = columns.length;
    long words = 0;
    for (int rank = 0; rank < ranks; rank++) {
      int first = rank * n / ranks;
      int end = (rank + 1) * n / ranks;
      BitSet used = new BitSet();
      for (int row = first; row < end; row++) {
        for (int column : columns[row]) {
          used.set(column);
        }
      }
      used.clear(first, end);
      words += used.cardinality();
    }
    return words * Double.BYTES;
  }
}
