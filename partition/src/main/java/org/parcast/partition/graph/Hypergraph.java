package org.parcast.partition.graph;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A hypergraph with weighted vertices and nets in compressed rows: the pins of net {@code e} are
 * {@code pins[offsets[e] .. offsets[e + 1])}. The weight of a net is what each part that it touches beyond the first costs.
 * Immutable: the arrays given to the factories belong to the hypergraph afterwards.
 */
public final class Hypergraph extends Topology {
  /** Nets with more pins say little about which of them belong together: they rate no pairs and update no gains. */
  static final int LARGE_NET = 300;

  /** Neighbourhoods of a graph with more vertices are rated by its edges, which are fewer than the pairs in its nets. */
  private static final int RATED_BY_EDGES = 100_000;

  final int nets;
  final int[] netOffsets;
  final int[] pins;
  final long[] netWeights;
  final int[] vertexOffsets;
  final int[] incidentNets;

  /** The graph whose neighbourhoods the nets are, or null. */
  private final Graph origin;

  private Hypergraph(int[] vertexWeights, int[] netOffsets, int[] pins, long[] netWeights, Graph origin) {
    super(vertexWeights.length, vertexWeights);
    this.nets = netWeights.length;
    this.netOffsets = netOffsets;
    this.pins = pins;
    this.netWeights = netWeights;
    this.vertexOffsets = ClusterMembers.offsets(pins, vertices);
    this.incidentNets = incidence();
    this.origin = origin;
  }

  /**
   * A hypergraph from compressed rows.
   *
   * @param vertices the number of vertices
   * @param vertexWeights one weight, at least 0, for every vertex
   * @param netOffsets where the pins of every net begin, and the end of the last: one entry more than nets
   * @param pins the vertices of the nets, none twice in the same net; at most 2^30 in all
   * @param netWeights one weight, at least 0, for every net; the sum over all pins of their net's weight is below 2^63
   * @throws IllegalArgumentException if the arrays contradict each other or these ranges
   */
  public static Hypergraph of(int vertices, int[] vertexWeights, long[] netOffsets, int[] pins, long[] netWeights) {
    HypergraphValidator.check(vertices, vertexWeights, netOffsets, pins, netWeights);
    int[] offsets = new int[netOffsets.length];
    for (int e = 0; e < offsets.length; e++) {
      offsets[e] = (int) netOffsets[e];
    }
    return new Hypergraph(vertexWeights, offsets, pins, netWeights, null);
  }

  /** The closed neighbourhoods of a graph's vertices as nets of weight 1. */
  public static Hypergraph closedNeighbourhoods(Graph graph) {
    int n = graph.vertices;
    int[] offsets = new int[n + 1];
    int[] pins = new int[n + graph.neighbours.length];
    long[] weights = new long[n];
    Arrays.fill(weights, 1);
    int end = 0;
    for (int v = 0; v < n; v++) {
      pins[end++] = v;
      System.arraycopy(graph.neighbours, graph.offsets[v], pins, end, graph.degree(v));
      end += graph.degree(v);
      offsets[v + 1] = end;
    }
    // Volumes do not ask what the edges weigh, so neither may the cuts that lead to them.
    return new Hypergraph(graph.vertexWeights, offsets, pins, weights, graph.withEdgesOfWeight1());
  }

  /**
   * The same without the nets of which the search has nothing to gain: so heavy that with whatever parts they cost what they can cost at most, but for what the imbalance allows. Each
   * of a dense matrix is one.
   *
   * @param maxPartWeight the weight that no part may pass by a vertex
   * @param imbalance by how much of the mean the largest part may be heavier
   */
  public Hypergraph withoutSpanning(int parts, long maxPartWeight, double imbalance) {
    long most = Math.max(1, maxPartWeight + Math.max(0, maxVertexWeight - 1));
    BitSet kept = new BitSet(nets);
    int size = 0;
    for (int e = 0; e < nets; e++) {
      long weight = 0;
      for (int p = netOffsets[e]; p < netOffsets[e + 1]; p++) {
        weight += vertexWeights[pins[p]];
      }
      long fewest = (weight + most - 1) / most;
      boolean spans = netSize(e) >= parts && fewest > 1 && fewest - 1 >= (long) ((parts - 1) / (1 + imbalance));
      kept.set(e, !spans);
      size += spans ? 0 : netSize(e);
    }
    return kept.cardinality() == nets ? this : only(kept, size);
  }

  /** Of these nets alone, which have so many pins in all. */
  private Hypergraph only(BitSet kept, int size) {
    int[] offsets = new int[kept.cardinality() + 1];
    int[] pinsOfKept = new int[size];
    long[] weights = new long[kept.cardinality()];
    int net = 0;
    for (int e = kept.nextSetBit(0); e >= 0; e = kept.nextSetBit(e + 1)) {
      System.arraycopy(pins, netOffsets[e], pinsOfKept, offsets[net], netSize(e));
      weights[net] = netWeights[e];
      offsets[net + 1] = offsets[net] + netSize(e);
      net++;
    }
    return new Hypergraph(vertexWeights, offsets, pinsOfKept, weights, origin);
  }

  /** A hypergraph whose arrays are known to be right. */
  static Hypergraph trusted(int[] vertexWeights, int[] netOffsets, int[] pins, long[] netWeights, Graph origin) {
    return new Hypergraph(vertexWeights, netOffsets, pins, netWeights, origin);
  }

  /** The number of vertices. */
  public int vertices() {
    return vertices;
  }

  /** The number of nets. */
  public int nets() {
    return nets;
  }

  /** The weight of a vertex. */
  public int vertexWeight(int vertex) {
    return vertexWeights[vertex];
  }

  /** The weight of a net. */
  public long netWeight(int net) {
    return netWeights[net];
  }

  /** The number of pins of a net. */
  public int netSize(int net) {
    return netOffsets[net + 1] - netOffsets[net];
  }

  /** The pin at a position from 0 to {@code netSize - 1} of a net. */
  public int pin(int net, int index) {
    return pins[netOffsets[net] + index];
  }

  @Override
  public void rate(int vertex, int[] clusters, Ratings ratings) {
    if (origin != null && vertices > RATED_BY_EDGES) {
      origin.rate(vertex, clusters, ratings);
      return;
    }
    int[] all = pins;
    for (int i = vertexOffsets[vertex], last = vertexOffsets[vertex + 1]; i < last; i++) {
      int net = incidentNets[i];
      int begin = netOffsets[net];
      int end = netOffsets[net + 1];
      long weight = netWeights[net];
      int size = end - begin;
      if (size < 2 || size > LARGE_NET || weight == 0) {
        continue;
      }
      float rating = (float) weight / (size - 1);
      for (int p = begin; p < end; p++) {
        int pin = all[p];
        if (pin != vertex) {
          ratings.add(clusters[pin], rating);
        }
      }
    }
  }

  /** The graph that the nets come from: nets overlap and hardly become fewer when vertices are contracted, edges do. */
  @Override
  public Topology byEdges() {
    return origin == null ? this : origin;
  }

  @Override
  public Hypergraph contract(int[] clusterOf, int clusters) {
    Graph contracted = origin == null ? null : origin.contract(clusterOf, clusters);
    return HypergraphContraction.contract(this, clusterOf, contractedWeights(clusterOf, clusters), contracted);
  }

  @Override
  public Hypergraph induced(int[] members) {
    int[] index = new int[vertices];
    Arrays.fill(index, -1);
    for (int i = 0; i < members.length; i++) {
      index[members[i]] = i;
    }
    return HypergraphContraction.contract(this, index, inducedWeights(members), null);
  }

  @Override
  public PartitionState state(int[] partOf, long[] maxPartWeights) {
    return new VolumeState(this, partOf, maxPartWeights);
  }

  @Override
  public long sampledObjective(int[] partOf, int parts, int oneIn) {
    int[] seenBy = new int[parts];
    long volume = 0;
    for (int e = 0; e < nets; e++) {
      if (!isSampled(e, oneIn)) {
        continue;
      }
      int touched = 0;
      for (int p = netOffsets[e]; p < netOffsets[e + 1]; p++) {
        int part = partOf[pins[p]];
        if (seenBy[part] != e + 1) {
          seenBy[part] = e + 1;
          touched++;
        }
      }
      volume += netWeights[e] * Math.max(0, touched - 1);
    }
    return volume;
  }

  private int[] incidence() {
    int[] next = Arrays.copyOf(vertexOffsets, vertices);
    int[] incident = new int[pins.length];
    for (int e = 0; e < nets; e++) {
      for (int p = netOffsets[e]; p < netOffsets[e + 1]; p++) {
        incident[next[pins[p]]++] = e;
      }
    }
    return incident;
  }
}
