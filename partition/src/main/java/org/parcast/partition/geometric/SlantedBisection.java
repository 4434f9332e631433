package org.parcast.partition.geometric;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.partition.graph.Graph;

/**
 * Recursive bisection across planes that may be slanted: every region is split across that direction, of the axes and those halfway
 * between two or three of them, that leaves the fewest vertices beside the plane. On grids planes across (1, 1, 1) have least: a
 * layer of them holds 1 / sqrt(3) of the vertices that one along the axes of the same area does.
 */
final class SlantedBisection {
  private static final int MAX_DIMENSIONS = 3;

  private final Graph graph;
  private final Coordinates coordinates;
  private final List<int[]> directions = new ArrayList<>();
  /** The first part of the region that a vertex belongs to. */
  private final int[] regionOf;
  private final boolean[] isLeft;

  private SlantedBisection(Graph graph, Coordinates coordinates) {
    this.graph = graph;
    this.coordinates = coordinates;
    regionOf = new int[graph.vertices];
    isLeft = new boolean[graph.vertices];
    addDirections(new int[Math.min(coordinates.dimensions(), MAX_DIMENSIONS)], 0, false);
  }

  /** The part of every vertex. */
  static int[] partition(Graph graph, Coordinates coordinates, int parts) {
    SlantedBisection bisection = new SlantedBisection(graph, coordinates);
    int[] all = new int[graph.vertices];
    for (int v = 0; v < all.length; v++) {
      all[v] = v;
    }
    bisection.split(all, 0, parts);
    return bisection.regionOf;
  }

  /** All combinations of -1, 0 and 1 whose first number that is not 0 is 1. */
  private void addDirections(int[] direction, int dimension, boolean begun) {
    if (dimension == direction.length) {
      if (begun) {
        directions.add(direction.clone());
      }
      return;
    }
    for (int step = begun ? -1 : 0; step <= 1; step++) {
      direction[dimension] = step;
      addDirections(direction, dimension + 1, begun || step != 0);
    }
  }

  private void split(int[] members, int firstPart, int parts) {
    if (parts == 1) {
      return;
    }
    int left = (parts + 1) / 2;
    int[] best = null;
    int bestLeft = 0;
    long fewest = Long.MAX_VALUE;
    for (int[] direction : directions) {
      int[] sorted = sorted(members, direction);
      int leftMembers = prefix(sorted, (double) left / parts);
      long beside = beside(sorted, leftMembers);
      if (beside < fewest) {
        fewest = beside;
        best = sorted;
        bestLeft = leftMembers;
      }
    }
    for (int i = bestLeft; i < best.length; i++) {
      regionOf[best[i]] = firstPart + left;
    }
    split(Arrays.copyOf(best, bestLeft), firstPart, left);
    split(Arrays.copyOfRange(best, bestLeft, best.length), firstPart + left, parts - left);
  }

  /** The members by how far they lie in a direction, those as far by their numbers. */
  private int[] sorted(int[] members, int[] direction) {
    long[] keys = new long[members.length];
    for (int i = 0; i < keys.length; i++) {
      float along = 0;
      for (int d = 0; d < direction.length; d++) {
        along += direction[d] * coordinates.get(members[i], d);
      }
      int bits = Float.floatToIntBits(along + 0f);
      keys[i] = (long) (bits ^ bits >> 31 & Integer.MAX_VALUE) << 32 | members[i];
    }
    Arrays.sort(keys);
    int[] sorted = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      sorted[i] = (int) keys[i];
    }
    return sorted;
  }

  /** How many of the members come nearest to a share of the weight. */
  private int prefix(int[] members, double share) {
    long total = 0;
    for (int v : members) {
      total += graph.vertexWeights[v];
    }
    double weight = 0;
    int count = 0;
    while (count < members.length && weight + graph.vertexWeights[members[count]] / 2.0 < total * share) {
      weight += graph.vertexWeights[members[count++]];
    }
    return count;
  }

  /** The members that have neighbours among those of the other side. */
  private long beside(int[] members, int leftMembers) {
    for (int i = 0; i < members.length; i++) {
      isLeft[members[i]] = i < leftMembers;
    }
    long count = 0;
    for (int v : members) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        int u = graph.neighbours[e];
        if (regionOf[u] == regionOf[v] && isLeft[u] != isLeft[v]) {
          count++;
          break;
        }
      }
    }
    return count;
  }
}
