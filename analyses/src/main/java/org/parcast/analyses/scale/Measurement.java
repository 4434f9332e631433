package org.parcast.analyses.scale;

import java.util.List;
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
   * @param direction the axis that is cut, as in {@code 1 x p}, where the estimator cuts one axis or another; else empty
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
      return isOfRanks() ? estimator + (direction.isEmpty() ? "" : " " + direction) + " of " + array + ", " + assembly : array;
    }
  }
}
