package org.parcast.partition.geometric;

import java.util.ArrayList;
import java.util.List;

/**
 * A recipe that splits space into tiles: slabs across one axis, the slabs across the next, down to single parts across the last.
 * Every slab is as thick as the weight of its parts asks for, so their number need not be the same in each.
 *
 * @param diagonal whether the first two axes are turned by 45 degrees: boundaries then run along diagonals, which on grids carry
 *     less volume
 * @param axes the axes in the order of splitting
 * @param slabs the number of slabs for every axis but the last; 0 asks for as many as make the tiles square
 * @param lengths how long space is along the axes, in the order of splitting
 */
public record Tiling(boolean diagonal, List<Integer> axes, List<Integer> slabs, double[] lengths) {

  /**
   * The straight tilings that are not too long and the most nearly square others of so many parts.
   *
   * @param extents how long space is in every dimension, more than 0
   */
  public static List<Tiling> candidates(double[] extents, int parts, boolean diagonals) {
    List<Tiling> tilings = new ArrayList<>();
    for (int turned = 0; turned < (diagonals && extents.length > 1 ? 2 : 1); turned++) {
      for (List<Integer> axes : permutations(extents.length)) {
        double[] lengths = new double[axes.size()];
        for (int i = 0; i < lengths.length; i++) {
          lengths[i] = turned == 1 && axes.get(i) < 2 ? (extents[0] + extents[1]) / Math.sqrt(2) : extents[axes.get(i)];
        }
        for (List<Integer> slabs : slabCounts(lengths, parts)) {
          tilings.add(new Tiling(turned == 1, axes, slabs, lengths));
        }
      }
    }
    return tilings;
  }

  private static List<List<Integer>> slabCounts(double[] lengths, int parts) {
    List<List<Integer>> counts = new ArrayList<>();
    if (lengths.length == 1) {
      counts.add(List.of());
    } else if (lengths.length == 2) {
      long root = Math.round(Math.sqrt(parts * lengths[0] / lengths[1]));
      for (int slabs = 1; slabs <= parts; slabs++) {
        if (parts % slabs == 0 && slabs <= 4 * root && root <= 4L * slabs || Math.abs(slabs - root) <= 2) {
          counts.add(List.of(slabs));
        }
      }
    } else {
      long root = Math.round(Math.cbrt(parts * lengths[0] / lengths[1] * lengths[0] / lengths[2]));
      for (int first = 1; first <= parts; first++) {
        if (parts % first == 0) {
          for (int second = 1; second <= parts / first; second++) {
            if (parts / first % second == 0) {
              counts.add(List.of(first, second));
            }
          }
        } else if (Math.abs(first - root) <= 1) {
          counts.add(List.of(first, 0));
        }
      }
    }
    return counts;
  }

  private static List<List<Integer>> permutations(int dimensions) {
    return switch (Math.min(dimensions, 3)) {
      case 1 -> List.of(List.of(0));
      case 2 -> List.of(List.of(0, 1), List.of(1, 0));
      default -> List.of(List.of(0, 1, 2), List.of(0, 2, 1), List.of(1, 0, 2), List.of(1, 2, 0), List.of(2, 0, 1),
          List.of(2, 1, 0));
    };
  }

  /** How many slabs a region of so many parts is to be split into on a level. */
  int slabs(int level, int parts) {
    if (level == axes.size() - 1) {
      return parts;
    }
    int asked = slabs.get(level);
    double square = Math.sqrt(parts * lengths[level] / lengths[level + 1]);
    return asked > 0 ? Math.min(parts, asked) : (int) Math.max(1, Math.min(parts, Math.round(square)));
  }

  /** The coordinate of a vertex along an axis. */
  float along(int axis, Coordinates coordinates, int vertex) {
    if (!diagonal || axis > 1) {
      return coordinates.get(vertex, axis);
    }
    float x = coordinates.get(vertex, 0);
    float y = coordinates.get(vertex, 1);
    return axis == 0 ? x + y : x - y;
  }
}
