package org.parcast.analyses.valueflow;

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
    MergedNets merged = new MergedNets(clusters.size());
    for (int n = 0; n < nets.size(); n++) {
      if (netFilter.test(n)) {
        pin(nets.home(n), merged);
        for (int i = nets.offset(n); i < nets.end(n); i++) {
          pin(nets.pin(i), merged);
        }
        merged.end(nets.count(n) * graph.words().bytes(nets.home(n)));
      }
    }
    return merged.hypergraph(clusters.weights());
  }

  private void pin(int vertex, MergedNets merged) {
    int cluster = vertex < Nets.FIRST_VERTEX ? -1 : clusters.of(graph.representative(vertex));
    if (cluster >= 0) {
      merged.pin(cluster);
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
