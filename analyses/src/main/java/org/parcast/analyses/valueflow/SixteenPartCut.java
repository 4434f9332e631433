package org.parcast.analyses.valueflow;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.parcast.partition.Preset;
import org.parcast.recorder.format.Nets;

/**
 * A cut of the graph, singleton candidates left in, that shows whether a vertex has its neighbours everywhere or in one corner. The
 * partitioner makes it; where the graph is very large, blocks of the largest array's rows, which take one pass.
 */
final class SixteenPartCut {
  static final int PARTS = 16;
  private static final int LARGEST_FOR_PARTITIONER = 1_000_000;
  private static final double IMBALANCE = 0.10;
  /** No vertex counts for more than this share of a part: a reduction over everything would fill a part alone. */
  private static final int VERTICES_OF_A_PART = 4;

  private SixteenPartCut() {}

  /**
   * The part of every representative, -1 for leaves and those without neighbours in the headline phase: what a program reads and prints
   * besides would fill parts of its own. Fewer parts where there are fewer vertices or rows.
   * Parts are balanced by work.
   */
  static short[] of(ValueCommunicationGraph graph, IntPredicate isLeaf, List<WordArray> arrays, long seed) {
    BitSet connected = new BitSet(graph.vertices());
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      if (nets.phase(n) != graph.headline()) {
        continue;
      }
      connected.set(graph.representative(nets.home(n)));
      for (int i = nets.offset(n); i < nets.offset(n + 1); i++) {
        if (nets.pin(i) >= Nets.FIRST_VERTEX) {
          connected.set(graph.representative(nets.pin(i)));
        }
      }
    }
    Singletons none = Singletons.none();
    List<LedArrays> groups = connected.cardinality() > LARGEST_FOR_PARTITIONER ? LedArrays.of(graph, arrays, none) : List.of();
    if (groups.isEmpty()) {
      short[] part = new short[graph.vertices()];
      Arrays.fill(part, (short) -1);
      for (int v = connected.nextSetBit(0); v >= 0; v = connected.nextSetBit(v + 1)) {
        if (isLeaf.test(v)) {
          connected.clear(v);
        }
      }
      Work work = new Work(graph, none);
      int most = (int) Math.max(1, work.total() / (PARTS * VERTICES_OF_A_PART));
      VertexClusters clusters = VertexClusters.single(connected, graph.vertices(), v -> Math.max(1, Math.min(most, work.of(v))));
      new HypergraphPlacement(graph, clusters, net -> nets.phase(net) == graph.headline()).place(PARTS, IMBALANCE, Preset.FAST, seed, part);
      return part;
    }
    LedArrays group = groups.get(0);
    WordArray leader = group.leader();
    int[] grid = new int[leader.axes()];
    Arrays.fill(grid, 1);
    grid[0] = Math.min(PARTS, leader.high(0) - leader.low(0));
    GridCut rows = GridCut.blocks(grid);
    Placement placement = new Placement(graph, none, owner -> group.assign(rows, owner));
    return placement.complete(rows.ranks(), owner -> group.assign(rows, owner), owner -> group.hint(rows, arrays, owner));
  }
}
