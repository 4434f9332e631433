package org.parcast.partition.jgrapht;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.PartitioningAlgorithm;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.graph.Partition;

/**
 * Partitions a JGraphT graph. Directed edges count as undirected ones, parallel edges add up, self-loops are left out. Deterministic
 * where the graph's vertex and edge sets iterate in a defined order.
 *
 * @param <V> the vertices
 * @param <E> the edges; their weights must be whole numbers of at least 1
 */
public final class MultilevelPartitioning<V, E> implements PartitioningAlgorithm<V> {
  private final Graph<V, E> graph;
  private final PartitionRequest request;

  /** An algorithm that partitions {@code graph} as {@code request} asks. */
  public MultilevelPartitioning(Graph<V, E> graph, PartitionRequest request) {
    this.graph = graph;
    this.request = request;
  }

  @Override
  public Partitioning<V> getPartitioning() {
    List<V> vertices = new ArrayList<>(graph.vertexSet());
    Partition partition = MultilevelPartitioner.partition(GraphImport.of(graph, vertices), request);
    List<Set<V>> parts = new ArrayList<>();
    for (int p = 0; p < request.parts(); p++) {
      parts.add(new LinkedHashSet<>());
    }
    for (int v = 0; v < vertices.size(); v++) {
      parts.get(partition.part(v)).add(vertices.get(v));
    }
    return new PartitioningImpl<>(parts);
  }

  /** Whether the parts are as many as asked for and hold every vertex exactly once. */
  @Override
  public boolean isValidPartitioning(Partitioning<V> partitioning) {
    int sizes = 0;
    Set<V> all = new LinkedHashSet<>();
    for (Set<V> part : partitioning.getPartitions()) {
      sizes += part.size();
      all.addAll(part);
    }
    return partitioning.getNumberPartitions() == request.parts() && sizes == all.size() && all.equals(graph.vertexSet());
  }
}
