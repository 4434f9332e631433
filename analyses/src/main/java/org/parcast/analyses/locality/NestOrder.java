package org.parcast.analyses.locality;

/**
 * An order of the cells of two loops.
 *
 * @param kind what it is
 * @param block iterations of both loops in a block; 0 where there are none
 */
record NestOrder(Kind kind, int block) {
  /** As it stands in reports. */
  public enum Kind {
    AS_WRITTEN,
    /** The inner loop outside. */
    EXCHANGED,
    /** Square blocks, one after the other, and the cells of each as they are written. */
    BLOCKS
  }

  /** Hears of cells. */
  interface Cells {
    void visit(int row, int column);
  }

  void forEach(NestTrace nest, Cells cells) {
    int columns = 0;
    for (int row = 0; row < nest.rows(); row++) {
      columns = Math.max(columns, nest.columns(row));
    }
    int tall = kind == Kind.BLOCKS ? block : nest.rows();
    int wide = kind == Kind.BLOCKS ? block : kind == Kind.EXCHANGED ? 1 : columns;
    for (int top = 0; top < nest.rows(); top += tall) {
      for (int left = 0; left < columns; left += wide) {
        for (int row = top; row < Math.min(nest.rows(), top + tall); row++) {
          for (int column = left; column < Math.min(nest.columns(row), left + wide); column++) {
            cells.visit(row, column);
          }
        }
      }
    }
  }
}
