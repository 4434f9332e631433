package org.parcast.report.page.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;

/**
 * A square matrix to draw. Above {@value #LARGE} rows, for one among several above {@value #SMALL}, square blocks of entries are summed, so that
 * a page stays small however many ranks there are.
 *
 * @param title what it is the matrix of
 * @param item what a row or column is, for example {@code rank}
 * @param size rows and columns of the matrix itself
 * @param block entries along a side of a cell, 1 where a cell is an entry
 * @param cells the cells with a value above 0, by row, then by column
 * @param table the entries, or the cells where there are too many entries; the heaviest first
 */
public record HeatMap(String title, String item, int size, int block, List<Entry> cells, Table table) {
  public static final int LARGE = 128;
  public static final int SMALL = 64;
  private static final int SHOWN = 40;

  /** A cell or an entry by its row and column. */
  public record Entry(int row, int column, double value) {}

  public HeatMap {
    cells = List.copyOf(cells);
  }

  /** Bytes per step between ranks, drawn with at most so many cells along a side. */
  public static HeatMap of(String title, String id, CommunicationMatrix matrix, int mostCells) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < matrix.pairs(); i++) {
      entries.add(new Entry(matrix.from(i), matrix.to(i), matrix.bytes(i)));
    }
    return of(title, new Head(id, "Bytes per step between ranks: " + title, "rank", "bytes per step"), matrix.ranks(), entries, mostCells);
  }

  /** What pairs of threads exchange. */
  public static HeatMap of(String title, String id, TaskMatrix matrix) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < matrix.size(); i++) {
      for (int j = 0; j < matrix.size(); j++) {
        if (matrix.get(i, j) > 0) {
          entries.add(new Entry(i, j, matrix.get(i, j)));
        }
      }
    }
    return of(title, new Head(id, "Communication events between threads", "thread", "events"), matrix.size(), entries, LARGE);
  }

  private static HeatMap of(String title, Head head, int size, List<Entry> entries, int mostCells) {
    int block = (size + mostCells - 1) / mostCells;
    List<Entry> cells = block == 1 ? entries : summed(entries, block);
    boolean blocks = block > 1 && entries.size() > mostCells * mostCells;
    String item = blocks ? "block of " + block + " " + head.item + "s" : head.item;
    Table.Builder table = new Table.Builder(head.id, head.caption).numbers("from " + item, "to " + item, head.value).show(SHOWN);
    (blocks ? cells : entries).stream().sorted((a, b) -> Double.compare(b.value(), a.value()))
        .forEach(entry -> table.row(Cell.number(entry.row()), Cell.number(entry.column()), Cell.number(entry.value())));
    return new HeatMap(title, head.item, size, block, cells, table.build());
  }

  private static List<Entry> summed(List<Entry> entries, int block) {
    Map<Long, Double> sums = new TreeMap<>();
    for (Entry entry : entries) {
      sums.merge((long) (entry.row() / block) << 32 | entry.column() / block, entry.value(), Double::sum);
    }
    List<Entry> cells = new ArrayList<>();
    sums.forEach((at, value) -> cells.add(new Entry((int) (at >> 32), at.intValue(), value)));
    return cells;
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

  /** Of its table: name, caption, what a row is, what is counted. */
  private record Head(String id, String caption, String item, String value) {}
}
