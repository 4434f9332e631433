package org.parcast.analyses.valueflow.place;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;

/** The cuts of an array over a number of ranks that a programmer would write: the rules behind the names. */
public final class NamedCuts {
  private NamedCuts() {}

  /** Rows, columns, 2-D and 3-D blocks over every factorisation, cyclic, block-cyclic: those that leave no rank without words. */
  public static List<NamedCut> of(WordArray array, int ranks) {
    return Arrays.stream(Estimator.values())
        .flatMap(name -> name.rule().cuts(array, ranks).stream().filter(cut -> cut.fits(array)).map(cut -> new NamedCut(name, cut)))
        .toList();
  }

  static List<BlockDistribution> rows(WordArray array, int ranks) {
    return List.of(BlockDistribution.blocks(grid(array, 0, ranks)));
  }

  static List<BlockDistribution> columns(WordArray array, int ranks) {
    return array.axes() == 1 ? List.of() : List.of(BlockDistribution.blocks(grid(array, array.axes() - 1, ranks)));
  }

  /** Where a factorisation has a 1, the cut is of fewer dimensions: kept where the array has no more, so that primes have a 2-D answer. */
  static List<BlockDistribution> twoAxes(WordArray array, int ranks) {
    List<BlockDistribution> cuts = new ArrayList<>();
    int smallest = array.axes() == 2 ? 1 : 2;
    for (int first = 0; first < array.axes(); first++) {
      for (int second = first + 1; second < array.axes(); second++) {
        for (int a = ranks; a >= 1; a--) {
          if (ranks % a == 0 && a >= smallest && ranks / a >= smallest) {
            int[] grid = grid(array, first, a);
            grid[second] = ranks / a;
            cuts.add(BlockDistribution.blocks(grid));
          }
        }
      }
    }
    return cuts;
  }

  static List<BlockDistribution> threeAxes(WordArray array, int ranks) {
    List<BlockDistribution> cuts = new ArrayList<>();
    for (int first = 0; first < array.axes(); first++) {
      for (int second = first + 1; second < array.axes(); second++) {
        for (int third = second + 1; third < array.axes(); third++) {
          for (int a = ranks; a >= 1; a--) {
            for (int b = ranks / a; ranks % a == 0 && b >= 1; b--) {
              if (ranks / a % b == 0) {
                int[] grid = grid(array, first, a);
                grid[second] = b;
                grid[third] = ranks / a / b;
                cuts.add(BlockDistribution.blocks(grid));
              }
            }
          }
        }
      }
    }
    return cuts;
  }

  static List<BlockDistribution> cyclic(WordArray array, int ranks) {
    return ranks == 1 ? List.of() : IntStream.of(0, array.axes() - 1).distinct().mapToObj(axis -> {
      int[] single = new int[array.axes()];
      single[axis] = 1;
      return BlockDistribution.dealt(grid(array, axis, ranks), single);
    }).toList();
  }

  static List<BlockDistribution> blockCyclic(WordArray array, int ranks) {
    if (ranks == 1) {
      return List.of();
    }
    int[] grid = array.axes() == 1 ? grid(array, 0, ranks) : nearSquare(array, ranks);
    int[] block = new int[array.axes()];
    for (int a = 0; a < block.length; a++) {
      int extent = array.high(a) - array.low(a);
      block[a] = grid[a] == 1 ? 0 : Math.max(1, extent / (Thresholds.BLOCKS_OF_RANK * grid[a]));
    }
    return List.of(BlockDistribution.dealt(grid, block));
  }

  private static int[] grid(WordArray array, int axis, int size) {
    int[] grid = new int[array.axes()];
    Arrays.fill(grid, 1);
    grid[axis] = size;
    return grid;
  }

  private static int[] nearSquare(WordArray array, int ranks) {
    int b = (int) Math.sqrt(ranks);
    while (ranks % b != 0) {
      b--;
    }
    int[] grid = grid(array, 0, ranks / b);
    grid[1] = b;
    return grid;
  }
}
