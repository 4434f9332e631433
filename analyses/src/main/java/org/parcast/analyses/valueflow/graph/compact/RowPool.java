package org.parcast.analyses.valueflow.graph.compact;

import it.unimi.dsi.fastutil.ints.Int2IntOpenCustomHashMap;
import it.unimi.dsi.fastutil.ints.IntHash;
import java.util.Arrays;

/** Rows of entries with weights, each after the number of its entries. Rows that are alike are {@linkplain #share kept once}. */
public final class RowPool {
  private int[] entries;
  private final CodedInts weights;

  /** @param length of all rows, one more for each than it has entries */
  public RowPool(int length) {
    entries = new int[length];
    weights = new CodedInts(length);
  }

  public int entry(int at) {
    return entries[at];
  }

  public int weight(int at) {
    return weights.get(at);
  }

  public int start(int row) {
    return row + 1;
  }

  public int end(int row) {
    return row + 1 + entries[row];
  }

  /** Adds an entry, of weight 0 so far, to a row for which there is room. */
  public void add(int row, int entry) {
    entries[row]++;
    entries[end(row) - 1] = entry;
  }

  /** Adds to the weight of the last entry of a row, up to 2^31 - 1 on either side of 0. */
  public void addToLast(int row, long weight) {
    int last = end(row) - 1;
    weights.set(last, (int) Math.max(-Integer.MAX_VALUE, Math.min(Integer.MAX_VALUE, weights.get(last) + weight)));
  }

  /** @param rows where the rows stand, ascending; changed to where they are kept */
  public void share(int[] rows) {
    Int2IntOpenCustomHashMap kept = new Int2IntOpenCustomHashMap(new ByContent());
    kept.defaultReturnValue(-1);
    int used = 0;
    for (int i = 0; i < rows.length; i++) {
      int length = 1 + entries[rows[i]];
      System.arraycopy(entries, rows[i], entries, used, length);
      weights.copy(rows[i], used, length);
      int same = kept.putIfAbsent(used, used);
      rows[i] = same < 0 ? used : same;
      used += same < 0 ? length : 0;
    }
    entries = Arrays.copyOf(entries, used);
    weights.truncate(used);
  }

  private final class ByContent implements IntHash.Strategy {
    @Override
    public int hashCode(int row) {
      int hash = 1;
      for (int at = start(row), end = end(row); at < end; at++) {
        hash = 31 * (31 * hash + entries[at]) + weights.get(at);
      }
      return hash;
    }

    @Override
    public boolean equals(int row, int other) {
      if (!Arrays.equals(entries, row, end(row), entries, other, end(other))) {
        return false;
      }
      for (int i = 1; i <= entries[row]; i++) {
        if (weights.get(row + i) != weights.get(other + i)) {
          return false;
        }
      }
      return true;
    }
  }
}
