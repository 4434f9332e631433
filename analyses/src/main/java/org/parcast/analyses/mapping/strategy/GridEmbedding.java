package org.parcast.analyses.mapping.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.network.NetworkTopology;

/**
 * Lays a process grid upon a mesh or torus. Each axis of the network, or each part of it where its length is a product, belongs to one axis of the grid; an axis of
 * the grid that has several goes through them by the reflected Gray code of mixed radix, so that neighbours stay neighbours. Where the slowest radix is even
 * and a whole axis of a torus, its ends meet too.
 */
final class GridEmbedding {
  /** Ways that are tried at most, those with whole axes first: each costs a pass over the matrix. 8 x 8 ranks have 186 on 4 x 4 x 4 nodes, 64 x 64 have 384,996 on 16 x 16 x 16. */
  private static final int MOST = 1000;

  private final List<Integer> extents;
  private final List<int[]> found = new ArrayList<>();

  private GridEmbedding(List<Integer> extents) {
    this.extents = extents;
  }

  /** The node of each rank, each way of laying the grid; none where it has another number of ranks than the network nodes, or does not fit. */
  static Stream<int[]> all(List<Integer> grid, NetworkTopology topology, int ranks) {
    if (!(topology instanceof NetworkTopology.Grid) || ranks != topology.nodes()) {
      return Stream.empty();
    }
    GridEmbedding embedding = new GridEmbedding(topology.extents());
    embedding.next(grid, 0, grid.get(0), topology.extents().stream().mapToInt(extent -> extent).toArray(), new ArrayList<>());
    return embedding.found.stream();
  }

  /** A factor of an axis of the network in an axis of the grid; those of either come the slowest first. */
  private record Digit(int gridAxis, int axis, int radix) {}

  /**
   * Gives axes of the network, or what is left of them, to the rest of the grid.
   *
   * @param rest what is left to be made up of the length of the grid's axis
   * @param left what is left of each axis of the network
   */
  private void next(List<Integer> grid, int gridAxis, int rest, int[] left, List<Digit> digits) {
    if (found.size() >= MOST) {
      return;
    }
    if (rest == 1) {
      if (gridAxis + 1 < grid.size()) {
        next(grid, gridAxis + 1, grid.get(gridAxis + 1), left, digits);
      } else {
        found.add(laid(grid, digits));
      }
      return;
    }
    for (int axis = 0; axis < left.length; axis++) {
      for (int radix = left[axis]; radix > 1; radix--) {
        if (left[axis] % radix == 0 && rest % radix == 0) {
          int[] then = left.clone();
          then[axis] /= radix;
          digits.add(new Digit(gridAxis, axis, radix));
          next(grid, gridAxis, rest / radix, then, digits);
          digits.remove(digits.size() - 1);
        }
      }
    }
  }

  private int[] laid(List<Integer> grid, List<Digit> digits) {
    int ranks = grid.stream().reduce(1, (a, b) -> a * b);
    return IntStream.range(0, ranks).map(rank -> node(coordinates(rank, grid), grid, digits)).toArray();
  }

  private static int[] coordinates(int rank, List<Integer> grid) {
    int[] coordinates = new int[grid.size()];
    int rest = rank;
    for (int axis = coordinates.length - 1; axis >= 0; axis--) {
      coordinates[axis] = rest % grid.get(axis);
      rest /= grid.get(axis);
    }
    return coordinates;
  }

  private int node(int[] coordinates, List<Integer> grid, List<Digit> digits) {
    int[] length = grid.stream().mapToInt(extent -> extent).toArray();
    int[] on = new int[extents.size()];
    for (Digit digit : digits) {
      int coordinate = coordinates[digit.gridAxis];
      boolean reflected = coordinate / length[digit.gridAxis] % 2 == 1;
      length[digit.gridAxis] /= digit.radix;
      int plain = coordinate / length[digit.gridAxis] % digit.radix;
      int gray = reflected ? digit.radix - 1 - plain : plain;
      // The parts of an axis of the network are folded back: who differs in the slower alone lies beside it, at the fold or where the torus closes.
      on[digit.axis] = on[digit.axis] * digit.radix + (on[digit.axis] % 2 == 1 ? digit.radix - 1 - gray : gray);
    }
    int node = 0;
    for (int axis = 0; axis < on.length; axis++) {
      node = node * extents.get(axis) + on[axis];
    }
    return node;
  }
}
