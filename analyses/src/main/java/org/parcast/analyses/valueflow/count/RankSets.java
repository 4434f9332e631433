package org.parcast.analyses.valueflow.count;

import java.util.function.IntConsumer;

/** A set of ranks for each of many vertices, a bit for each rank: 64 ranks are a <em>band</em>. */
public final class RankSets {
  static final int BAND = 64;

  private final long[][] bits;

  public RankSets(int vertices, int ranks) {
    bits = new long[bands(ranks)][vertices];
  }

  static int bands(int ranks) {
    return (ranks + BAND - 1) / BAND;
  }

  /** The rank's bit, 0 where the rank is not of the band (or is -1, none). */
  static long bit(int rank, int band) {
    return rank >= 0 && rank / BAND == band ? 1L << rank : 0;
  }

  public void add(int vertex, int rank) {
    bits[rank / BAND][vertex] |= 1L << rank;
  }

  /** Adds what a vertex has in other sets. */
  void addAll(int vertex, RankSets others) {
    for (int band = 0; band < bits.length; band++) {
      bits[band][vertex] |= others.bits[band][vertex];
    }
  }

  void clear(int vertex) {
    for (long[] band : bits) {
      band[vertex] = 0;
    }
  }

  boolean contains(int vertex, int rank) {
    return (bits[rank / BAND][vertex] & 1L << rank) != 0;
  }

  /** How many ranks a vertex has. */
  int count(int vertex) {
    int count = 0;
    for (long[] band : bits) {
      count += Long.bitCount(band[vertex]);
    }
    return count;
  }

  /** Whether those of the vertices from {@code first} to {@code end - 1} that have any ranks have the same. */
  public boolean areAlike(int first, int end) {
    int known = first;
    for (int vertex = first; vertex < end; vertex++) {
      if (!isEmpty(vertex)) {
        if (!isEmpty(known) && !areSame(known, vertex)) {
          return false;
        }
        known = vertex;
      }
    }
    return true;
  }

  private boolean isEmpty(int vertex) {
    return count(vertex) == 0;
  }

  private boolean areSame(int one, int other) {
    for (long[] band : bits) {
      if (band[one] != band[other]) {
        return false;
      }
    }
    return true;
  }

  /** The bits of a band by vertex, to read and write. */
  long[] band(int band) {
    return bits[band];
  }

  /** Calls back with each rank of a vertex, ascending. */
  void forEach(int vertex, IntConsumer action) {
    for (int band = 0; band < bits.length; band++) {
      for (long rest = bits[band][vertex]; rest != 0; rest &= rest - 1) {
        action.accept(band * BAND + Long.numberOfTrailingZeros(rest));
      }
    }
  }
}
