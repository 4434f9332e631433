package org.parcast.analyses.loops.algebra;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether equations and inequalities over whole numbers have no solution: the GCD test on each equation, equations put into the rest where
 * a coefficient is one, and elimination by Fourier and Motzkin with bounds rounded to whole numbers. An expression is a row of coefficients,
 * its constant first. Of inequalities that differ in the constant only the tightest is kept.
 */
final class Elimination {
  /** Column of the constant. */
  static final int CONSTANT = 0;

  /** More inequalities than this are not eliminated further: then there may be a solution. */
  private static final int LARGEST = 150;

  private final int width;

  /** @param width length of the rows */
  Elimination(int width) {
    this.width = width;
  }

  /**
   * Whether it is certain that nothing makes all of the one 0 and all of the others at least 0.
   *
   * @throws ArithmeticException where a coefficient does not fit a long
   */
  boolean isInfeasible(List<long[]> equations, List<long[]> inequalities) {
    List<long[]> zero = new ArrayList<>(equations);
    List<long[]> nonNegative = new ArrayList<>(inequalities);
    while (!zero.isEmpty()) {
      int chosen = -1;
      int unknown = 0;
      for (int i = 0; i < zero.size() && chosen < 0; i++) {
        if (failsGcd(zero.get(i))) {
          return true;
        }
        unknown = unitTerm(zero.get(i));
        chosen = unknown == 0 ? -1 : i;
      }
      if (chosen < 0) {
        for (long[] equation : zero) {
          nonNegative.add(equation);
          nonNegative.add(combined(equation, -1, equation, 0));
        }
        break;
      }
      long[] equation = zero.remove(chosen);
      int solved = unknown;
      zero.replaceAll(other -> put(equation, solved, other));
      nonNegative.replaceAll(other -> put(equation, solved, other));
    }
    return eliminateAll(nonNegative);
  }

  /** The GCD test: an equation has no whole solution unless the coefficients' greatest common divisor divides the constant. */
  private boolean failsGcd(long[] equation) {
    long gcd = gcd(equation);
    return gcd == 0 ? equation[CONSTANT] != 0 : equation[CONSTANT] % gcd != 0;
  }

  private int unitTerm(long[] equation) {
    for (int column = 1; column < width; column++) {
      if (Math.abs(equation[column]) == 1) {
        return column;
      }
    }
    return 0;
  }

  /** Replaces an unknown by what the equation says of it. */
  private long[] put(long[] equation, int unknown, long[] into) {
    long factor = into[unknown];
    return factor == 0 ? into : combined(into, 1, equation, -Math.multiplyExact(factor, equation[unknown]));
  }

  private long[] combined(long[] one, long factor, long[] other, long otherFactor) {
    long[] sum = new long[width];
    for (int column = 0; column < width; column++) {
      if (one[column] != 0 || other[column] != 0) {
        sum[column] = Math.addExact(Math.multiplyExact(one[column], factor), Math.multiplyExact(other[column], otherFactor));
      }
    }
    return sum;
  }

  /** Inequalities by their coefficients: the constant of the tightest. */
  private static final class Rows {
    private final Map<Key, long[]> rows = new LinkedHashMap<>();
    private boolean contradiction;

    /** Coefficients without the constant. */
    private record Key(long[] row) {
      @Override
      public boolean equals(Object other) {
        return other instanceof Key key && Arrays.equals(row, 1, row.length, key.row, 1, key.row.length);
      }

      @Override
      public int hashCode() {
        int hash = 1;
        for (int column = 1; column < row.length; column++) {
          hash = 31 * hash + Long.hashCode(row[column]);
        }
        return hash;
      }
    }

    /** Divides by the greatest common divisor, the constant rounded down: whole numbers fulfil both or none. */
    void add(long[] inequality) {
      long gcd = gcd(inequality);
      if (gcd == 0) {
        contradiction |= inequality[CONSTANT] < 0;
        return;
      }
      long[] row = inequality;
      if (gcd > 1) {
        row = new long[inequality.length];
        row[CONSTANT] = Math.floorDiv(inequality[CONSTANT], gcd);
        for (int column = 1; column < row.length; column++) {
          row[column] = inequality[column] / gcd;
        }
      }
      rows.merge(new Key(row), row, (known, found) -> known[CONSTANT] <= found[CONSTANT] ? known : found);
    }
  }

  private boolean eliminateAll(List<long[]> given) {
    Rows system = new Rows();
    given.forEach(system::add);
    while (!system.contradiction && system.rows.size() <= LARGEST) {
      int unknown = cheapest(system);
      if (unknown == 0) {
        return false;
      }
      Rows rest = new Rows();
      List<long[]> lower = new ArrayList<>();
      List<long[]> upper = new ArrayList<>();
      for (long[] inequality : system.rows.values()) {
        if (inequality[unknown] == 0) {
          rest.add(inequality);
        } else {
          (inequality[unknown] > 0 ? lower : upper).add(inequality);
        }
      }
      for (long[] low : lower) {
        for (long[] high : upper) {
          rest.add(combined(low, -high[unknown], high, low[unknown]));
        }
      }
      system = rest;
    }
    return system.contradiction;
  }

  /** The unknown whose elimination makes fewest new inequalities, or 0 where none is left. */
  private int cheapest(Rows system) {
    int[] positive = new int[width];
    int[] negative = new int[width];
    for (long[] inequality : system.rows.values()) {
      for (int column = 1; column < width; column++) {
        positive[column] += inequality[column] > 0 ? 1 : 0;
        negative[column] += inequality[column] < 0 ? 1 : 0;
      }
    }
    int best = 0;
    long least = Long.MAX_VALUE;
    for (int column = 1; column < width; column++) {
      long made = (long) positive[column] * negative[column] - positive[column] - negative[column];
      if (positive[column] + negative[column] > 0 && made < least) {
        least = made;
        best = column;
      }
    }
    return best;
  }

  /** The greatest common divisor of the coefficients, 0 where there are none. */
  private static long gcd(long[] row) {
    long gcd = 0;
    for (int column = 1; column < row.length && gcd != 1; column++) {
      long other = Math.abs(row[column]);
      while (other != 0) {
        long rest = gcd % other;
        gcd = other;
        other = rest;
      }
    }
    return gcd;
  }
}
