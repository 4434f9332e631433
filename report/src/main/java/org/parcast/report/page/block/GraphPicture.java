package org.parcast.report.page.block;

import java.util.List;

/**
 * A graph, and the table of its edges.
 *
 * @param caption what to see in it
 * @param directed whether edges are arrows
 * @param vertices its vertices
 * @param edges between them
 * @param table its edges
 */
public record GraphPicture(String caption, boolean directed, List<Vertex> vertices, List<Edge> edges, Table table) implements PageBlock {
  /**
   * @param label what stands beside it
   * @param title what a pointer on it tells
   * @param kind vertices of one kind look alike; from 0
   * @param at its indices in an array, the outermost first, from which it is drawn beside its neighbours there; empty where it has none
   */
  public record Vertex(String label, String title, int kind, List<Integer> at) {
    public Vertex {
      at = List.copyOf(at);
    }
  }

  /**
   * @param from number of a vertex
   * @param to number of a vertex, the same for an edge back to itself
   * @param label what stands beside it where there is room
   */
  public record Edge(int from, int to, String label) {}

  public GraphPicture {
    vertices = List.copyOf(vertices);
    edges = List.copyOf(edges);
  }
}
