package org.parcast.analyses.valueflow.place;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
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
  private final int[] pieceOf;

  private ConnectedParts(Hypergraph hypergraph, Partition partition) {
    this.hypergraph = hypergraph;
    parts = partition.parts();
    partOf = partition.toArray().clone();
    pieceOf = new int[partOf.length];
  }

  /** Parts that are connected as far as the hypergraph is: a piece that shares no net with another part stays. */
  static Partition of(Hypergraph hypergraph, Partition partition) {
    ConnectedParts connected = new ConnectedParts(hypergraph, partition);
    // A piece that moves joins another, so that there is one fewer each time.
    int pieces = connected.findPieces();
    while (connected.moveLightest(pieces)) {
      pieces = connected.findPieces();
    }
    return Partition.of(partition.parts(), connected.partOf);
  }

  /** Numbers the pieces from 0; returns how many there are. */
  private int findPieces() {
    int[] leader = IntStream.range(0, partOf.length).toArray();
    int[] inNet = new int[parts];
    for (int net = 0; net < hypergraph.nets(); net++) {
      Arrays.fill(inNet, -1);
      for (int i = 0; i < hypergraph.netSize(net); i++) {
        int v = hypergraph.pin(net, i);
        int other = inNet[partOf[v]];
        inNet[partOf[v]] = v;
        if (other >= 0) {
          leader[find(leader, v)] = find(leader, other);
        }
      }
    }
    int pieces = 0;
    Arrays.fill(pieceOf, -1);
    for (int v = 0; v < partOf.length; v++) {
      int first = find(leader, v);
      pieceOf[first] = pieceOf[first] < 0 ? pieces++ : pieceOf[first];
      pieceOf[v] = pieceOf[first];
    }
    return pieces;
  }

  private static int find(int[] leader, int vertex) {
    int v = vertex;
    while (leader[v] != v) {
      leader[v] = leader[leader[v]];
      v = leader[v];
    }
    return v;
  }

  /** Moves the lightest piece that is not the heaviest of its part and can go; false where there is none. */
  private boolean moveLightest(int pieces) {
    long[] weight = new long[pieces];
    int[] part = new int[pieces];
    for (int v = 0; v < partOf.length; v++) {
      weight[pieceOf[v]] += hypergraph.vertexWeight(v);
      part[pieceOf[v]] = partOf[v];
    }
    int[] heaviest = new int[parts];
    Arrays.fill(heaviest, -1);
    for (int piece = 0; piece < pieces; piece++) {
      int other = heaviest[part[piece]];
      heaviest[part[piece]] = other < 0 || weight[piece] > weight[other] ? piece : other;
    }
    List<Integer> strays = IntStream.range(0, pieces).filter(piece -> heaviest[part[piece]] != piece).boxed().sorted(Comparator.comparingLong(piece -> weight[piece])).toList();
    if (strays.isEmpty()) {
      return false;
    }
    List<Map<Integer, Long>> shared = shared(pieces);
    for (int piece : strays) {
      Map<Integer, Long> others = shared.get(piece);
      if (!others.isEmpty()) {
        int to = others.entrySet().stream().reduce((one, other) -> other.getValue() > one.getValue() ? other : one).orElseThrow().getKey();
        IntStream.range(0, partOf.length).filter(v -> pieceOf[v] == piece).forEach(v -> partOf[v] = to);
        return true;
      }
    }
    return false;
  }

  /** For each piece the weights of the nets that it shares with each other part. */
  private List<Map<Integer, Long>> shared(int pieces) {
    List<Map<Integer, Long>> shared = IntStream.range(0, pieces).<Map<Integer, Long>>mapToObj(piece -> new TreeMap<>()).toList();
    for (int net = 0; net < hypergraph.nets(); net++) {
      int n = net;
      int[] piecesOfNet = IntStream.range(0, hypergraph.netSize(net)).map(i -> pieceOf[hypergraph.pin(n, i)]).distinct().toArray();
      int[] partsOfNet = IntStream.range(0, hypergraph.netSize(net)).map(i -> partOf[hypergraph.pin(n, i)]).distinct().toArray();
      for (int piece : piecesOfNet) {
        int own = partOf[firstOf(net, piece)];
        for (int part : partsOfNet) {
          if (part != own) {
            shared.get(piece).merge(part, hypergraph.netWeight(net), Long::sum);
          }
        }
      }
    }
    return shared;
  }

  private int firstOf(int net, int piece) {
    return IntStream.range(0, hypergraph.netSize(net)).map(i -> hypergraph.pin(net, i)).filter(v -> pieceOf[v] == piece).findFirst().orElseThrow();
  }
}
