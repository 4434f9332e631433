package org.parcast.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;

class ConnectedPartsTest {

  @Property(tries = 100)
  void everyPartOfAConnectedGraphIsConnected(@ForAll long seed, @ForAll @IntRange(min = 10, max = 80) int vertices,
      @ForAll @IntRange(min = 2, max = 6) int parts, @ForAll Objective objective) {
    Graph graph = RandomTopologies.graph(seed, vertices, 0.12, 1, 3);
    Assume.that(Metrics.componentsPerPart(graph, Partition.of(1, new int[vertices]))[0] == 1);

    Partition partition = MultilevelPartitioner.partition(graph,
        PartitionRequest.of(parts, objective).withPreset(Preset.FAST).withConnected(true).withSeed(seed));

    assertThat(Metrics.componentsPerPart(graph, partition)).containsOnly(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 7, 16, 50})
  void onGridsTheyStayWithinTheBound(int parts) {
    Graph grid = RandomTopologies.grid(40, 60);

    Partition partition = MultilevelPartitioner.partition(grid,
        PartitionRequest.of(parts, Objective.CUT).withPreset(Preset.FAST).withConnected(true));

    assertThat(Metrics.componentsPerPart(grid, partition)).containsOnly(1);
    assertThat(Arrays.stream(Metrics.partWeights(grid, partition)).max().orElse(0))
        .isLessThanOrEqualTo((long) Math.floor(1.03 * 2400 / parts));
  }

  @Test
  void aHypergraphIsRefused() {
    Hypergraph hypergraph = RandomTopologies.hypergraph(1, 10, 10, 4, 1, 1);

    assertThatThrownBy(() -> MultilevelPartitioner.partition(hypergraph,
        PartitionRequest.of(2, Objective.VOLUME).withConnected(true))).hasMessageContaining("graphs only");
  }
}
