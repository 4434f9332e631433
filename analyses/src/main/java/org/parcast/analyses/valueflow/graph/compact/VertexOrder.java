package org.parcast.analyses.valueflow.graph.compact;

import java.util.BitSet;

/** Numbers the vertices of a set from 0 up, in less than two bits a vertex. */
public final class VertexOrder {
  private final long[] bits;
  /** By word of {@link #bits}, how many vertices the words before it have. */
  private final int[] below;
  private final int size;

  public VertexOrder(BitSet vertices) {
    bits = vertices.toLongArray();
    below = new int[bits.length];
    int before = 0;
    for (int i = 0; i < bits.length; i++) {
      below[i] = before;
      before += Long.bitCount(bits[i]);
    }
    size = before;
  }

  public int size() {
    return size;
  }

  public boolean contains(int vertex) {
    int at = vertex / Long.SIZE;
    return at < bits.length && (bits[at] >>> vertex & 1) != 0;
  }

  /** How many vertices of the set are before a vertex, which may be any. */
  public int before(int vertex) {
    return vertex / Long.SIZE < bits.length ? of(vertex) : size;
  }

  /** The number of a vertex of the set. */
  public int of(int vertex) {
    int at = vertex / Long.SIZE;
    return below[at] + Long.bitCount(bits[at] & (1L << vertex) - 1);
  }
}
