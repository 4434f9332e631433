package org.parcast.analyses.valueflow;

import java.util.BitSet;
import java.util.List;
import org.parcast.partition.Preset;
import org.parcast.recorder.format.Nets;

/**
 * The partitioner's own answer: the vertices that the steps exchange values between are partitioned for least volume; what they only read
 * follows them. Words that are assembled are taken to get one partial result from each rank. Of a large graph the partitioner sees tiles of
 * the largest array's words and of what shares most traffic with them.
 */
final class PartitionerPlacement {
  private static final int MOST_TILES = 16_384;

  private final ValueCommunicationGraph graph;
  private final CommunicationRequest request;
  private final HypergraphPlacement partitioned;
  private final Placement placement;

  PartitionerPlacement(
      ValueCommunicationGraph graph, Singletons singletons, Work work, Assembly assembly, List<WordArray> arrays,
      CommunicationRequest request) {
    this.graph = graph;
    this.request = request;
    BitSet members = members(singletons);
    partitioned = new HypergraphPlacement(graph, VertexTiles.of(graph, singletons, arrays, members, v -> Math.max(1, work.of(v)), MOST_TILES),
        net -> graph.everyStep(net) && !singletons.contains(graph.representative(graph.nets().home(net))), assembly);
    placement = new Placement(graph, singletons, owner -> members.stream().forEach(v -> owner[v] = 0));
  }

  private BitSet members(Singletons singletons) {
    BitSet members = new BitSet(graph.vertices());
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      if (nets.phase(n) != graph.headline()) {
        continue;
      }
      if (graph.everyStep(n)) {
        members.set(graph.representative(nets.home(n)));
      }
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        if (nets.pin(i) >= Nets.FIRST_VERTEX) {
          members.set(graph.representative(nets.pin(i)));
        }
      }
    }
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      if (singletons.onEveryRank(v)) {
        members.clear(v);
      }
    }
    return members;
  }

  short[] place(int ranks) {
    return placement.complete(ranks, owner -> partitioned.place(ranks, request.imbalance(), Preset.DEFAULT, request.seed(), owner), hint -> {});
  }
}
