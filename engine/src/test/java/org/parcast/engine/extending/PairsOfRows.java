package org.parcast.engine.extending;

import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.valueflow.place.BlockDistribution;
import org.parcast.analyses.valueflow.place.CutRule;
import org.parcast.analyses.valueflow.word.WordArray;

/** A decomposition: pairs of rows, dealt in turn. A constant of {@link org.parcast.analyses.valueflow.place.Estimator} would name it. */
final class PairsOfRows implements CutRule {
  @Override
  public List<BlockDistribution> cuts(WordArray array, int ranks) {
    int[] grid = new int[array.axes()];
    int[] block = new int[array.axes()];
    Arrays.fill(grid, 1);
    grid[0] = ranks;
    block[0] = 2;
    return List.of(BlockDistribution.dealt(grid, block));
  }
}
