package org.parcast.analyses.dependence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Equations and inequalities over whole numbers. Each product of atoms counts as an unknown of its own. Decides soundly, not completely,
 * whether there is no solution: the GCD test on each equation, equations put into the rest where a coefficient is one, and elimination by
 * Fourier and Motzkin with bounds rounded to whole numbers.
 */
final class LinearSystem {
  /** More inequalities than this are not eliminated further: then there may be a solution. */
  private static final int LARGEST = 150;

  private final List<Polynomial> zero = new ArrayList<>();
  private final Set<Polynomial> nonNegative = new LinkedHashSet<>();

  LinearSystem() {}

  LinearSystem(LinearSystem other) {
    zero.addAll(other.zero);
    nonNegative.addAll(other.nonNegative);
  }

  LinearSystem equal(Polynomial expression) {
    zero.add(expression);
    return this;
  }

  /** Adds {@code expression >= 0}. */
  LinearSystem atLeastZero(Polynomial expression) {
    nonNegative.add(expression);
    return this;
  }

  /** Whether it is certain that nothing solves the system. */
  boolean isInfeasible() {
    try {
      return solveEquations(new ArrayList<>(zero), new ArrayList<>(nonNegative));
    } catch (ArithmeticException e) {
      return false; // Coefficients beyond long: nothing is known.
    }
  }

  private static boolean solveEquations(List<Polynomial> equations, List<Polynomial> inequalities) {
    while (!equations.isEmpty()) {
      int chosen = -1;
      List<Integer> unknown = null;
      for (int i = 0; i < equations.size() && chosen < 0; i++) {
        if (failsGcd(equations.get(i))) {
          return true;
        }
        unknown = unitTerm(equations.get(i));
        chosen = unknown == null ? -1 : i;
      }
      if (chosen < 0) {
        for (Polynomial equation : equations) {
          inequalities.add(equation);
          inequalities.add(equation.times(-1));
        }
        break;
      }
      Polynomial equation = equations.remove(chosen);
      List<Integer> solved = unknown;
      equations.replaceAll(other -> eliminate(other, equation, solved));
      inequalities.replaceAll(other -> eliminate(other, equation, solved));
    }
    return eliminateAll(inequalities);
  }

  /** The GCD test: an equation has no whole solution unless the coefficients' greatest common divisor divides the constant. */
  private static boolean failsGcd(Polynomial equation) {
    long gcd = 0;
    for (Map.Entry<List<Integer>, Long> term : equation.terms().entrySet()) {
      gcd = term.getKey().isEmpty() ? gcd : gcd(gcd, term.getValue());
    }
    return gcd == 0 ? equation.constant() != 0 : equation.constant() % gcd != 0;
  }

  private static List<Integer> unitTerm(Polynomial equation) {
    for (Map.Entry<List<Integer>, Long> term : equation.terms().entrySet()) {
      if (!term.getKey().isEmpty() && Math.abs(term.getValue()) == 1) {
        return term.getKey();
      }
    }
    return null;
  }

  private static Polynomial eliminate(Polynomial from, Polynomial equation, List<Integer> unknown) {
    long factor = from.terms().getOrDefault(unknown, 0L);
    return factor == 0 ? from : from.minus(equation.times(Math.multiplyExact(factor, equation.terms().get(unknown))));
  }

  private static boolean eliminateAll(List<Polynomial> given) {
    Set<Polynomial> system = new LinkedHashSet<>();
    given.forEach(inequality -> system.add(tightened(inequality)));
    while (true) {
      if (system.stream().anyMatch(inequality -> inequality.isConstant() && inequality.constant() < 0)) {
        return true;
      }
      system.removeIf(Polynomial::isConstant);
      List<Integer> unknown = cheapest(system);
      if (unknown == null) {
        return false;
      }
      List<Polynomial> lower = new ArrayList<>();
      List<Polynomial> upper = new ArrayList<>();
      for (Polynomial inequality : system) {
        long factor = inequality.terms().getOrDefault(unknown, 0L);
        if (factor != 0) {
          (factor > 0 ? lower : upper).add(inequality);
        }
      }
      system.removeAll(lower);
      system.removeAll(upper);
      for (Polynomial low : lower) {
        for (Polynomial high : upper) {
          long up = low.terms().get(unknown);
          long down = -high.terms().get(unknown);
          system.add(tightened(low.times(down).plus(high.times(up))));
        }
      }
      if (system.size() > LARGEST) {
        return false;
      }
    }
  }

  /** The unknown whose elimination makes fewest new inequalities, or null where none is left. */
  private static List<Integer> cheapest(Set<Polynomial> system) {
    Map<List<Integer>, int[]> signs = new LinkedHashMap<>();
    for (Polynomial inequality : system) {
      inequality.terms().forEach(
          (monomial, factor) -> {
            if (!monomial.isEmpty()) {
              signs.computeIfAbsent(monomial, key -> new int[2])[factor > 0 ? 0 : 1]++;
            }
          });
    }
    List<Integer> best = null;
    long least = Long.MAX_VALUE;
    for (Map.Entry<List<Integer>, int[]> entry : signs.entrySet()) {
      long made = (long) entry.getValue()[0] * entry.getValue()[1] - entry.getValue()[0] - entry.getValue()[1];
      if (made < least) {
        least = made;
        best = entry.getKey();
      }
    }
    return best;
  }

  /** Divided by the greatest common divisor of the coefficients, the constant rounded down: whole numbers fulfil both or none. */
  private static Polynomial tightened(Polynomial inequality) {
    long gcd = 0;
    for (Map.Entry<List<Integer>, Long> term : inequality.terms().entrySet()) {
      gcd = term.getKey().isEmpty() ? gcd : gcd(gcd, term.getValue());
    }
    if (gcd <= 1) {
      return inequality;
    }
    SortedMap<List<Integer>, Long> divided = new TreeMap<>(inequality.terms());
    long by = gcd;
    divided.replaceAll((monomial, factor) -> Math.floorDiv(factor, by));
    divided.values().removeIf(factor -> factor == 0);
    return new Polynomial(divided);
  }

  private static long gcd(long a, long b) {
    long x = Math.abs(a);
    long y = Math.abs(b);
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }
}
