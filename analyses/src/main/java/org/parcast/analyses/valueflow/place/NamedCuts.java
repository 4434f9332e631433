package org.parcast.analyses.valueflow.place;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.valueflow.word.WordArray;

/** The cuts of an array over a number of ranks that a programmer would write. */
public final class NamedCuts {
  /** Blocks that a rank gets along an axis in a block-cyclic cut. */
  private static final int ROUNDS = 4;

  private final WordArray array;
  private final int ranks;
  private final List<NamedCut> cuts = new ArrayList<>();

  private NamedCuts(WordArray array, int ranks) {
    this.array = array;
    this.ranks = ranks;
  }

  /** Rows, columns, 2-D and 3-D blocks over every factorisation, cyclic, block-cyclic: those that leave no rank without words. */
  public static List<NamedCut> of(WordArray array, int ranks) {
    return new NamedCuts(array, ranks).cuts();
  }

  private List<NamedCut> cuts() {
    int axes = array.axes();
    add(Estimator.ROWS, GridCut.blocks(grid(0, ranks)));
    if (axes > 1) {
      add(Estimator.COLUMNS, GridCut.blocks(grid(axes - 1, ranks)));
    }
    if (axes == 2) {
      twoAxes(0, 1, 1);
    } else {
      for (int first = 0; first < axes; first++) {
        for (int second = first + 1; second < axes; second++) {
          twoAxes(first, second, 2);
        }
      }
      for (int first = 0; first < axes; first++) {
        for (int second = first + 1; second < axes; second++) {
          for (int third = second + 1; third < axes; third++) {
            threeAxes(first, second, third);
          }
        }
      }
    }
    dealt();
    return cuts;
  }

  private void add(Estimator estimator, GridCut cut) {
    if (cut.fits(array)) {
      cuts.add(new NamedCut(estimator, cut));
    }
  }

  private int[] grid(int axis, int size) {
    int[] grid = new int[array.axes()];
    Arrays.fill(grid, 1);
    grid[axis] = size;
    return grid;
  }

  /** Where a factorisation has a 1, the cut is of fewer dimensions: kept where the array has no more, so that primes have a 2-D answer. */
  private void twoAxes(int first, int second, int smallest) {
    for (int a = ranks; a >= 1; a--) {
      if (ranks % a == 0 && a >= smallest && ranks / a >= smallest) {
        int[] grid = grid(first, a);
        grid[second] = ranks / a;
        add(Estimator.BLOCK2D, GridCut.blocks(grid));
      }
    }
  }

  private void threeAxes(int first, int second, int third) {
    for (int a = ranks; a >= 1; a--) {
      for (int b = ranks / a; ranks % a == 0 && b >= 1; b--) {
        if (ranks / a % b == 0) {
          int[] grid = grid(first, a);
          grid[second] = b;
          grid[third] = ranks / a / b;
          add(Estimator.BLOCK3D, GridCut.blocks(grid));
        }
      }
    }
  }

  private void dealt() {
    if (ranks == 1) {
      return;
    }
    cyclic(0);
    if (array.axes() > 1) {
      cyclic(array.axes() - 1);
    }
    int[] grid = array.axes() == 1 ? grid(0, ranks) : nearSquare();
    int[] block = new int[array.axes()];
    for (int a = 0; a < block.length; a++) {
      int extent = array.high(a) - array.low(a);
      block[a] = grid[a] == 1 ? 0 : Math.max(1, extent / (ROUNDS * grid[a]));
    }
    add(Estimator.BLOCK_CYCLIC, GridCut.dealt(grid, block));
  }

  private void cyclic(int axis) {
    int[] single = new int[array.axes()];
    single[axis] = 1;
    add(Estimator.CYCLIC, GridCut.dealt(grid(axis, ranks), single));
  }

  private int[] nearSquare() {
    int b = (int) Math.sqrt(ranks);
    while (ranks % b != 0) {
      b--;
    }
    int[] grid = grid(0, ranks / b);
    grid[1] = b;
    return grid;
  }
}
