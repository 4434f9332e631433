package org.parcast.partition;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.repeatable.Randomness;

/** The partitioner's coarsening and the evaluation of a volume, on the points of a square grid. It lies in the partitioner's package. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class CoarseningBenchmark {
  private static final int COARSEST = 1000;

  /** Points along an edge of the grid. */
  @Param({"128", "512"})
  private int edge;

  private Graph graph;
  private Hypergraph hypergraph;
  private Partition blocks;

  @Setup
  public void grid() {
    int[] offsets = new int[edge * edge + 1];
    int[] neighbours = new int[4 * edge * edge];
    int next = 0;
    for (int v = 0; v < edge * edge; v++) {
      if (v >= edge) {
        neighbours[next++] = v - edge;
      }
      if (v % edge > 0) {
        neighbours[next++] = v - 1;
      }
      if (v % edge < edge - 1) {
        neighbours[next++] = v + 1;
      }
      if (v < edge * (edge - 1)) {
        neighbours[next++] = v + edge;
      }
      offsets[v + 1] = next;
    }
    graph = Graph.unweighted(offsets, Arrays.copyOf(neighbours, next));
    hypergraph = Hypergraph.closedNeighbourhoods(graph);
    blocks = MultilevelPartitioner.partition(graph, PartitionRequest.of(16, Objective.CUT).withPreset(Preset.FAST));
  }

  @Benchmark
  public int coarsenGraph() {
    return Hierarchy.coarsen(graph, COARSEST, null, new Randomness(1)).coarsestLevel();
  }

  @Benchmark
  public int coarsenHypergraph() {
    return Hierarchy.coarsen(hypergraph, COARSEST, null, new Randomness(1)).coarsestLevel();
  }

  @Benchmark
  public long volume() {
    return Metrics.volume(hypergraph, blocks);
  }
}
