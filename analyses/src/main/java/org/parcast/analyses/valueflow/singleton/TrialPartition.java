package org.parcast.analyses.valueflow.singleton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.Work;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.HypergraphPlacement;
import org.parcast.analyses.valueflow.place.VertexClusters;
import org.parcast.analyses.valueflow.place.VertexTiles;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.partition.Preset;

/** A cut of the graph, singleton candidates left in, that shows whether a vertex has its neighbours everywhere or in one corner. */
public final class TrialPartition {
  private static final int MOST_TILES = 4_096;

  private TrialPartition() {}

  /**
   * The part of every representative, -1 for leaves and those without neighbours in the headline phase: what a program reads and prints
   * besides would fill parts of its own. Fewer parts where there are fewer vertices. No cut is made, and all parts are -1, where no
   * candidate has a neighbour in that phase. Parts are balanced by work.
   *
   * @param reduced numbers to which each part sends one partial result, whatever they are gathered from there
   */
  static short[] of(ValueCommunicationGraph graph, BitSet candidates, BitSet reduced, IntPredicate isLeaf, List<WordArray> arrays, long seed) {
    BitSet connected = graph.connectedInHeadline();
    connected.stream().filter(isLeaf).forEach(connected::clear);
    short[] part = new short[graph.vertices()];
    Arrays.fill(part, (short) -1);
    if (connected.intersects(candidates)) {
      Singletons none = Singletons.none();
      Work work = new Work(graph, none);
      int most = (int) Math.max(1, work.total() / (Thresholds.PARTS * Thresholds.VERTICES_OF_A_PART));
      // A history of such reductions would fill most parts: their work is done where their sources are.
      int mean = (int) Math.max(1, work.total() / connected.cardinality());
      VertexClusters clusters = VertexTiles.of(graph, Singletons.reduced(reduced), arrays, connected,
          v -> Math.max(1, Math.min(candidates.get(v) || reduced.get(v) ? Math.min(most, mean) : most, work.of(v))), MOST_TILES);
      new HypergraphPlacement(graph, clusters, graph::usedInHeadline, Assembly.ofNumbers(graph, reduced))
          .place(Thresholds.PARTS, Thresholds.ABOVE_MEAN, Preset.FAST, seed, part);
    }
    return part;
  }
}
