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
import org.parcast.partition.jgrapht.GraphView.Edge;

class GraphViewTest {
  /** A triangle 0 1 2 with the weights 5 (0-1), 6 (0-2), 7 (1-2), and an edge 3-4 of weight 8. */
  private final Graph graph = Graph.of(new int[] {1, 1, 1, 1, 1}, new int[] {0, 2, 4, 6, 7, 8},
      new int[] {1, 2, 0, 2, 0, 1, 4, 3}, new int[] {5, 6, 5, 7, 6, 7, 8, 8});
  private final GraphView view = new GraphView(graph);

  @Test
  void everyEdgeIsThereOnceWithItsWeight() {
    assertThat(view.vertexSet()).containsExactly(0, 1, 2, 3, 4);
    assertThat(view.edgeSet()).hasSize(4)
        .containsExactly(new Edge(0, 1), new Edge(0, 2), new Edge(1, 2), new Edge(3, 4));
    assertThat(view.edgesOf(1)).containsExactly(new Edge(0, 1), new Edge(1, 2));
    assertThat(view.degreeOf(1)).isEqualTo(2);
    assertThat(view.getEdge(2, 0)).isEqualTo(new Edge(0, 2));
    assertThat(view.getEdgeWeight(new Edge(1, 2))).isEqualTo(7);
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertThat(view.getEdge(0, 3)).isNull();
    assertThat(view.getEdge(0, 9)).isNull();
    assertThat(view.getAllEdges(0, 9)).isNull();
    assertThat(view.containsEdge(new Edge(0, 4))).isFalse();
    assertThat(view.vertexSet().contains("0")).isFalse();
    assertThatThrownBy(() -> view.getEdgeWeight(new Edge(0, 4))).hasMessageContaining("no such edge");
  }

  @Test
  void nothingCanBeChanged() {
    assertThat(view.getType().isModifiable()).isFalse();
    assertThatThrownBy(() -> view.addEdge(0, 4)).hasMessageContaining("can't be changed");
    assertThatThrownBy(() -> view.removeVertex(0)).hasMessageContaining("can't be changed");
  }

  @Test
  void algorithmsOfJGraphTRunOnIt() {
    assertThat(new ConnectivityInspector<>(view).connectedSets())
        .containsExactlyInAnyOrder(Set.of(0, 1, 2), Set.of(3, 4));
  }

  @Test
  void thereAndBackItIsTheSame() {
    Graph copy = GraphImport.of(view, new ArrayList<>(view.vertexSet()));

    assertThat(new GraphView(copy)).isEqualTo(view);
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
