package org.parcast.analyses.valueflow.place;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.word.WordArray;

/**
 * A process grid laid over the axes of an array's bounding box.
 *
 * @param grid ranks along each axis
 * @param block words of a block that is dealt in turn along each axis, 0 for one block to each rank, cut at {@code floor(i n / a)}
 */
public record BlockDistribution(List<Integer> grid, List<Integer> block) {
  public static BlockDistribution blocks(int... grid) {
    return new BlockDistribution(boxed(grid), boxed(new int[grid.length]));
  }

  public static BlockDistribution dealt(int[] grid, int[] block) {
    return new BlockDistribution(boxed(grid), boxed(block));
  }

  private static List<Integer> boxed(int[] values) {
    return Arrays.stream(values).boxed().collect(Collectors.toUnmodifiableList());
  }

  /** Whether blocks are dealt in turn along some axis. */
  boolean deals() {
    return block.stream().anyMatch(b -> b > 0);
  }

  /** The axis that is cut where no other is, else less than 0. */
  int onlyAxis() {
    int[] axes = IntStream.range(0, grid.size()).filter(a -> grid.get(a) > 1).toArray();
    return axes.length == 1 ? axes[0] : -1;
  }

  public int ranks() {
    return grid.stream().mapToInt(Integer::intValue).reduce(1, Math::multiplyExact);
  }

  /** Whether every rank gets a coordinate along every axis. */
  boolean fits(WordArray array) {
    return IntStream.range(0, grid.size()).allMatch(a -> {
      int extent = array.high(a) - array.low(a);
      int blocks = block.get(a) == 0 ? extent : (extent + block.get(a) - 1) / block.get(a);
      return grid.get(a) <= blocks;
    });
  }

  /** Words of the largest block over those of the mean one, at least 1; of words dealt in turn, of as many blocks. */
  public double unevenness(WordArray array) {
    return IntStream.range(0, grid.size()).mapToDouble(a -> {
      int extent = array.high(a) - array.low(a);
      return (extent + grid.get(a) - 1) / grid.get(a) * (double) grid.get(a) / extent;
    }).reduce(1, (x, y) -> x * y);
  }

  /**
   * Share of the rank that each coordinate of an array has, by axis, row-major over the grid; -1 outside the leader's bounding box.
   *
   * @param leader array whose box is cut
   * @param array array cut alike
   * @param byBox whether the boxes of the two are laid on each other, else equal coordinates go together
   */
  public int[][] tables(WordArray leader, WordArray array, boolean byBox) {
    int[][] tables = new int[grid.size()][];
    int weight = 1;
    for (int a = grid.size() - 1; a >= 0; a--) {
      int low = leader.low(a);
      int extent = leader.high(a) - low;
      int origin = byBox ? array.low(a) : low;
      tables[a] = new int[array.extent(a)];
      for (int c = 0; c < tables[a].length; c++) {
        int x = c - origin;
        tables[a][c] = x < 0 || x >= extent ? -1 : weight * position(a, x, extent);
      }
      weight *= grid.get(a);
    }
    return tables;
  }

  /** The tables for an array of other axes, one of which is cut as the only one of the leader's is. */
  int[][] tableAlong(WordArray leader, int axis, WordArray array, int along) {
    int[][] tables = IntStream.range(0, array.axes()).mapToObj(a -> new int[array.extent(a)]).toArray(int[][]::new);
    tables[along] = tables(leader, leader, false)[axis];
    return tables;
  }

  private int position(int axis, int x, int extent) {
    int ranks = grid.get(axis);
    int dealt = block.get(axis);
    return dealt == 0 ? (int) (((x + 1L) * ranks - 1) / extent) : x / dealt % ranks;
  }
}
