package org.parcast.analyses.mapping.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.machine.PresentUnits;

/**
 * Cuts the communication matrix along the hierarchy, from the widest level down, and exchanges tasks afterwards for the quality. The greedy
 * grouping is a second start, so that the result is never worse than it.
 */
final class BisectionPlacement implements PlacementStrategy {
  /** Disturbances of the best placement: as many as keep a search among a thousand tasks within seconds. */
  private static final int ROUNDS = 100;
  private static final int LARGE = 128;

  @Override
  public int[] place(PlacementProblem problem) {
    int[] best = best(problem, starts(problem), problem.tasks() <= LARGE ? ROUNDS : 0);
    return RingOrder.along(problem.machine(), problem.matrix(), best, problem.seed());
  }

  /** The best of several starts, each improved and so often disturbed. */
  static int[] best(PlacementProblem problem, List<int[]> starts, int rounds) {
    int units = problem.units();
    double[] cost = PlaceDistances.of(problem.machine()).costs(distance -> -1 / (1 + distance));
    avoidAbsent(problem.machine(), cost);
    ExchangeRefinement refinement = new ExchangeRefinement(problem.matrix(), cost, units);
    int[] best = null;
    double lowest = Double.POSITIVE_INFINITY;
    for (int[] start : starts) {
      int[] refined = refinement.search(PresentUnits.only(problem.machine(), start), rounds, problem.seed());
      double total = refinement.total(refined);
      if (total < lowest) {
        lowest = total;
        best = refined;
      }
    }
    return best;
  }

  /** Nothing is worse than what one exchanges with a unit that is not there. */
  private static void avoidAbsent(MachineHierarchy machine, double[] cost) {
    int units = machine.units();
    for (int i = 0; i < cost.length; i++) {
      if (!machine.isPresent(i / units) || !machine.isPresent(i % units)) {
        cost[i] = 1;
      }
    }
  }

  private static List<int[]> starts(PlacementProblem problem) {
    List<int[]> starts = new ArrayList<>();
    starts.add(cut(problem));
    starts.add(new EagerMap().place(problem));
    if (problem.tasks() < problem.units()) {
      starts.add(new CompactPlacement().place(problem));
    }
    return starts;
  }

  /** Recursive cuts: at each level as many parts as it has branches. Where there are tasks for all units, none is left idle. */
  private static int[] cut(PlacementProblem problem) {
    int[] unitOf = new int[problem.tasks()];
    List<Integer> all = IntStream.range(0, problem.tasks()).boxed().toList();
    cut(problem, new MatrixCut(problem.matrix(), problem.seed()), all, 0, 0, unitOf);
    return unitOf;
  }

  private static void cut(PlacementProblem problem, MatrixCut cutter, List<Integer> tasks, int level, int first, int[] unitOf) {
    if (level == problem.machine().levels().size()) {
      tasks.forEach(task -> unitOf[task] = first);
      return;
    }
    int arity = problem.machine().levels().get(level).arity();
    int[] partOf = cutter.cut(tasks, arity);
    int below = problem.machine().unitsBelow(level);
    cutter.fill(tasks, partOf, arity, problem.tasks() / problem.units() * below);
    for (int part = 0; part < arity; part++) {
      List<Integer> members = new ArrayList<>();
      for (int i = 0; i < partOf.length; i++) {
        if (partOf[i] == part) {
          members.add(tasks.get(i));
        }
      }
      if (!members.isEmpty()) {
        cut(problem, cutter, members, level + 1, first + part * below, unitOf);
      }
    }
  }
}
