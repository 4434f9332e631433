package org.parcast.partition.graph;

/**
 * What every vertex would gain at every part, kept under moves (the gain cache of Gottesbüren, Heuer, Sanders and Schlag, "Scalable Shared-Memory Hypergraph Partitioning",
 * ALENEX 2021): only where a net comes to a part, leaves one, or has a single pin there, do the gains of its pins change.
 */
final class VolumeGains {
  private final Hypergraph hypergraph;
  private final int parts;

  /** By vertex and part the weight of the vertex's nets that touch the part; at its own part those are all. */
  final long[] touching;

  /** By vertex the weight of the nets of which it is the only pin in its part: what no longer touches it when the vertex leaves. */
  private final long[] alone;

  VolumeGains(Hypergraph hypergraph, int parts) {
    this.hypergraph = hypergraph;
    this.parts = parts;
    touching = new long[hypergraph.vertices * parts];
    alone = new long[hypergraph.vertices];
  }

  /** What leaving a part would cost a vertex, at least 0. */
  long tie(int vertex, int from) {
    return touching[vertex * parts + from] - alone[vertex];
  }

  long gain(int vertex, int from, int to) {
    return touching[vertex * parts + to] - tie(vertex, from);
  }

  /**
   * Follows a net whose pins in a part, those at the time, became more or fewer by the one that {@code vertex} is.
   *
   * @param pins of the net in the part afterwards
   * @param came whether the vertex came
   */
  void changed(int net, int part, int pins, int vertex, boolean came, int[] partOf) {
    long weight = came ? hypergraph.netWeights[net] : -hypergraph.netWeights[net];
    int withOneOther = came ? 2 : 1;
    if (pins == withOneOther - 1) {
      alone[vertex] += weight;
      addToAll(net, part, weight);
    } else if (pins == withOneOther) {
      alone[onlyOther(net, part, vertex, partOf)] -= weight;
    }
  }

  /** A net touches a part. */
  void addToAll(int net, int part, long weight) {
    int[] pins = hypergraph.pins;
    long[] table = touching;
    int count = parts;
    for (int p = hypergraph.netOffsets[net], last = hypergraph.netOffsets[net + 1]; p < last; p++) {
      table[pins[p] * count + part] += weight;
    }
  }

  /** A net has one pin in a part. */
  void addToOnly(int net, int part, int[] partOf) {
    alone[onlyOther(net, part, -1, partOf)] += hypergraph.netWeights[net];
  }

  private int onlyOther(int net, int part, int vertex, int[] partOf) {
    int p = hypergraph.netOffsets[net];
    while (partOf[hypergraph.pins[p]] != part || hypergraph.pins[p] == vertex) {
      p++;
    }
    return hypergraph.pins[p];
  }
}
