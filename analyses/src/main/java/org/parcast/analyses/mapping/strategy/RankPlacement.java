package org.parcast.analyses.mapping.strategy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Ranks on the nodes of a network: the communication matrix is cut in two again and again, along with the network's nodes, then ranks are exchanged
 * as long as that brings the mean distance of the traffic down.
 */
public final class RankPlacement {
  /** Descents after the first, each from the best so far, disturbed: iterated local search. */
  private static final int ROUNDS = 20;
  /** Ranks up to which it is: an exchange is tried for each pair of ranks. */
  private static final int LARGE = 128;

  private RankPlacement() {}

  /**
   * The node of each rank.
   *
   * @param grid process grid in which the ranks are numbered row-major: it is also laid upon the network, where its axes are as long as the network's or as several of them
   * @throws IllegalArgumentException if there are more ranks than nodes
   */
  public static int[] place(TaskMatrix matrix, List<Integer> grid, NetworkTopology topology, long seed) {
    if (matrix.size() > topology.nodes()) {
      throw new IllegalArgumentException(matrix.size() + " ranks do not fit on the " + topology.nodes() + " nodes of " + topology.label()
          + ": give a larger --topology");
    }
    ExchangeRefinement refinement = new ExchangeRefinement(matrix, distances(topology).costs(distance -> distance), topology.nodes());
    int[] laid = GridEmbedding.all(grid, topology, matrix.size()).min(Comparator.comparingDouble(refinement::total))
        .orElseGet(() -> IntStream.range(0, matrix.size()).toArray());
    if (refinement.total(laid) <= matrix.total()) {
      return laid; // one hop each: none is nearer
    }
    int rounds = matrix.size() <= LARGE ? ROUNDS : 0;
    Stream<int[]> found = Stream.of(laid, cut(matrix, topology, seed)).map(start -> refinement.search(start, rounds, seed));
    if (topology instanceof NetworkTopology.Grid torus && torus.wraps()) {
      // What is near on the mesh in it is as near on the torus, though the search may not come by it.
      found = Stream.concat(found, Stream.of(place(matrix, grid, new NetworkTopology.Grid(torus.extents(), false), seed)));
    }
    return found.min(Comparator.comparingDouble(refinement::total)).orElseThrow();
  }

  private static int[] cut(TaskMatrix matrix, NetworkTopology topology, long seed) {
    int[] nodeOf = new int[matrix.size()];
    List<Integer> ranks = IntStream.range(0, matrix.size()).boxed().toList();
    cut(new MatrixCut(matrix, seed), ranks, Box.whole(topology.extents()), topology, nodeOf);
    return nodeOf;
  }

  /** Mean hops of what ranks exchange under a placement; of the network's own mean where nothing is exchanged. */
  public static double meanDistance(TaskMatrix matrix, NetworkTopology topology, int[] nodeOf) {
    double sum = 0;
    for (int a = 0; a < matrix.size(); a++) {
      for (int b = 0; b < a; b++) {
        sum += matrix.get(a, b) * topology.distance(nodeOf[a], nodeOf[b]);
      }
    }
    return matrix.total() == 0 ? topology.meanDistance() : sum / matrix.total();
  }

  private static PlaceDistances distances(NetworkTopology topology) {
    return new PlaceDistances() {
      @Override
      public int places() {
        return topology.nodes();
      }

      @Override
      public double between(int a, int b) {
        return topology.distance(a, b);
      }
    };
  }

  private static void cut(MatrixCut cutter, List<Integer> ranks, Box box, NetworkTopology topology, int[] nodeOf) {
    if (ranks.isEmpty()) {
      return;
    }
    if (box.nodes() == 1) {
      nodeOf[ranks.get(0)] = box.first(topology.extents());
      return;
    }
    List<Box> halves = box.halves(topology instanceof NetworkTopology.FatTree);
    int room = halves.get(0).nodes();
    List<List<Integer>> parts = split(cutter, ranks, room, box.nodes());
    cut(cutter, parts.get(0), halves.get(0), topology, nodeOf);
    cut(cutter, parts.get(1), halves.get(1), topology, nodeOf);
  }

  /** Two parts of the ranks as large as the halves' shares of the nodes; the cut is even, what does not fit then moves over. */
  private static List<List<Integer>> split(MatrixCut cutter, List<Integer> ranks, int room, int nodes) {
    int[] partOf = cutter.cut(ranks, 2);
    List<Integer> first = new ArrayList<>();
    List<Integer> second = new ArrayList<>();
    for (int i = 0; i < partOf.length; i++) {
      (partOf[i] == 0 ? first : second).add(ranks.get(i));
    }
    int wanted = Math.min(room, Math.max(ranks.size() - (nodes - room), (int) Math.ceil((double) ranks.size() * room / nodes)));
    while (first.size() > wanted) {
      second.add(first.remove(first.size() - 1));
    }
    while (first.size() < wanted) {
      first.add(second.remove(0));
    }
    return List.of(first, second);
  }

  /** Part of a network: a range along each dimension, or of the branches at each level of a tree. */
  private record Box(int[] from, int[] to) {
    static Box whole(List<Integer> extents) {
      return new Box(new int[extents.size()], extents.stream().mapToInt(extent -> extent).toArray());
    }

    int nodes() {
      int nodes = 1;
      for (int axis = 0; axis < from.length; axis++) {
        nodes *= to[axis] - from[axis];
      }
      return nodes;
    }

    /** Cut across the longest range; in a tree across the widest level that is not cut up yet. */
    List<Box> halves(boolean tree) {
      int longest = 0;
      for (int axis = 1; axis < from.length; axis++) {
        if (tree ? to[longest] - from[longest] == 1 : to[axis] - from[axis] > to[longest] - from[longest]) {
          longest = axis;
        }
      }
      int middle = (from[longest] + to[longest] + 1) / 2;
      int[] lowEnd = to.clone();
      lowEnd[longest] = middle;
      int[] highStart = from.clone();
      highStart[longest] = middle;
      return List.of(new Box(from, lowEnd), new Box(highStart, to));
    }

    int first(List<Integer> extents) {
      int node = 0;
      for (int axis = 0; axis < from.length; axis++) {
        node = node * extents.get(axis) + from[axis];
      }
      return node;
    }
  }
}
