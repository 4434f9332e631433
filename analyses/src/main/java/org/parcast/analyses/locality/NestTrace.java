package org.parcast.analyses.locality;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * The references of an execution of two loops, one right inside the other: those of each iteration of the inner loop are a cell. Of a long execution it has the first iterations of the outer loop.
 */
public final class NestTrace {
  private final LongArrayList addresses = new LongArrayList();
  /** By cell and one more, where its references begin. */
  private final IntArrayList cells = new IntArrayList();
  /** By iteration of the outer loop and one more, where its cells begin. */
  private final IntArrayList rows = new IntArrayList();
  private long work;
  private boolean cut;

  void beginRow() {
    rows.add(cells.size());
  }

  void beginCell() {
    cells.add(addresses.size());
  }

  void add(long address) {
    addresses.add(address);
  }

  void spend(long instructions) {
    work += instructions;
  }

  /** Nothing is added from now on: the iteration of the outer loop that is open does not count. */
  void cut() {
    cut = true;
  }

  boolean isCut() {
    return cut;
  }

  /** How many references there are. */
  int size() {
    return addresses.size();
  }

  /** Iterations of the outer loop that it has as a whole. */
  public int rows() {
    return cut ? Math.max(0, rows.size() - 1) : rows.size();
  }

  /** Iterations of the inner loop in one of the outer. */
  public int columns(int row) {
    return (row + 1 < rows.size() ? rows.getInt(row + 1) : cells.size()) - rows.getInt(row);
  }

  /** Work of the iterations that it has, in instructions of bytecode. */
  public long work() {
    return work;
  }

  /** Hears of the references of cells in some order. */
  interface References {
    void touch(long address);
  }

  void cell(int row, int column, References consumer) {
    int cell = rows.getInt(row) + column;
    int end = cell + 1 < cells.size() ? cells.getInt(cell + 1) : addresses.size();
    for (int k = cells.getInt(cell); k < end; k++) {
      consumer.touch(addresses.getLong(k));
    }
  }
}
