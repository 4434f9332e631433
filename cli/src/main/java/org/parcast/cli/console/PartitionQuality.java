package org.parcast.cli.console;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;

/**
 * How good a partition is, line by line.
 *
 * @param figures the objectives, each with its value
 * @param imbalance by how much the heaviest part is above the mean, as a share of it
 * @param balanced whether no part passes the bound that was asked for
 * @param components connected pieces of each part
 */
public record PartitionQuality(String figures, double imbalance, boolean balanced, int[] components) {
  public static PartitionQuality of(Graph graph, Partition partition, PartitionRequest request) {
    String figures = String.format(Locale.ROOT, "vertices %d, edges %d, parts %d%ncut %d%nvolume %d", graph.vertices(), graph.edges(), partition.parts(),
        Metrics.cut(graph, partition), Metrics.volume(graph, partition));
    boolean balanced = Arrays.stream(Metrics.partWeights(graph, partition)).max().orElse(0) <= request.bound(graph);
    return new PartitionQuality(figures, Metrics.imbalance(graph, partition), balanced, Metrics.componentsPerPart(graph, partition));
  }

  /** Of a hypergraph, whose parts always keep the bound. */
  public static PartitionQuality of(Hypergraph hypergraph, Partition partition) {
    String figures = String.format(Locale.ROOT, "vertices %d, nets %d, parts %d%nvolume %d", hypergraph.vertices(), hypergraph.nets(), partition.parts(),
        Metrics.volume(hypergraph, partition));
    return new PartitionQuality(figures, Metrics.imbalance(hypergraph, partition), true, Metrics.componentsPerPart(hypergraph, partition));
  }

  /** Connected pieces of the part that has most of them. */
  public int mostComponents() {
    return Arrays.stream(components).max().orElse(0);
  }

  public void print(PrintStream out) {
    out.println(figures);
    out.printf(Locale.ROOT, "imbalance %.2f %%%n", 100 * imbalance);
    long several = Arrays.stream(components).filter(c -> c > 1).count();
    out.println("components per part: at most " + mostComponents() + "; " + several + " of " + components.length + " parts have several");
  }
}
