package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which factors of the grids of a decomposition vary.
 *
 * @param count axes of the grid; 0 where there is none
 * @param cut the only axis that is ever cut, from 0; {@link #ANY} where several are
 */
record GridAxes(int count, int cut) {
  static final int ANY = -1;
  private static final List<String> NAMES = List.of("a", "b", "c");

  static GridAxes of(List<Integer> grid) {
    int[] parted = IntStream.range(0, grid.size()).filter(axis -> grid.get(axis) > 1).toArray();
    return new GridAxes(grid.size(), parted.length == 1 ? parted[0] : ANY);
  }

  /** Names of the factors that vary, in formulas: of one along one axis p, the number of ranks. */
  List<String> names() {
    return cut == ANY ? NAMES.subList(0, count) : List.of("p");
  }

  /** The factors that vary. */
  List<Integer> factors(List<Integer> grid) {
    return cut == ANY ? grid : List.of(grid.get(cut));
  }

  /** All grids of so many ranks. */
  List<List<Integer>> grids(int ranks) {
    if (cut == ANY) {
      return grids(ranks, count);
    }
    List<Integer> grid = new ArrayList<>(Collections.nCopies(count, 1));
    grid.set(cut, ranks);
    return List.of(grid);
  }

  private static List<List<Integer>> grids(int ranks, int axes) {
    if (axes <= 1) {
      return axes == 0 ? List.of(List.of()) : List.of(List.of(ranks));
    }
    List<List<Integer>> grids = new ArrayList<>();
    for (int factor = 1; factor <= ranks; factor++) {
      if (ranks % factor == 0) {
        for (List<Integer> rest : grids(ranks / factor, axes - 1)) {
          List<Integer> grid = new ArrayList<>(List.of(factor));
          grid.addAll(rest);
          grids.add(grid);
        }
      }
    }
    return grids;
  }

  /** As in {@code 1 x p}. */
  String text() {
    return IntStream.range(0, count).mapToObj(axis -> axis == cut ? "p" : "1").collect(Collectors.joining(" x "));
  }
}
