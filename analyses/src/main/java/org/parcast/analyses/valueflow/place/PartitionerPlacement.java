package org.parcast.analyses.valueflow.place;

import java.util.BitSet;
import java.util.List;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.TermRows;
import org.parcast.analyses.valueflow.assembly.Work;
import org.parcast.analyses.valueflow.assembly.WorkByConvention;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.partition.Preset;
import org.parcast.recording.Nets;

/**
 * The partitioner's own answer: the vertices that the steps exchange values between are partitioned for least volume; what they only read
 * follows them. Words that are assembled are taken to get one partial result from each rank; where parts of equal work are not so for ranks that add
 * up what they contribute, parts are made equal in that work instead. Of a large graph the partitioner sees tiles of
 * the largest array's words and of what shares most traffic with them.
 */
final class PartitionerPlacement {
  private static final int MOST_TILES = 16_384;

  private final ValueCommunicationGraph graph;
  private final CommunicationRequest request;
  private final Singletons singletons;
  private final Assembly assembly;
  private final TermRows termRows;
  private final List<WordArray> arrays;
  private final BitSet members;
  private final Work workOfContributors;
  private final HypergraphPlacement byWork;
  private HypergraphPlacement byWorkOfContributors;
  private final Placement placement;

  PartitionerPlacement(
      ValueCommunicationGraph graph, Singletons singletons, WorkByConvention work, Assembly assembly, TermRows termRows,
      TermPlacement terms, List<WordArray> arrays, CommunicationRequest request) {
    this.graph = graph;
    this.request = request;
    this.singletons = singletons;
    this.assembly = assembly;
    this.termRows = termRows;
    this.arrays = arrays;
    members = members();
    workOfContributors = work.ofContributors();
    byWork = hypergraph(work.ofOwners());
    placement = new Placement(graph, singletons, terms, owner -> members.stream().forEach(v -> owner[v] = 0));
  }

  private HypergraphPlacement hypergraph(Work weights) {
    return new HypergraphPlacement(graph, VertexTiles.of(graph, singletons, arrays, members, v -> graph.terms().contains(v) ? 0 : Math.max(1, weights.of(v)), MOST_TILES),
        net -> graph.everyStep(net) && !singletons.contains(graph.representative(graph.nets().home(net))), assembly, termRows);
  }

  private synchronized HypergraphPlacement byWorkOfContributors() {
    if (byWorkOfContributors == null) {
      byWorkOfContributors = hypergraph(workOfContributors);
    }
    return byWorkOfContributors;
  }

  private BitSet members() {
    BitSet members = new BitSet(graph.vertices());
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      if (graph.everyStep(n)) {
        members.set(graph.representative(nets.home(n)));
      }
    }
    nets.forEachUse(graph::usedInHeadline, (net, home, sink) -> {
      if (sink >= Nets.FIRST_VERTEX) {
        members.set(graph.representative(sink));
      }
    });
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      if (singletons.onEveryRank(v)) {
        members.clear(v);
      }
    }
    return members;
  }

  short[] place(int ranks) {
    short[] owner = place(ranks, byWork);
    if (assembly.isEmpty() || Work.imbalance(workOfContributors.byRank(graph, owner, ranks)) <= Thresholds.LARGEST_IMBALANCE) {
      return owner;
    }
    return place(ranks, byWorkOfContributors());
  }

  private short[] place(int ranks, HypergraphPlacement partitioned) {
    return placement.complete(ranks, owner -> partitioned.place(ranks, request.imbalance(), Preset.DEFAULT, request.seed(), request.connected(), owner), hint -> {},
        Ties.FIRST).owner();
  }
}
