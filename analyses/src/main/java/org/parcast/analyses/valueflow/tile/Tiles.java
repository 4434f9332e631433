package org.parcast.analyses.valueflow.tile;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.AlignedArrays;
import org.parcast.analyses.valueflow.place.BlockDistribution;
import org.parcast.analyses.valueflow.word.WordArray;

/**
 * Tiles of neighbouring words, for the vertices of a graph too large for the memory at hand. Arrays that decompositions cut alike have tiles
 * alike, and as many along an axis as is a multiple of every number of ranks where there is room for that: the blocks of a decomposition are
 * then made of whole tiles, and its volume is what it would be without.
 */
public final class Tiles {
  /** Smaller arrays stay words. */
  private static final int SMALLEST_ARRAY = 1024;
  /** Common multiples above it would leave no choice of sizes. */
  private static final int LARGEST_MULTIPLE = 1024;

  private static final Cells NO_CELLS = new Cells(null, null);

  private final ValueCommunicationGraph graph;
  private final List<WordArray> arrays;
  private final Singletons singletons;
  private final int side;
  private final int multiple;
  private final int[] tileOf;
  private final Map<WordArray, Cells> tiled = new HashMap<>();
  private int count;

  /** Where the tiles of an array are, and the vertices that stand for them, see {@link WordArray#tile}. */
  private record Cells(int[][] tables, int[] first) {}

  /**
   * @param singletons words that stay single
   * @param ranks numbers of ranks whose blocks should be made of whole tiles
   * @param side words along each axis of a tile, roughly
   */
  Tiles(ValueCommunicationGraph graph, List<WordArray> arrays, Singletons singletons, List<Integer> ranks, int side) {
    this.graph = graph;
    this.arrays = arrays;
    this.singletons = singletons;
    this.side = side;
    multiple = commonMultiple(ranks);
    tileOf = new int[graph.vertices()];
    for (AlignedArrays group : AlignedArrays.of(graph, arrays, singletons)) {
      BlockDistribution cut = cut(group.leader());
      group.all(arrays).forEach(array -> add(array, cut, group.tables(cut, array)));
    }
    for (WordArray array : arrays) {
      if (!tiled.containsKey(array)) {
        array.box(vertex -> true);
        BlockDistribution cut = cut(array);
        add(array, cut, cut.tables(array, array, false));
      }
    }
  }

  private static int commonMultiple(List<Integer> ranks) {
    long multiple = 1;
    for (int p : ranks) {
      long a = multiple;
      long b = p;
      while (b != 0) {
        long rest = a % b;
        a = b;
        b = rest;
      }
      if (multiple / a * p <= LARGEST_MULTIPLE) {
        multiple = multiple / a * p;
      }
    }
    return (int) multiple;
  }

  /** Along an axis of no more words than there may be ranks words stay apart, as long as there is another to join them along: ranks could have one each. */
  private BlockDistribution cut(WordArray leader) {
    int[] extents = IntStream.range(0, leader.axes()).map(a -> leader.high(a) - leader.low(a)).toArray();
    boolean isLong = Arrays.stream(extents).anyMatch(extent -> extent > multiple);
    return BlockDistribution.blocks(Arrays.stream(extents).map(extent -> {
      int tiles = Math.max(1, extent / side);
      return isLong && extent <= multiple ? Math.max(1, extent) : tiles > multiple ? tiles / multiple * multiple : tiles;
    }).toArray());
  }

  private void add(WordArray array, BlockDistribution cut, int[][] tables) {
    long words = array.rows().stream().mapToLong(WordArray.Row::length).sum();
    if (words < SMALLEST_ARRAY || array.hasComponents() || tiled.containsKey(array)) {
      return;
    }
    tiled.put(array, new Cells(tables, first(array, cut, tables)));
  }

  private int[] first(WordArray array, BlockDistribution cut, int[][] tables) {
    int[] first = new int[cut.ranks()];
    array.forEachCell(tables, (vertex, cell) -> {
      if (graph.representative(vertex) == vertex && !singletons.contains(vertex)) {
        if (first[cell] == 0) {
          first[cell] = vertex;
          count++;
        }
        tileOf[vertex] = first[cell];
      }
    });
    return first;
  }

  /** From now on placements know of the arrays' words by these tiles, but for those that are named. */
  void tile(BitSet named) {
    for (WordArray array : arrays) {
      Cells cells = tiled.getOrDefault(array, NO_CELLS);
      array.tile(cells.tables, cells.first, named);
    }
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  public int side() {
    return side;
  }

  /** The vertex that stands for the tile of a representative, 0 where it is in none. */
  int of(int representative) {
    return tileOf[representative];
  }
}
