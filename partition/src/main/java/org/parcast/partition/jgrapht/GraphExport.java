package org.parcast.partition.jgrapht;

import org.jgrapht.graph.AsUnmodifiableGraph;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.parcast.partition.graph.Graph;

/** Copies a graph in compressed rows into one of JGraphT's; {@link GraphImport} leads back. */
public final class GraphExport {
  private GraphExport() {
  }

  /** The graph with the same vertices, edges and weights of edges; it cannot be modified. */
  public static org.jgrapht.Graph<Integer, DefaultWeightedEdge> of(Graph graph) {
    SimpleWeightedGraph<Integer, DefaultWeightedEdge> copy = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    for (int v = 0; v < graph.vertices(); v++) {
      copy.addVertex(v);
      for (int i = 0; i < graph.degree(v); i++) {
        int u = graph.neighbour(v, i);
        if (u < v) {
          copy.setEdgeWeight(copy.addEdge(u, v), graph.edgeWeight(v, i));
        }
      }
    }
    return new AsUnmodifiableGraph<>(copy);
  }
}
