package org.parcast.partition.jgrapht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.junit.jupiter.api.Test;
import org.parcast.partition.graph.Graph;

class GraphCopiesTest {
  /** A triangle 0 1 2 with the weights 5 (0-1), 6 (0-2), 7 (1-2), and an edge 3-4 of weight 8. */
  private final Graph graph = Graph.of(new int[] {1, 1, 1, 1, 1}, new int[] {0, 2, 4, 6, 7, 8},
      new int[] {1, 2, 0, 2, 0, 1, 4, 3}, new int[] {5, 6, 5, 7, 6, 7, 8, 8});
  private final org.jgrapht.Graph<Integer, DefaultWeightedEdge> copy = GraphExport.of(graph);

  private static List<String> edges(org.jgrapht.Graph<Integer, DefaultWeightedEdge> graph) {
    return graph.edgeSet().stream().map(edge -> edge + " " + graph.getEdgeWeight(edge)).sorted().toList();
  }

  @Test
  void everyEdgeIsThereOnceWithItsWeight() {
    assertThat(copy.vertexSet()).containsExactly(0, 1, 2, 3, 4);
    assertThat(edges(copy)).containsExactly("(0 : 1) 5.0", "(0 : 2) 6.0", "(1 : 2) 7.0", "(3 : 4) 8.0");
  }

  @Test
  void nothingCanBeChanged() {
    assertThat(copy.getType().isModifiable()).isFalse();
    assertThatThrownBy(() -> copy.addEdge(0, 4)).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void algorithmsOfJGraphTRunOnIt() {
    assertThat(new ConnectivityInspector<>(copy).connectedSets()).containsExactlyInAnyOrder(Set.of(0, 1, 2), Set.of(3, 4));
  }

  @Test
  void thereAndBackItIsTheSame() {
    assertThat(edges(GraphExport.of(GraphImport.of(copy, new ArrayList<>(copy.vertexSet()))))).isEqualTo(edges(copy));
  }

  @Test
  void verticesLeftOutListedTwiceOrForeignAreNoticed() {
    org.jgrapht.Graph<String, DefaultWeightedEdge> other = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    other.addVertex("a");
    other.addVertex("b");

    assertThatThrownBy(() -> GraphImport.of(other, List.of("a"))).hasMessageContaining("1 vertices are listed, the graph has 2");
    assertThatThrownBy(() -> GraphImport.of(other, List.of("a", "a"))).hasMessageContaining("listed twice");
    assertThatThrownBy(() -> GraphImport.of(other, List.of("a", "c"))).hasMessageContaining("none of its");
  }
}
