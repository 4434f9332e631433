package org.parcast.partition.jgrapht;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jgrapht.GraphType;
import org.jgrapht.graph.AbstractGraph;
import org.jgrapht.graph.DefaultGraphType;
import org.parcast.partition.graph.Graph;

/**
 * A graph in compressed rows as JGraphT sees graphs: simple, undirected, weighted, not to be modified. Vertices and edges become
 * objects only when they are asked for.
 */
public final class GraphView extends AbstractGraph<Integer, GraphView.Edge> {
  private static final GraphType TYPE = DefaultGraphType.simple().asWeighted().asUnmodifiable();

  private final Graph graph;

  /** A view of {@code graph}. */
  public GraphView(Graph graph) {
    this.graph = graph;
  }

  /**
   * An edge.
   *
   * @param source the end with the smaller number
   * @param target the other end
   */
  public record Edge(int source, int target) {
    /** Checks the order of the ends. */
    public Edge {
      if (source >= target) {
        throw new IllegalArgumentException("an edge begins at its smaller end, not " + source + " at " + target);
      }
    }

    static Edge between(int a, int b) {
      return new Edge(Math.min(a, b), Math.max(a, b));
    }
  }

  @Override
  public Set<Integer> vertexSet() {
    return new Elements<>(Integer.class, graph.vertices(), this::containsVertex,
        () -> IntStream.range(0, graph.vertices()).boxed());
  }

  @Override
  public Set<Edge> edgeSet() {
    return new Elements<>(Edge.class, graph.edges(), this::containsEdge, () -> IntStream.range(0, graph.vertices()).boxed()
        .flatMap(v -> neighbours(v).filter(u -> u > v).mapToObj(u -> new Edge(v, u))));
  }

  @Override
  public Set<Edge> edgesOf(Integer vertex) {
    assertVertexExist(vertex);
    return new Elements<>(Edge.class, graph.degree(vertex),
        edge -> (edge.source == vertex || edge.target == vertex) && containsEdge(edge),
        () -> neighbours(vertex).mapToObj(u -> Edge.between(vertex, u)));
  }

  @Override
  public Set<Edge> incomingEdgesOf(Integer vertex) {
    return edgesOf(vertex);
  }

  @Override
  public Set<Edge> outgoingEdgesOf(Integer vertex) {
    return edgesOf(vertex);
  }

  @Override
  public int degreeOf(Integer vertex) {
    assertVertexExist(vertex);
    return graph.degree(vertex);
  }

  @Override
  public int inDegreeOf(Integer vertex) {
    return degreeOf(vertex);
  }

  @Override
  public int outDegreeOf(Integer vertex) {
    return degreeOf(vertex);
  }

  @Override
  public Edge getEdge(Integer source, Integer target) {
    return containsVertex(source) && containsVertex(target) && position(source, target) >= 0
        ? Edge.between(source, target) : null;
  }

  @Override
  public Set<Edge> getAllEdges(Integer source, Integer target) {
    if (!containsVertex(source) || !containsVertex(target)) {
      return null;
    }
    Set<Edge> edges = new LinkedHashSet<>();
    Edge edge = getEdge(source, target);
    if (edge != null) {
      edges.add(edge);
    }
    return edges;
  }

  @Override
  public boolean containsVertex(Integer vertex) {
    return vertex != null && vertex >= 0 && vertex < graph.vertices();
  }

  @Override
  public boolean containsEdge(Edge edge) {
    return edge != null && getEdge(edge.source, edge.target) != null;
  }

  @Override
  public Integer getEdgeSource(Edge edge) {
    return edge.source;
  }

  @Override
  public Integer getEdgeTarget(Edge edge) {
    return edge.target;
  }

  @Override
  public double getEdgeWeight(Edge edge) {
    if (!containsEdge(edge)) {
      throw new IllegalArgumentException("no such edge in the graph: " + edge);
    }
    return graph.edgeWeight(edge.source, position(edge.source, edge.target));
  }

  @Override
  public GraphType getType() {
    return TYPE;
  }

  @Override
  public Supplier<Integer> getVertexSupplier() {
    return null;
  }

  @Override
  public Supplier<Edge> getEdgeSupplier() {
    return null;
  }

  @Override
  public Edge addEdge(Integer source, Integer target) {
    throw unmodifiable();
  }

  @Override
  public boolean addEdge(Integer source, Integer target, Edge edge) {
    throw unmodifiable();
  }

  @Override
  public Integer addVertex() {
    throw unmodifiable();
  }

  @Override
  public boolean addVertex(Integer vertex) {
    throw unmodifiable();
  }

  @Override
  public Edge removeEdge(Integer source, Integer target) {
    throw unmodifiable();
  }

  @Override
  public boolean removeEdge(Edge edge) {
    throw unmodifiable();
  }

  @Override
  public boolean removeVertex(Integer vertex) {
    throw unmodifiable();
  }

  @Override
  public void setEdgeWeight(Edge edge, double weight) {
    throw unmodifiable();
  }

  private static UnsupportedOperationException unmodifiable() {
    return new UnsupportedOperationException("a view of a graph in compressed rows can't be changed");
  }

  private IntStream neighbours(int vertex) {
    return IntStream.range(0, graph.degree(vertex)).map(i -> graph.neighbour(vertex, i));
  }

  private int position(int vertex, int neighbour) {
    for (int i = 0; i < graph.degree(vertex); i++) {
      if (graph.neighbour(vertex, i) == neighbour) {
        return i;
      }
    }
    return -1;
  }
}
