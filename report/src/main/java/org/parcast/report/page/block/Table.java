package org.parcast.report.page.block;

import java.util.ArrayList;
import java.util.List;

/**
 * A table.
 *
 * @param id its name within the report, and that of its CSV
 * @param caption what it shows
 * @param columns heads of the columns
 * @param rows cells by row
 * @param shown rows that a page shows; the others are in the CSV only
 */
public record Table(String id, String caption, List<Column> columns, List<List<Cell>> rows, int shown) implements PageBlock {
  /** Rows that a page shows of a table that may be long: what fits on a screen. */
  public static final int SCREENFUL = 25;

  private static final int DENSE = 7;

  /**
   * @param label its head
   * @param number whether it holds numbers
   * @param wide whether its texts are long and of code: it gets more room
   * @param unit that a spreadsheet reads its numbers in, or empty
   */
  public record Column(String label, boolean number, boolean wide, String unit) {
    private Column(String label, boolean number, boolean wide) {
      this(label, number, wide, "");
    }
  }

  public Table {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** Whether it has so many columns that they have to stand close. */
  public boolean dense() {
    return columns.size() > DENSE;
  }

  /** Rows that a page leaves out. */
  public int hidden() {
    return Math.max(0, rows.size() - shown);
  }

  /** The rows that a page shows. */
  public List<List<Cell>> shownRows() {
    return rows.subList(0, Math.min(shown, rows.size()));
  }

  /** Fills a table row by row. */
  public static final class Builder {
    private final String id;
    private final String caption;
    private final List<Column> columns = new ArrayList<>();
    private final List<List<Cell>> rows = new ArrayList<>();
    private int shown = Integer.MAX_VALUE;

    public Builder(String id, String caption) {
      this.id = id;
      this.caption = caption;
    }

    public Builder text(String... labels) {
      for (String label : labels) {
        columns.add(new Column(label, false, false));
      }
      return this;
    }

    public Builder code(String label) {
      columns.add(new Column(label, false, true));
      return this;
    }

    public Builder numbers(String... labels) {
      for (String label : labels) {
        columns.add(new Column(label, true, false));
      }
      return this;
    }

    public Builder times(String... labels) {
      for (String label : labels) {
        columns.add(new Column(label, true, false, "s"));
      }
      return this;
    }

    public Builder show(int most) {
      shown = most;
      return this;
    }

    public Builder row(Cell... cells) {
      rows.add(List.of(cells));
      return this;
    }

    public Table build() {
      return new Table(id, caption, columns, rows, shown);
    }
  }
}
