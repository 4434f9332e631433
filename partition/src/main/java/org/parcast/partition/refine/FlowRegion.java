package org.parcast.partition.refine;

import java.util.Arrays;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.PartitionState;

/** The vertices near the boundary of two parts, out of which a minimum cut may choose anew who belongs to which. */
final class FlowRegion {
  private final Graph graph;
  private final PartitionState state;
  private final int[] nodeOf;
  private final int[] members;
  private final MaxFlow network = new MaxFlow(2);
  private int size;

  FlowRegion(Graph graph, PartitionState state) {
    this.graph = graph;
    this.state = state;
    nodeOf = new int[graph.vertices];
    Arrays.fill(nodeOf, -1);
    members = new int[graph.vertices];
  }

  /**
   * Collects vertices of {@code part}, those nearest to {@code other} first, of at most a weight in all.
   *
   * @param boundary the vertices of {@code part} from which to begin
   */
  void grow(int part, int other, int[] boundary, long maxWeight) {
    int begin = size;
    long weight = 0;
    for (int v : boundary) {
      if (touches(v, other)) {
        weight += offer(v, maxWeight - weight);
      }
    }
    for (int i = begin; i < size; i++) {
      for (int e = graph.offsets[members[i]]; e < graph.offsets[members[i] + 1]; e++) {
        if (state.partOf[graph.neighbours[e]] == part) {
          weight += offer(graph.neighbours[e], maxWeight - weight);
        }
      }
    }
  }

  private boolean touches(int vertex, int part) {
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      if (state.partOf[graph.neighbours[e]] == part) {
        return true;
      }
    }
    return false;
  }

  private int offer(int vertex, long room) {
    int weight = graph.vertexWeights[vertex];
    if (nodeOf[vertex] >= 0 || weight > room) {
      return 0;
    }
    nodeOf[vertex] = size + 2;
    members[size++] = vertex;
    return weight;
  }

  int size() {
    return size;
  }

  /** The vertex of a node of {@link #network}, from 2 up. */
  int vertex(int node) {
    return members[node - 2];
  }

  /** The network whose cuts are the ways to share out the region, what lies around it being the source and the sink; good until the next one is asked for. */
  MaxFlow network(int first, int second) {
    network.reset(size + 2);
    for (int i = 0; i < size; i++) {
      long fromSource = 0;
      long toSink = 0;
      for (int e = graph.offsets[members[i]]; e < graph.offsets[members[i] + 1]; e++) {
        int neighbour = graph.neighbours[e];
        int weight = graph.edgeWeights[e];
        if (nodeOf[neighbour] > i + 2) {
          network.addEdge(i + 2, nodeOf[neighbour], weight, weight);
        } else if (nodeOf[neighbour] < 0) {
          fromSource += state.partOf[neighbour] == first ? weight : 0;
          toSink += state.partOf[neighbour] == second ? weight : 0;
        }
      }
      // What goes from the source straight to the sink is in every cut, and does no harm.
      if (fromSource > 0) {
        network.addEdge(MaxFlow.SOURCE, i + 2, fromSource, 0);
      }
      if (toSink > 0) {
        network.addEdge(i + 2, MaxFlow.SINK, toSink, 0);
      }
    }
    return network;
  }

  /** The weight of the edges between the two parts with an end in the region. */
  long cut(int first, int second) {
    long cut = 0;
    for (int i = 0; i < size; i++) {
      int vertex = members[i];
      int other = state.partOf[vertex] == first ? second : first;
      for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
        int neighbour = graph.neighbours[e];
        if (state.partOf[neighbour] == other && (nodeOf[neighbour] < 0 || nodeOf[neighbour] > i + 2)) {
          cut += graph.edgeWeights[e];
        }
      }
    }
    return cut;
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      nodeOf[members[i]] = -1;
    }
    size = 0;
  }
}
