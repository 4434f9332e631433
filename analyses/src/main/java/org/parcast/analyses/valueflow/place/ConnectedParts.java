package org.parcast.analyses.valueflow.place;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.parcast.partition.graph.DisjointSets;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;

/**
 * Makes the parts of a hypergraph connected (CommAnalyzer, section 4.2.2, the third objective): of each part the heaviest piece stays, and other pieces go to the
 * part with which they share the heaviest nets. Vertices of one part are in a piece if a net joins them.
 */
final class ConnectedParts {
  private final Hypergraph hypergraph;
  private final int parts;
  private final int[] partOf;

  private ConnectedParts(Hypergraph hypergraph, Partition partition) {
    this.hypergraph = hypergraph;
    parts = partition.parts();
    partOf = partition.toArray().clone();
  }

  /** Parts that are connected as far as the hypergraph is: a piece that shares no net with another part stays. */
  static Partition of(Hypergraph hypergraph, Partition partition) {
    ConnectedParts connected = new ConnectedParts(hypergraph, partition);
    while (connected.moveLightest(connected.pieces())) {
      // A piece that moves joins another, so that there is one fewer each time.
    }
    return Partition.of(partition.parts(), connected.partOf);
  }

  /** The vertices of each piece. */
  private DisjointSets pieces() {
    DisjointSets pieces = new DisjointSets(partOf.length);
    int[] inNet = new int[parts];
    for (int net = 0; net < hypergraph.nets(); net++) {
      Arrays.fill(inNet, -1);
      for (int i = 0; i < hypergraph.netSize(net); i++) {
        int v = hypergraph.pin(net, i);
        int other = inNet[partOf[v]];
        inNet[partOf[v]] = v;
        if (other >= 0) {
          pieces.union(v, other);
        }
      }
    }
    return pieces;
  }

  /** Moves the lightest piece that is not the heaviest of its part and can go; false where there is none. */
  private boolean moveLightest(DisjointSets pieces) {
    long[] weight = new long[partOf.length];
    for (int v = 0; v < partOf.length; v++) {
      weight[pieces.find(v)] += hypergraph.vertexWeight(v);
    }
    // A piece goes by the number of one of its vertices.
    int[] all = IntStream.range(0, partOf.length).filter(v -> pieces.find(v) == v).toArray();
    int[] heaviest = new int[parts];
    Arrays.fill(heaviest, -1);
    for (int piece : all) {
      int other = heaviest[partOf[piece]];
      heaviest[partOf[piece]] = other < 0 || weight[piece] > weight[other] ? piece : other;
    }
    List<Integer> strays = Arrays.stream(all).filter(piece -> heaviest[partOf[piece]] != piece).boxed().sorted(Comparator.comparingLong(piece -> weight[piece])).toList();
    if (strays.isEmpty()) {
      return false;
    }
    Map<Integer, TreeMap<Integer, Long>> shared = shared(pieces);
    for (int piece : strays) {
      TreeMap<Integer, Long> others = shared.getOrDefault(piece, new TreeMap<>());
      if (!others.isEmpty()) {
        int to = others.entrySet().stream().reduce((one, other) -> other.getValue() > one.getValue() ? other : one).orElseThrow().getKey();
        IntStream.range(0, partOf.length).filter(v -> pieces.find(v) == piece).forEach(v -> partOf[v] = to);
        return true;
      }
    }
    return false;
  }

  /** For each piece the weights of the nets that it shares with each other part. */
  private Map<Integer, TreeMap<Integer, Long>> shared(DisjointSets pieces) {
    Map<Integer, TreeMap<Integer, Long>> shared = new HashMap<>();
    for (int net = 0; net < hypergraph.nets(); net++) {
      int n = net;
      int[] ofNet = IntStream.range(0, hypergraph.netSize(net)).map(i -> pieces.find(hypergraph.pin(n, i))).distinct().toArray();
      // The pieces of one part that have a pin of a net are one: the net joins them.
      for (int piece : ofNet) {
        for (int other : ofNet) {
          if (other != piece) {
            shared.computeIfAbsent(piece, each -> new TreeMap<>()).merge(partOf[other], hypergraph.netWeight(net), Long::sum);
          }
        }
      }
    }
    return shared;
  }
}
