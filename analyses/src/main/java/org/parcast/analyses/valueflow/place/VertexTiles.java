package org.parcast.analyses.valueflow.place;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArray;

/**
 * The vertices of a large graph in tiles for the partitioner: neighbouring words of the arrays with most computations, each with the vertices that share most
 * traffic with it. Vertices of a small graph stay single.
 */
public final class VertexTiles {
  static final int LARGEST_WITHOUT_TILES = 20_000;

  private VertexTiles() {}

  /**
   * @param members vertices to be clustered
   * @param mostTiles number of tiles not to be passed
   */
  public static VertexClusters of(
      ValueCommunicationGraph graph, Singletons singletons, List<WordArray> arrays, BitSet members, IntUnaryOperator weight, int mostTiles) {
    Optional<AlignedArrays> group = members.cardinality() > LARGEST_WITHOUT_TILES
        ? AlignedArrays.of(graph, arrays, singletons).stream().max(Comparator.comparingLong(led -> led.weight(members, weight))) : Optional.empty();
    if (group.isEmpty()) {
      return VertexClusters.single(members, graph.vertices(), weight);
    }
    BlockDistribution tiles = tiles(group.get().leader(), mostTiles);
    Placement byTile = new Placement(graph, singletons, new TermPlacement(graph, singletons), owner -> group.get().assign(tiles, owner));
    short[] tileOf = byTile.complete(tiles.ranks(), owner -> group.get().assign(tiles, owner), hint -> {}, Ties.FIRST).owner();
    return VertexClusters.tiles(members, tileOf, tiles.ranks(), weight);
  }

  /** Cubes of words, as small as the number of tiles allows. */
  private static BlockDistribution tiles(WordArray leader, int most) {
    int[] grid = new int[leader.axes()];
    for (int side = 1;; side++) {
      long tiles = 1;
      for (int a = 0; a < grid.length; a++) {
        grid[a] = (leader.high(a) - leader.low(a) + side - 1) / side;
        tiles *= grid[a];
      }
      if (tiles <= most) {
        return BlockDistribution.blocks(grid);
      }
    }
  }
}
