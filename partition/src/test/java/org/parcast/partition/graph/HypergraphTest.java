package org.parcast.partition.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;

class HypergraphTest {
  private static final double IMBALANCE = 0.03;

  /** Of so many vertices; a net of the first so many for each number. */
  private static Hypergraph nested(int[] weights, int... sizes) {
    long[] offsets = new long[sizes.length + 1];
    for (int e = 0; e < sizes.length; e++) {
      offsets[e + 1] = offsets[e] + sizes[e];
    }
    long[] costs = new long[sizes.length];
    Arrays.fill(costs, 8);
    return Hypergraph.of(weights.length, weights, offsets, Arrays.stream(sizes).flatMap(size -> IntStream.range(0, size)).toArray(), costs);
  }

  private static Hypergraph searched(Hypergraph hypergraph, int parts) {
    return hypergraph.withoutSpanning(parts, (long) ((1 + IMBALANCE) * hypergraph.totalVertexWeight / parts), IMBALANCE);
  }

  @Test
  void netsThatAllPartsHaveToTouchAreNotSearched() {
    Hypergraph hypergraph = nested(Topology.unitWeights(6400), 6400, 6399, 6300, 3200, 20);
    assertThat(IntStream.of(2, 4, 16, 64).mapToObj(parts -> searched(hypergraph, parts).nets())).containsExactly(2, 2, 2, 2);
    assertThat(searched(hypergraph, 2).netSize(0)).isEqualTo(3200);
    assertThat(searched(hypergraph, 2).pin(1, 19)).isEqualTo(19);
  }

  @Test
  void aHeavyVertexAloneMakesANetNoWider() {
    int[] weights = Topology.unitWeights(200);
    weights[0] = 10_000;
    assertThat(searched(nested(weights, 20, 200), 8).nets()).isEqualTo(2);
  }

  @Test
  void whatAllPartsHaveToTouchMayBeCutAnywhereInBalance() {
    int rows = 256;
    int[] all = new int[rows];
    Arrays.fill(all, rows);
    Hypergraph dense = nested(Topology.unitWeights(rows), all);
    Partition partition = MultilevelPartitioner.partition(dense, PartitionRequest.of(16, Objective.VOLUME));
    assertThat(Metrics.volume(dense, partition)).isEqualTo(8L * rows * 15);
    assertThat(Arrays.stream(Metrics.partWeights(dense, partition)).max()).hasValue(16);
  }
}
