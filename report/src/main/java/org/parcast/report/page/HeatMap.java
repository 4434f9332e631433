package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.analyses.valueflow.CommunicationMatrix;

/**
 * A square matrix to draw. Above {@value #MOST_CELLS} rows, square blocks of entries are summed, so that a page stays small however many ranks
 * there are.
 *
 * @param title what it is the matrix of
 * @param rows name of a row's number, for example {@code from rank}
 * @param columns name of a column's number
 * @param size rows and columns of the matrix itself
 * @param block entries along a side of a cell, 1 where a cell is an entry
 * @param cells the cells with a value above 0, by row, then by column
 * @param table the entries, or the cells where there are too many entries
 */
public record HeatMap(String title, String rows, String columns, int size, int block, List<Entry> cells, Table table) {
  static final int MOST_CELLS = 128;
  private static final int MOST_ENTRIES = 20_000;
  private static final int SHOWN = 40;

  /** A cell by its row and column among the cells. */
  public record Entry(int row, int column, double value) {}

  public HeatMap {
    cells = List.copyOf(cells);
  }

  /** Bytes per step between ranks. */
  static HeatMap of(String title, String id, CommunicationMatrix matrix) {
    int block = (matrix.ranks() + MOST_CELLS - 1) / MOST_CELLS;
    Map<Long, Double> sums = new TreeMap<>();
    for (int i = 0; i < matrix.pairs(); i++) {
      sums.merge((long) (matrix.from(i) / block) << 32 | matrix.to(i) / block, matrix.bytes(i), Double::sum);
    }
    List<Entry> cells = new ArrayList<>();
    sums.forEach((at, bytes) -> cells.add(new Entry((int) (at >> 32), at.intValue(), bytes)));
    List<Entry> listed = block == 1 || matrix.pairs() > MOST_ENTRIES ? cells : entries(matrix);
    boolean blocks = block > 1 && listed == cells;
    String of = blocks ? " (blocks of " + block + " ranks)" : "";
    Table.Builder table = new Table.Builder(id, "Bytes per step between ranks: " + title + of)
        .numbers(blocks ? "from block" : "from rank", blocks ? "to block" : "to rank", "bytes per step").show(SHOWN);
    listed.stream().sorted((a, b) -> Double.compare(b.value(), a.value())).forEach(cell -> table.row(
        Cell.number(cell.row()), Cell.number(cell.column()), Cell.number(cell.value())));
    return new HeatMap(title, "from rank", "to rank", matrix.ranks(), block, cells, table.build());
  }

  private static List<Entry> entries(CommunicationMatrix matrix) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < matrix.pairs(); i++) {
      entries.add(new Entry(matrix.from(i), matrix.to(i), matrix.bytes(i)));
    }
    return entries;
  }

  /** Cells along a side. */
  public int side() {
    return (size + block - 1) / block;
  }

  /** The largest value of a cell, 0 where there is none. */
  public double largest() {
    return cells.stream().mapToDouble(Entry::value).max().orElse(0);
  }

  /** The smallest value of a cell, 0 where there is none. */
  public double smallest() {
    return cells.stream().mapToDouble(Entry::value).min().orElse(0);
  }
}
