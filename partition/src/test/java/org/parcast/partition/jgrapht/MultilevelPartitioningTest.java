package org.parcast.partition.jgrapht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.PartitioningAlgorithm.Partitioning;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.WeightedPseudograph;
import org.junit.jupiter.api.Test;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;

class MultilevelPartitioningTest {
  private final Graph<String, DefaultWeightedEdge> graph = new WeightedPseudograph<>(DefaultWeightedEdge.class);

  @Test
  void theHeaviestEdgesStayWhole() {
    connect("a", "b", 9);
    connect("b", "c", 1);
    connect("c", "d", 9);
    connect("d", "d", 5);
    connect("a", "b", 2);
    MultilevelPartitioning<String, DefaultWeightedEdge> algorithm =
        new MultilevelPartitioning<>(graph, PartitionRequest.of(2, Objective.CUT));

    Partitioning<String> partitioning = algorithm.getPartitioning();

    assertThat(partitioning.getPartitions()).containsExactlyInAnyOrder(Set.of("a", "b"), Set.of("c", "d"));
    assertThat(algorithm.isValidPartitioning(partitioning)).isTrue();
  }

  @Test
  void brokenWeightsAreRefused() {
    connect("a", "b", 0.5);

    assertThatThrownBy(() -> new MultilevelPartitioning<>(graph, PartitionRequest.of(2, Objective.CUT)).getPartitioning())
        .hasMessageContaining("0.5").hasMessageContaining("scale");
  }

  private void connect(String a, String b, double weight) {
    graph.addVertex(a);
    graph.addVertex(b);
    graph.setEdgeWeight(graph.addEdge(a, b), weight);
  }
}
