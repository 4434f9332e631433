package org.parcast.partition;

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
 */
record Tiling(boolean diagonal, List<Integer> axes, List<Integer> slabs) {

  /** The straight tilings that are not too long and the most nearly square others of so many parts. */
  static List<Tiling> candidates(int dimensions, int parts, boolean diagonals) {
    List<Tiling> tilings = new ArrayList<>();
    for (int turned = 0; turned < (diagonals && dimensions > 1 ? 2 : 1); turned++) {
      for (List<Integer> axes : permutations(dimensions)) {
        for (List<Integer> slabs : slabCounts(dimensions, parts)) {
          tilings.add(new Tiling(turned == 1, axes, slabs));
        }
      }
    }
    return tilings;
  }

  private static List<List<Integer>> slabCounts(int dimensions, int parts) {
    List<List<Integer>> counts = new ArrayList<>();
    if (dimensions == 1) {
      counts.add(List.of());
    } else if (dimensions == 2) {
      int root = (int) Math.round(Math.sqrt(parts));
      for (int slabs = 1; slabs <= parts; slabs++) {
        if (parts % slabs == 0 && slabs <= 4 * root && parts <= 4 * root * slabs || Math.abs(slabs - root) <= 2) {
          counts.add(List.of(slabs));
        }
      }
    } else {
      int root = (int) Math.round(Math.cbrt(parts));
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
    return Math.min(parts, asked > 0 ? asked : (int) Math.max(1, Math.round(Math.sqrt(parts))));
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
