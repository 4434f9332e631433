package org.parcast.benchmarks.accuracy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A dataflow that can be written in several styles: every inner point of a grid is computed anew, in each step, from itself and from the points at some
 * distances along each axis.
 *
 * @param points inner points along each axis; a rim around them is never computed
 * @param reach by axis, how far below and above itself a point looks, from 1
 * @param normalised whether every step divides all inner points by their norm
 * @param steps how many steps there are
 */
record Stencil(List<Integer> points, List<List<Integer>> reach, boolean normalised, int steps) {
  static final int RIM = 3;

  /** One of as many axes, with what else it needs drawn. */
  static Stencil random(int axes, long seed) {
    Random random = new Random(seed);
    List<Integer> points = new ArrayList<>();
    List<List<Integer>> reach = new ArrayList<>();
    for (int axis = 0; axis < axes; axis++) {
      points.add((axes == 1 ? 64 : 16) + 4 * random.nextInt(4));
      reach.add(List.of(1 + random.nextInt(RIM), 1 + random.nextInt(RIM)));
    }
    return new Stencil(points, reach, random.nextBoolean(), 3 + random.nextInt(3));
  }

  int axes() {
    return points.size();
  }

  /** How many points there are along an axis, with the rim. */
  int extent(int axis) {
    return points.get(axis) + 2 * RIM;
  }

  /** Bytes to neighbours in a step under blocks: each pair of blocks exchanges the points in reach of the cut, once each. */
  double bytesPointToPoint(List<Integer> grid) {
    double bytes = 0;
    for (int axis = 0; axis < axes(); axis++) {
      int along = 1;
      for (int other = 0; other < axes(); other++) {
        along *= other == axis ? 1 : points.get(other);
      }
      bytes += Double.BYTES * (grid.get(axis) - 1) * along * (double) (reach.get(axis).get(0) + reach.get(axis).get(1));
    }
    return bytes;
  }

  /** Bytes of a step's norm: partial sums to one rank, the sum to all. */
  double bytesCollective(int ranks) {
    return normalised ? 2 * Double.BYTES * (ranks - 1) : 0;
  }

  /** The new value of a point, by the way in which a style reads one. */
  String expression(Style style, String index) {
    List<String> terms = new ArrayList<>(List.of("0.5 * " + style.read("now", at(index, 0, 0))));
    for (int axis = 0; axis < axes(); axis++) {
      for (int distance = -reach.get(axis).get(0); distance <= reach.get(axis).get(1); distance++) {
        if (distance != 0) {
          terms.add("0.07 * " + style.read("now", at(index, axis, distance)));
        }
      }
    }
    return String.join(" + ", terms);
  }

  private List<String> at(String index, int axis, int distance) {
    return index.chars().mapToObj(c -> (char) c).map(i -> index.indexOf(i) != axis || distance == 0 ? "" + i : i + (distance > 0 ? " + " : " - ") + Math.abs(distance))
        .collect(Collectors.toList());
  }
}
