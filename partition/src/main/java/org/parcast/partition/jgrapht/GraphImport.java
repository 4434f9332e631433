package org.parcast.partition.jgrapht;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.partition.graph.Graph;

/** Copies a JGraphT graph into compressed rows; only the vertices are ever boxed. {@link GraphExport} leads back. */
public final class GraphImport {
  private GraphImport() {
  }

  /**
   * The graph whose vertex {@code i} is the {@code i}-th of {@code vertices}, every vertex of weight 1. Directed edges count as
   * undirected ones, parallel edges add up, self-loops are left out.
   *
   * @param vertices all vertices of {@code graph}, each once
   * @throws IllegalArgumentException if an edge's weight is no whole number of at least 1, or the vertices listed are not the graph's
   */
  public static <V, E> Graph of(org.jgrapht.Graph<V, E> graph, List<V> vertices) {
    Map<V, Integer> index = new HashMap<>();
    for (V vertex : vertices) {
      index.put(vertex, index.size());
    }
    if (vertices.size() != graph.vertexSet().size()) {
      throw new IllegalArgumentException(vertices.size() + " vertices are listed, the graph has " + graph.vertexSet().size());
    }
    if (!index.keySet().equals(graph.vertexSet())) {
      throw new IllegalArgumentException("the vertices listed are not the graph's: some are listed twice or are none of its");
    }
    int[] offsets = new int[vertices.size() + 1];
    int[] neighbours = new int[Math.multiplyExact(2, graph.edgeSet().size())];
    int[] weights = new int[neighbours.length];
    int[] slotOf = new int[vertices.size()];
    Arrays.fill(slotOf, -1);
    int end = 0;
    for (int v = 0; v < vertices.size(); v++) {
      int begin = end;
      for (E edge : graph.edgesOf(vertices.get(v))) {
        int source = index.get(graph.getEdgeSource(edge));
        int u = source == v ? index.get(graph.getEdgeTarget(edge)) : source;
        int weight = wholeWeight(graph.getEdgeWeight(edge), edge);
        if (u == v) {
          continue;
        }
        if (slotOf[u] >= begin) {
          weights[slotOf[u]] = Math.addExact(weights[slotOf[u]], weight);
        } else {
          slotOf[u] = end;
          neighbours[end] = u;
          weights[end++] = weight;
        }
      }
      offsets[v + 1] = end;
    }
    int[] ones = new int[vertices.size()];
    Arrays.fill(ones, 1);
    return Graph.of(ones, offsets, Arrays.copyOf(neighbours, end), Arrays.copyOf(weights, end));
  }

  private static int wholeWeight(double weight, Object edge) {
    if (weight != Math.rint(weight) || weight < 1 || weight > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("the edge " + edge + " has the weight " + weight
          + "; weights must be whole numbers from 1 to " + Integer.MAX_VALUE + ": scale and round them");
    }
    return (int) weight;
  }
}
