package org.parcast.recorder.memory;

/**
 * A set of vertices, one bit each. {@link java.util.BitSet} looks for its new last word each time its highest member is taken out, past all the words
 * below that are empty: a program whose fields are counted up ({@code entries++}) before a large array is filled would never get beyond it.
 */
public final class VertexSet {
  private long[] bits = new long[1 << 6];

  public boolean get(int vertex) {
    int at = vertex >>> 6;
    return at < bits.length && (bits[at] >>> vertex & 1) != 0;
  }

  public void add(int vertex) {
    reserve(vertex);
    bits[vertex >>> 6] |= 1L << vertex;
  }

  /** Adds the vertices from {@code first} on, up to {@code end} exclusive. */
  public void addAll(int first, int end) {
    if (first == end) {
      return;
    }
    reserve(end - 1);
    int low = first >>> 6;
    int high = end - 1 >>> 6;
    for (int at = low; at <= high; at++) {
      bits[at] |= mask(at, low, high, first, end);
    }
  }

  public void remove(int vertex) {
    int at = vertex >>> 6;
    if (at < bits.length) {
      bits[at] &= ~(1L << vertex);
    }
  }

  /** Takes out the vertices from {@code first} on, up to {@code end} exclusive. */
  public void removeAll(int first, int end) {
    if (first == end) {
      return;
    }
    int low = first >>> 6;
    int high = end - 1 >>> 6;
    for (int at = low; at <= Math.min(high, bits.length - 1); at++) {
      bits[at] &= ~mask(at, low, high, first, end);
    }
  }

  /** The bits of the word {@code at} that stand for vertices of the range, whose first and last words are {@code low} and {@code high}. */
  private static long mask(int at, int low, int high, int first, int end) {
    long mask = -1L;
    if (at == low) {
      mask <<= first;
    }
    if (at == high) {
      mask &= -1L >>> -end;
    }
    return mask;
  }

  private void reserve(int vertex) {
    int words = (vertex >>> 6) + 1;
    if (words > bits.length) {
      bits = Growth.of(bits, Math.max(words, bits.length + (bits.length >> 1)));
    }
  }
}
