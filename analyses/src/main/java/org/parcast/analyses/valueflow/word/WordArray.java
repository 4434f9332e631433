package org.parcast.analyses.valueflow.word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.plan.Thresholds;

/**
 * An array of the program with all its rows: the vertices of its words by coordinates. Rows may differ in length; a linearised array has the
 * dimensions that its index expressions give.
 */
public final class WordArray {
  /**
   * Words that lie together: the innermost rows.
   *
   * @param index the row's index in each array of arrays above it
   * @param rounds the first vertices of the words' later rounds, where a word is the same to its owner in all of them
   */
  public record Row(int firstVertex, int length, int[] index, int[] rounds) {}

  private final String name;
  private final int[] dimensions;
  private final int firstAxis;
  private final int axes;
  private final List<Row> rows;
  private final boolean components;
  /** The extents of the grid that its values go in, where they do though it is addressed as a line; else none. */
  private List<Integer> grid = List.of();
  private long written;
  private int[] low;
  private int[] high;
  /** What placements know of it where they do not place its words one by one; else null. */
  private TiledWords tiled;

  /**
   * @param dimensions extents, rows' indices first
   * @param components whether the last dimension counts the fields of objects, which no decomposition cuts
   */
  public WordArray(String name, int[] dimensions, List<Row> rows, boolean components) {
    this.name = name;
    this.dimensions = dimensions;
    this.rows = List.copyOf(rows);
    this.components = components;
    int end = dimensions.length - (components ? 1 : 0);
    // A leading dimension of 2 or 3 counts phases or components of a grid, unless nothing else is left to cut.
    firstAxis = end > 1 && dimensions[0] >= 2 && dimensions[0] <= Thresholds.MOST_COMPONENTS ? 1 : 0;
    axes = end - firstAxis;
  }

  public String name() {
    return name;
  }

  public List<Row> rows() {
    return rows;
  }

  /** All extents, with those that are never cut. */
  public int[] dimensions() {
    return dimensions.clone();
  }

  /** Number of dimensions that a decomposition may cut. */
  public int axes() {
    return axes;
  }

  /** Extent along an axis. */
  public int extent(int axis) {
    return dimensions[firstAxis + axis];
  }

  /** Words of the bounding box's reason: those that pass the last {@link #box} call's test. */
  public long written() {
    return written;
  }

  /** First written coordinate along an axis. */
  public int low(int axis) {
    return low[firstAxis + axis];
  }

  /** One past the last written coordinate along an axis. */
  public int high(int axis) {
    return high[firstAxis + axis];
  }

  /** Takes the bounding box of the words that pass the test. */
  public void box(IntPredicate isWritten) {
    written = 0;
    low = dimensions.clone();
    high = new int[dimensions.length];
    rows.forEach(row -> forEachLine(row, row.firstVertex, (vertex, length, at) -> addToBox(isWritten, vertex, length, at)));
  }

  private void addToBox(IntPredicate isWritten, int vertex, int length, int[] at) {
    int first = -1;
    int last = -1;
    for (int i = 0; i < length; i++) {
      if (isWritten.test(vertex + i)) {
        written++;
        first = first < 0 ? i : first;
        last = i;
      }
    }
    for (int d = 0; first >= 0 && d < at.length; d++) {
      boolean along = d == at.length - 1;
      low[d] = Math.min(low[d], along ? first : at[d]);
      high[d] = Math.max(high[d], 1 + (along ? last : at[d]));
    }
  }

  /** Adds the words in the box last taken. */
  public void addBox(BitSet words) {
    int along = dimensions.length - 1;
    rows.forEach(row -> forEachLine(row, row.firstVertex, (vertex, length, at) -> {
      int end = Math.min(length, high[along]);
      boolean inside = low[along] < end;
      for (int d = 0; inside && d < along; d++) {
        inside = at[d] >= low[d] && at[d] < high[d];
      }
      if (inside) {
        words.set(vertex + low[along], vertex + end);
      }
    }));
  }

  public boolean sameExtents(WordArray other) {
    if (axes != other.axes) {
      return false;
    }
    for (int a = 0; a < axes; a++) {
      if (extent(a) != other.extent(a)) {
        return false;
      }
    }
    return true;
  }

  /** The first axis of an extent. */
  public OptionalInt axisLike(int extent) {
    return IntStream.range(0, axes).filter(a -> extent(a) == extent).findFirst();
  }

  public boolean sameBoxExtents(WordArray other) {
    if (axes != other.axes) {
      return false;
    }
    for (int a = 0; a < axes; a++) {
      if (high(a) - low(a) != other.high(a) - other.low(a)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the words, or the objects that have them, follow each other along the only axis. */
  boolean isLine() {
    return dimensions.length == (components ? 2 : 1);
  }

  /** The same line, of which it is known that its values go in a grid. */
  WordArray withGrid(List<Integer> extents) {
    WordArray line = new WordArray(name, dimensions, rows, components);
    line.grid = List.copyOf(extents);
    return line;
  }

  /** The grid that its values go in, where it is addressed as a line. */
  public Optional<WordArray> asGrid() {
    return grid.isEmpty() ? Optional.empty() : Optional.of(shaped(grid));
  }

  /** A line as a grid of these extents, as many in all, row-major. */
  WordArray shaped(List<Integer> extents) {
    int[] shape = extents.stream().mapToInt(Integer::intValue).toArray();
    if (!components) {
      return new WordArray(name, shape, rows, false);
    }
    List<Row> elements = new ArrayList<>(rows.size());
    for (Row row : rows) {
      int[] index = new int[shape.length];
      int rest = row.index[0];
      for (int a = shape.length - 1; a >= 0; a--) {
        index[a] = rest % shape[a];
        rest /= shape[a];
      }
      elements.add(new Row(row.firstVertex, row.length, index, row.rounds));
    }
    int[] all = Arrays.copyOf(shape, shape.length + 1);
    all[shape.length] = dimensions[1];
    return new WordArray(name, all, elements, true);
  }

  /** Is told a word's vertex and coordinates; the array of coordinates is used again. */
  public interface WordVisitor {
    void visit(int vertex, int[] coordinates);
  }

  /** Visits all words, row by row. */
  public void forEachWord(WordVisitor visitor) {
    for (Row row : rows) {
      forEachWord(row, row.firstVertex, visitor);
    }
  }

  private void forEachWord(Row row, int firstVertex, WordVisitor visitor) {
    int along = dimensions.length - 1;
    forEachLine(row, firstVertex, (vertex, length, at) -> {
      for (at[along] = 0; at[along] < length; at[along]++) {
        visitor.visit(vertex + at[along], at);
      }
      at[along] = 0;
    });
  }

  /** Is told of words along the last dimension, from the first one: its vertex and coordinates. */
  private interface LineVisitor {
    void visit(int vertex, int length, int[] coordinates);
  }

  private void forEachLine(Row row, int firstVertex, LineVisitor visitor) {
    int[] at = Arrays.copyOf(row.index, dimensions.length);
    int along = dimensions.length - 1;
    int line = along > row.index.length ? dimensions[along] : row.length;
    for (int i = 0; i < row.length; i += line) {
      visitor.visit(firstVertex + i, Math.min(line, row.length - i), at);
      for (int d = along - 1; d >= row.index.length && ++at[d] == dimensions[d] && d > row.index.length; d--) {
        at[d] = 0;
      }
    }
  }

  /** Whether the words are fields of the objects of an array. */
  public boolean hasComponents() {
    return components;
  }

  /** Is told a word's vertex and the sum over the axes of what tables say for its coordinates. */
  public interface CellVisitor {
    void visit(int vertex, int cell);
  }

  /**
   * Visits the words for whose coordinates no table is negative.
   *
   * @param tables by axis, then by coordinate
   */
  public void forEachCell(int[][] tables, CellVisitor visitor) {
    rows.forEach(row -> forEachCell(row, row.firstVertex, tables, visitor));
  }

  private void forEachCell(Row row, int firstVertex, int[][] tables, CellVisitor visitor) {
    int across = components ? axes : axes - 1;
    forEachLine(row, firstVertex, (vertex, length, at) -> {
      int cell = 0;
      for (int a = 0; a < across; a++) {
        int step = tables[a][at[firstAxis + a]];
        if (step < 0) {
          return;
        }
        cell += step;
      }
      for (int i = 0; i < length; i++) {
        int step = components ? 0 : tables[across][i];
        if (step >= 0) {
          visitor.visit(vertex + i, cell + step);
        }
      }
    });
  }

  /** Gives every word for whose coordinates no table is negative its cell as owner, in all rounds; where words are in tiles, those that are named. */
  public void assign(int[][] tables, short[] owner) {
    CellVisitor assign = (vertex, cell) -> owner[vertex] = (short) cell;
    if (tiled != null) {
      tiled.forEachCell(tables, assign);
    } else {
      forEachPart(tables, assign);
    }
  }

  /** The same for all rounds; where words are in tiles, tells for each named one, and for each tile, every cell that has words of it. */
  public void forEachPart(int[][] tables, CellVisitor visitor) {
    if (tiled != null) {
      tiled.forEachPart(tables, visitor);
      return;
    }
    for (Row row : rows) {
      forEachCell(row, row.firstVertex, tables, visitor);
      for (int round : row.rounds) {
        forEachCell(row, round, tables, visitor);
      }
    }
  }

  /**
   * From now on placements know of some words by name, and of the others by the tiles that they are in.
   *
   * @param tables by axis, then by coordinate, as for {@link #forEachCell}; null where there are no tiles
   * @param tiles by cell, the vertex that stands for the tile, 0 where there is none
   */
  public void tile(int[][] tables, int[] tiles, BitSet named) {
    TiledWords words = new TiledWords(axes, tables, tiles);
    WordVisitor add = (vertex, at) -> {
      if (named.get(vertex)) {
        words.add(vertex, at, firstAxis);
      }
    };
    for (Row row : rows) {
      forEachWord(row, row.firstVertex, add);
      for (int round : row.rounds) {
        forEachWord(row, round, add);
      }
    }
    tiled = words;
  }
}
