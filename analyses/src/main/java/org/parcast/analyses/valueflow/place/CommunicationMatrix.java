package org.parcast.analyses.valueflow.place;

import java.util.Arrays;

/** Point-to-point bytes per step from rank to rank; only pairs with traffic are stored. Immutable. */
public final class CommunicationMatrix {
  private final int ranks;
  private final int[] from;
  private final int[] to;
  private final double[] bytes;

  /**
   * @param ranks number of ranks
   * @param dense bytes by {@code from * ranks + to}
   * @param divisor what the entries are divided by, the number of steps
   */
  public static CommunicationMatrix of(int ranks, long[] dense, double divisor) {
    int pairs = (int) Arrays.stream(dense).filter(b -> b != 0).count();
    int[] from = new int[pairs];
    int[] to = new int[pairs];
    double[] bytes = new double[pairs];
    int next = 0;
    for (int i = 0; i < dense.length; i++) {
      if (dense[i] != 0) {
        from[next] = i / ranks;
        to[next] = i % ranks;
        bytes[next++] = dense[i] / divisor;
      }
    }
    return new CommunicationMatrix(ranks, from, to, bytes);
  }

  private CommunicationMatrix(int ranks, int[] from, int[] to, double[] bytes) {
    this.ranks = ranks;
    this.from = from;
    this.to = to;
    this.bytes = bytes;
  }

  public int ranks() {
    return ranks;
  }

  /** Number of ordered pairs with traffic: by sender, then by receiver. */
  public int pairs() {
    return from.length;
  }

  /** Sender of pair {@code i}. */
  public int from(int i) {
    return from[i];
  }

  /** Receiver of pair {@code i}. */
  public int to(int i) {
    return to[i];
  }

  /** Bytes per step of pair {@code i}. */
  public double bytes(int i) {
    return bytes[i];
  }

  /** Bytes per step of all pairs. */
  public double total() {
    return Arrays.stream(bytes).sum();
  }

  private int firstOf(int rank) {
    int low = 0;
    int high = from.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (from[middle] < rank) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Row {@code rank} with its zeros: bytes per step from this rank to each. */
  public double[] row(int rank) {
    double[] row = new double[ranks];
    for (int i = firstOf(rank); i < from.length && from[i] == rank; i++) {
      row[to[i]] = bytes[i];
    }
    return row;
  }
}
