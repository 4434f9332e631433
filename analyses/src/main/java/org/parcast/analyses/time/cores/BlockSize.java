package org.parcast.analyses.time.cores;

import java.util.Comparator;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Iterations of a block of two loops whose blocks run on anti-diagonals, a parallel region each. Small blocks keep more cores busy where diagonals are short, large ones need fewer regions (Andonov,
 * Rajopadhye: Optimal Orthogonal Tiling of 2-D Iterations, 1997).
 *
 * @param rows iterations of the outer loop
 * @param columns iterations of the inner loop
 */
public record BlockSize(int rows, int columns) {
  /** Each of both loops is cut into as many, at most: twice that many diagonals are short for the most cores that a forecast is made for. */
  private static final int MOST = 128;

  /** What a region of some blocks takes. */
  public interface Region {
    /**
     * In seconds, or what the blocks are told in.
     *
     * @param blocks that run at the same time, at least 1
     * @param each what one of them takes
     */
    double of(int blocks, double each);
  }

  /**
   * The size by which all diagonals take least.
   *
   * @param rows iterations of the outer loop
   * @param columns iterations of the inner loop in each
   * @param work what all of it takes on one core
   */
  public static BlockSize cheapest(double rows, double columns, double work, Region region) {
    Stream<BlockSize> sizes = IntStream.iterate(1, count -> count <= MOST, count -> 2 * count).boxed()
        .flatMap(high -> IntStream.iterate(1, count -> count <= MOST, count -> 2 * count).mapToObj(wide -> new BlockSize(each(rows, high), each(columns, wide)))).distinct();
    return sizes.min(Comparator.comparingDouble(size -> size.overDiagonals(rows, columns, blocks -> region.of(blocks, work / (size.blocksOf(rows, columns)))))).orElseThrow();
  }

  private static int each(double iterations, int blocks) {
    return (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(iterations / blocks)));
  }

  /** Blocks of so many iterations. */
  public double blocksOf(double rows, double columns) {
    return high(rows) * (double) wide(columns);
  }

  private int high(double iterations) {
    return (int) Math.max(1, Math.ceil(iterations / rows));
  }

  private int wide(double iterations) {
    return (int) Math.max(1, Math.ceil(iterations / columns));
  }

  /** The sum over all diagonals of what one of so many blocks takes. */
  double overDiagonals(double rows, double columns, IntToDoubleFunction ofDiagonal) {
    int shorter = Math.min(high(rows), wide(columns));
    double whole = (Math.abs(high(rows) - wide(columns)) + 1) * ofDiagonal.applyAsDouble(shorter);
    return whole + 2 * IntStream.range(1, shorter).mapToDouble(ofDiagonal::applyAsDouble).sum();
  }
}
