package org.parcast.analyses.loops.algebra;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Equations and inequalities over whole numbers. Each product of atoms counts as an unknown of its own. Decides soundly, not completely,
 * whether there is no solution: see {@link Elimination}.
 */
public final class LinearSystem {
  private final List<Polynomial> zero = new ArrayList<>();
  private final Set<Polynomial> nonNegative = new LinkedHashSet<>();

  public LinearSystem() {}

  public LinearSystem(LinearSystem other) {
    zero.addAll(other.zero);
    nonNegative.addAll(other.nonNegative);
  }

  public LinearSystem equal(Polynomial expression) {
    zero.add(expression);
    return this;
  }

  /** Adds {@code expression >= 0}. */
  public LinearSystem atLeastZero(Polynomial expression) {
    nonNegative.add(expression);
    return this;
  }

  /** Whether an equation has a product of two of the atoms, or the square of one. */
  public boolean hasProductOf(Set<Integer> atoms) {
    return zero.stream().flatMap(expression -> expression.terms().keySet().stream()).anyMatch(monomial -> monomial.stream().filter(atoms::contains).count() > 1);
  }

  /** Whether it is certain that nothing solves the system. */
  public boolean isInfeasible() {
    return isInfeasible(zero, nonNegative);
  }

  /** Whether it is certain that nothing solves the system where the expression is at least 0. Only what bears upon the expression is looked at. */
  public boolean excludes(Polynomial atLeastZero) {
    Set<List<Integer>> reached = new HashSet<>(atLeastZero.terms().keySet());
    List<Polynomial> equations = new ArrayList<>();
    List<Polynomial> inequalities = new ArrayList<>(List.of(atLeastZero));
    List<Polynomial> otherEquations = new ArrayList<>(zero);
    List<Polynomial> others = new ArrayList<>(nonNegative);
    while (move(otherEquations, equations, reached) | move(others, inequalities, reached)) {
      continue;
    }
    return isInfeasible(equations, inequalities);
  }

  /** Moves what shares an unknown with those reached; whether there was any. */
  private static boolean move(List<Polynomial> from, List<Polynomial> to, Set<List<Integer>> reached) {
    int before = to.size();
    from.removeIf(
        expression -> {
          boolean touches = expression.terms().keySet().stream().anyMatch(monomial -> !monomial.isEmpty() && reached.contains(monomial));
          if (touches) {
            reached.addAll(expression.terms().keySet());
            to.add(expression);
          }
          return touches;
        });
    return to.size() > before;
  }

  private static boolean isInfeasible(Iterable<Polynomial> equations, Iterable<Polynomial> inequalities) {
    Map<List<Integer>, Integer> columns = new LinkedHashMap<>();
    equations.forEach(expression -> number(expression, columns));
    inequalities.forEach(expression -> number(expression, columns));
    List<long[]> zero = new ArrayList<>();
    equations.forEach(expression -> zero.add(row(expression, columns)));
    List<long[]> nonNegative = new ArrayList<>();
    inequalities.forEach(expression -> nonNegative.add(row(expression, columns)));
    try {
      return new Elimination(columns.size() + 1).isInfeasible(zero, nonNegative);
    } catch (ArithmeticException e) {
      return false; // Coefficients beyond long: nothing is known.
    }
  }

  private static void number(Polynomial expression, Map<List<Integer>, Integer> columns) {
    for (List<Integer> monomial : expression.terms().keySet()) {
      if (!monomial.isEmpty()) {
        columns.putIfAbsent(monomial, columns.size() + 1);
      }
    }
  }

  private static long[] row(Polynomial expression, Map<List<Integer>, Integer> columns) {
    long[] row = new long[columns.size() + 1];
    expression.terms().forEach((monomial, factor) -> row[monomial.isEmpty() ? Elimination.CONSTANT : columns.get(monomial)] = factor);
    return row;
  }
}
