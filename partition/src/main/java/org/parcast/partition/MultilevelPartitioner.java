package org.parcast.partition;

import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.graph.Topology;

/**
 * The multilevel k-way partitioner. Deterministic: the same input and request give the same partition, whatever the number of
 * threads. No part is heavier than {@code max(floor((1 + imbalance) W / k), ceil(W / k))} for total weight W, plus the heaviest
 * vertex minus 1 where vertices have weights.
 */
public final class MultilevelPartitioner {
  private MultilevelPartitioner() {
  }

  /**
   * Partitions a graph. Connected parts are connected as far as the graph is; they may have to pass the bound where the graph
   * cannot be cut otherwise.
   *
   * @throws IllegalArgumentException if there are fewer vertices than parts
   */
  public static Partition partition(Graph graph, PartitionRequest request) {
    check(graph, request);
    if (request.parts() == 1) {
      return Partition.of(1, new int[graph.vertices]);
    }
    Search search = new Search(graph, request);
    return Partition.of(request.parts(), (request.connected() ? search.bestConnected() : search.best()).partOf());
  }

  /**
   * Partitions a hypergraph; both objectives mean the connectivity minus one of the nets.
   *
   * @throws IllegalArgumentException if there are fewer vertices than parts, or connected parts are asked for
   */
  public static Partition partition(Hypergraph hypergraph, PartitionRequest request) {
    check(hypergraph, request);
    if (request.connected()) {
      throw new IllegalArgumentException("connected parts are made of graphs only: leave connected out, or give a graph");
    }
    if (request.parts() == 1) {
      return Partition.of(1, new int[hypergraph.vertices]);
    }
    return Partition.of(request.parts(), new Search(hypergraph, request).best().partOf());
  }

  private static void check(Topology topology, PartitionRequest request) {
    if (request.parts() > topology.vertices) {
      throw new IllegalArgumentException(request.parts() + " parts of " + topology.vertices
          + " vertices: ask for at most as many parts as vertices");
    }
    if (request.coordinates() != null && request.coordinates().vertices() != topology.vertices) {
      throw new IllegalArgumentException("coordinates of " + request.coordinates().vertices() + " vertices for a graph of "
          + topology.vertices);
    }
  }
}
