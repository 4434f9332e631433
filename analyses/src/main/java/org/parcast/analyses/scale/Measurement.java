package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hipparchus.fraction.BigFraction;

/**
 * A row of a sweep's table.
 *
 * @param sizes values of the program's parameters
 * @param family what it was measured of: a decomposition of an array under a convention, an array, or the program
 * @param grid of ranks, an entry an axis; empty where the quantity does not depend on the ranks
 * @param quantity its name in the JSON
 * @param value how much
 */
public record Measurement(List<Long> sizes, Family family, List<Integer> grid, String quantity, BigFraction value) {
  public Measurement {
    sizes = List.copyOf(sizes);
    grid = List.copyOf(grid);
  }

  /**
   * What has formulas of its own.
   *
   * @param estimator label of the decomposition; empty of the program
   * @param array the array that is cut; empty of the program
   * @param assembly the convention of assembly; empty of the program
   * @param direction the axes that are cut, as in {@code 1 x p}, where the estimator cuts one axis or another, or arrays of the name differ in their number; else empty
   */
  public record Family(String estimator, String array, String assembly, String direction) {
    /** In place of a decomposition: the array is a source line, the quantity its share of the traffic of the best one. */
    public static final String LINE = "line";

    /** What the partitioner finds: it is a heuristic, whose cuts follow no formula. */
    private static final String PARTITION = "partition";

    public Family(String estimator, String array, String assembly) {
      this(estimator, array, assembly, "");
    }

    Family in(String axis) {
      return new Family(estimator, array, assembly, axis);
    }

    boolean isHeuristic() {
      return estimator.equals(PARTITION);
    }

    /** Whether it depends on ranks. */
    public boolean isOfRanks() {
      return !estimator.isEmpty();
    }

    @Override
    public String toString() {
      return isOfRanks() ? estimator + (direction.isEmpty() ? "" : " " + direction) + (array.isEmpty() ? "" : " of " + array) + ", " + assembly : array;
    }
  }

  /**
   * Which factors of the grids of a decomposition vary.
   *
   * @param count axes of the grid; 0 where there is none
   * @param cut the only axis that is ever cut, from 0; {@link #ANY} where several are
   */
  record GridAxes(int count, int cut) {
    static final int ANY = -1;

    static GridAxes of(List<Integer> grid) {
      int[] parted = IntStream.range(0, grid.size()).filter(axis -> grid.get(axis) > 1).toArray();
      return new GridAxes(grid.size(), parted.length == 1 ? parted[0] : ANY);
    }

    /** These, or all axes where some grid of the family cuts several at once. */
    GridAxes within(Set<GridAxes> family) {
      GridAxes free = new GridAxes(count, ANY);
      return family.contains(free) ? free : this;
    }

    /** Names of the factors that vary, in formulas: of one along one axis p, the number of ranks; of several a, b, c. */
    List<String> names(List<String> parameters) {
      return (cut == ANY ? letters() : Stream.of("p")).map(name -> Observations.unused(name, parameters)).toList();
    }

    private Stream<String> letters() {
      return IntStream.range(0, count).mapToObj(axis -> String.valueOf((char) ('a' + axis)));
    }

    /** The factors that vary. */
    List<Integer> factors(List<Integer> grid) {
      return cut == ANY ? grid : List.of(grid.get(cut));
    }

    /** The grid with these factors. */
    List<Integer> grid(List<Integer> factors) {
      if (cut == ANY) {
        return factors;
      }
      List<Integer> grid = new ArrayList<>(Collections.nCopies(count, 1));
      grid.set(cut, factors.get(0));
      return grid;
    }

    /** All grids of so many ranks. */
    List<List<Integer>> grids(int ranks) {
      return cut == ANY ? grids(ranks, count, divisors(ranks)) : List.of(grid(List.of(ranks)));
    }

    /** @param divisors those of the number of ranks, among which are those of each of its parts */
    private static List<List<Integer>> grids(int ranks, int axes, int[] divisors) {
      if (axes <= 1) {
        return axes == 0 ? List.of(List.of()) : List.of(List.of(ranks));
      }
      List<List<Integer>> grids = new ArrayList<>();
      for (int factor : divisors) {
        if (ranks % factor == 0) {
          for (List<Integer> rest : grids(ranks / factor, axes - 1, divisors)) {
            List<Integer> grid = new ArrayList<>(List.of(factor));
            grid.addAll(rest);
            grids.add(grid);
          }
        }
      }
      return grids;
    }

    /** All of them, ascending: each has a partner on the other side of the root. */
    private static int[] divisors(int number) {
      return IntStream.rangeClosed(1, (int) Math.sqrt(number)).filter(divisor -> number % divisor == 0).flatMap(divisor -> IntStream.of(divisor, number / divisor)).distinct().sorted().toArray();
    }

    /** As in {@code 1 x p} or {@code a x b}. */
    String text() {
      return cut == ANY ? letters().collect(Collectors.joining(" x ")) : IntStream.range(0, count).mapToObj(axis -> axis == cut ? "p" : "1").collect(Collectors.joining(" x "));
    }
  }
}
