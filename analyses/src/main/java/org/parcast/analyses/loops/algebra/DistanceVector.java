package org.parcast.analyses.loops.algebra;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** The distance vector of a dependence, where its equations fix it: strong single-subscript tests, one putting its answer into the next. */
public final class DistanceVector {
  private DistanceVector() {}

  /**
   * Distances of the given counters, later minus earlier; empty unless all are fixed.
   *
   * @param equations expressions that are 0
   */
  public static List<Long> of(List<Polynomial> equations, List<Integer> counters, IntFunction<Polynomial> earlier, IntFunction<Polynomial> later) {
    Map<Integer, Long> known = new LinkedHashMap<>();
    boolean found = true;
    while (found) {
      found = false;
      for (Polynomial equation : equations) {
        found |= solve(equation, counters, earlier, later, known);
      }
    }
    List<Long> distances = new ArrayList<>();
    for (int counter : counters) {
      if (!known.containsKey(counter)) {
        return List.of();
      }
      distances.add(known.get(counter));
    }
    return distances;
  }

  /** Solves f * (later - earlier) + constant = 0 for the one counter whose distance is not known yet. */
  private static boolean solve(
      Polynomial equation, List<Integer> counters, IntFunction<Polynomial> earlier, IntFunction<Polynomial> later, Map<Integer, Long> known) {
    Polynomial rest = equation;
    int open = -1;
    long factor = 0;
    for (int counter : counters) {
      long of = equation.coefficient(later.apply(counter).atoms().iterator().next());
      if (of == 0) {
        continue;
      }
      rest = rest.minus(later.apply(counter).minus(earlier.apply(counter)).times(of));
      if (known.containsKey(counter)) {
        rest = rest.plus(of * known.get(counter));
      } else if (open >= 0) {
        return false;
      } else {
        open = counter;
        factor = of;
      }
    }
    if (open < 0 || !rest.isConstant() || rest.constant() % factor != 0) {
      return false;
    }
    known.put(open, -rest.constant() / factor);
    return true;
  }
}
