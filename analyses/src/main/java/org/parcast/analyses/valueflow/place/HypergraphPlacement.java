package org.parcast.analyses.valueflow.place;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.TermRows;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;
import org.parcast.recording.Nets;

/** Clusters of vertices and the nets between them as a hypergraph, and its parts as a placement. */
public final class HypergraphPlacement {
  private final ValueCommunicationGraph graph;
  private final VertexClusters clusters;
  private final Hypergraph hypergraph;

  /**
   * @param netFilter nets that count
   * @param assembly words to which each part sends one partial result, whatever number of its vertices contribute
   */
  public HypergraphPlacement(ValueCommunicationGraph graph, VertexClusters clusters, IntPredicate netFilter, Assembly assembly) {
    this(graph, clusters, netFilter, assembly, TermRows.none());
  }

  /** @param termRows words that meet in the terms of reductions */
  HypergraphPlacement(ValueCommunicationGraph graph, VertexClusters clusters, IntPredicate netFilter, Assembly assembly, TermRows termRows) {
    this.graph = graph;
    this.clusters = clusters;
    MergedNets merged = new MergedNets(clusters.size());
    addValues(netFilter, assembly, merged);
    addPartialResults(assembly, merged);
    termRows.forEachRow((words, bytesInSteps) -> {
      words.forEach(word -> pin(word, merged));
      merged.end(bytesInSteps);
    });
    hypergraph = merged.hypergraph(clusters.weights());
  }

  private void addValues(IntPredicate netFilter, Assembly assembly, MergedNets merged) {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      if (netFilter.test(n)) {
        int home = nets.home(n);
        pin(home, merged);
        for (int i = nets.offset(n); i < nets.end(n); i++) {
          if (!assembly.isContribution(home, nets.pin(n, i))) {
            pin(nets.pin(n, i), merged);
          }
        }
        merged.end(nets.count(n) * graph.words().bytes(home));
      }
    }
  }

  /** A net of each assembly word with its contributors: connectivity minus one is the number of partial results sent. */
  private void addPartialResults(Assembly assembly, MergedNets merged) {
    Nets nets = graph.nets();
    IntArrayList[] contributors = new IntArrayList[assembly.size()];
    Arrays.setAll(contributors, word -> new IntArrayList());
    for (int n = assembly.nets().nextSetBit(0); n >= 0; n = assembly.nets().nextSetBit(n + 1)) {
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        if (assembly.isContribution(nets.home(n), nets.pin(n, i)) && assembly.contributesInSteps(n, nets.pin(n, i))) {
          contributors[assembly.number(nets.pin(n, i))].add(nets.home(n));
        }
      }
    }
    assembly.forEachWord(word -> {
      pin(word, merged);
      contributors[assembly.number(word)].forEach(contributor -> pin(contributor, merged));
      merged.end(assembly.resultsInSteps(word) * graph.words().bytes(word));
    });
  }

  private void pin(int vertex, MergedNets merged) {
    int cluster = vertex < Nets.FIRST_VERTEX ? -1 : clusters.of(graph.representative(vertex));
    if (cluster >= 0) {
      merged.pin(cluster);
    }
  }

  /** Places the members of the clusters in parts of least communication volume; other vertices keep what {@code owner} says. */
  public void place(int parts, double imbalance, Preset preset, long seed, short[] owner) {
    place(parts, imbalance, preset, seed, false, owner);
  }

  /** @param connected whether each part is made connected, as far as that can be, whatever that does to balance and volume */
  void place(int parts, double imbalance, Preset preset, long seed, boolean connected, short[] owner) {
    if (clusters.size() <= parts) {
      clusters.assign(cluster -> cluster, owner);
      return;
    }
    PartitionRequest request = PartitionRequest.of(parts, Objective.VOLUME).withImbalance(imbalance).withPreset(preset).withSeed(seed)
        .withThreads(Runtime.getRuntime().availableProcessors());
    Partition partition = MultilevelPartitioner.partition(hypergraph, request);
    Partition made = connected ? ConnectedParts.of(hypergraph, partition) : partition;
    clusters.assign(made::part, owner);
  }
}
