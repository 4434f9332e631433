package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.function.IntPredicate;
import org.parcast.partition.Hypergraph;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.Partition;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.recorder.format.Nets;

/** Clusters of vertices and the nets between them as a hypergraph, and its parts as a placement. */
final class HypergraphPlacement {
  private final ValueCommunicationGraph graph;
  private final VertexClusters clusters;
  private final Hypergraph hypergraph;

  /** @param netFilter nets that count */
  HypergraphPlacement(ValueCommunicationGraph graph, VertexClusters clusters, IntPredicate netFilter) {
    this.graph = graph;
    this.clusters = clusters;
    hypergraph = hypergraph(netFilter);
  }

  private Hypergraph hypergraph(IntPredicate netFilter) {
    Nets nets = graph.nets();
    LongArrayList offsets = new LongArrayList();
    LongArrayList costs = new LongArrayList();
    IntArrayList pins = new IntArrayList();
    int[] seenBy = new int[clusters.size()];
    offsets.add(0);
    for (int n = 0; n < nets.size(); n++) {
      if (!netFilter.test(n)) {
        continue;
      }
      int start = pins.size();
      append(nets.home(n), pins, seenBy, n + 1);
      for (int i = nets.offset(n); i < nets.offset(n + 1); i++) {
        append(nets.pin(i), pins, seenBy, n + 1);
      }
      if (pins.size() - start > 1) {
        costs.add(nets.count(n) * graph.words().bytes(nets.home(n)));
        offsets.add(pins.size());
      } else {
        pins.size(start);
      }
    }
    return Hypergraph.of(clusters.size(), clusters.weights(), offsets.toLongArray(), pins.toIntArray(), costs.toLongArray());
  }

  private void append(int vertex, IntArrayList pins, int[] seenBy, int stamp) {
    int c = vertex < Nets.FIRST_VERTEX ? -1 : clusters.of(graph.representative(vertex));
    if (c >= 0 && seenBy[c] != stamp) {
      seenBy[c] = stamp;
      pins.add(c);
    }
  }

  /** Places the members of the clusters in parts of least communication volume; other vertices keep what {@code owner} says. */
  void place(int parts, double imbalance, Preset preset, long seed, short[] owner) {
    if (clusters.size() <= parts) {
      clusters.assign(cluster -> cluster, owner);
      return;
    }
    PartitionRequest request = PartitionRequest.of(parts, Objective.VOLUME).withImbalance(imbalance).withPreset(preset).withSeed(seed)
        .withThreads(Runtime.getRuntime().availableProcessors());
    Partition partition = MultilevelPartitioner.partition(hypergraph, request);
    clusters.assign(partition::part, owner);
  }
}
