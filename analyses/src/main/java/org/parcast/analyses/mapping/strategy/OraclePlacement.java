package org.parcast.analyses.mapping.strategy;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Tries every placement and keeps that of the highest quality. Branches that hold no task yet are alike: only the first of them is tried. With
 * more tasks than units, no unit gets more than the tasks over the units, rounded up. More than {@value #MOST_TASKS} tasks have too many placements: of these it
 * is the best that a long search finds from the placements of the other strategies, and never worse than bisection.
 */
final class OraclePlacement implements PlacementStrategy {
  static final int MOST_TASKS = 8;

  /**
   * Disturbances of each start, after each of which the search descends again: twice those of bisection, the bound of what one waits for, as a search among 64 tasks that all communicate takes
   * some twenty seconds on one core.
   */
  private static final int ROUNDS = 200;

  @Override
  public int[] place(PlacementProblem problem) {
    return RingOrder.along(problem.machine(), problem.matrix(), best(problem), problem.seed());
  }

  private static int[] best(PlacementProblem problem) {
    if (problem.tasks() <= MOST_TASKS) {
      return new Search(problem).best();
    }
    List<PlacementStrategy> starts = List.of(new BisectionPlacement(), new DagTm(), new CompactPlacement(), new ScatterPlacement(), new RandomPlacement());
    return BisectionPlacement.best(problem, starts.stream().map(start -> start.place(problem)).toList(), ROUNDS);
  }

  private static final class Search {
    private final PlacementProblem problem;
    private final int[] below;
    private final int[][] tasksIn;
    private final int perUnit;
    private final int[] unitOf;
    private int[] best;
    private double highest = -1;

    Search(PlacementProblem problem) {
      this.problem = problem;
      int levels = problem.machine().levels().size();
      below = new int[levels];
      tasksIn = new int[levels][];
      for (int level = 0; level < levels; level++) {
        below[level] = problem.machine().unitsBelow(level);
        tasksIn[level] = new int[problem.units() / below[level]];
      }
      perUnit = Math.max(1, (problem.tasks() + problem.machine().presentUnits() - 1) / problem.machine().presentUnits());
      unitOf = new int[problem.tasks()];
    }

    int[] best() {
      place(0, 0);
      return best;
    }

    private void place(int task, double quality) {
      if (task == unitOf.length) {
        if (quality > highest) {
          highest = quality;
          best = unitOf.clone();
        }
        return;
      }
      for (int unit = 0; unit < problem.units(); unit++) {
        if (problem.machine().isPresent(unit) && isFirstOfItsKind(unit)) {
          unitOf[task] = unit;
          count(unit, 1);
          place(task + 1, quality + gained(task));
          count(unit, -1);
        }
      }
    }

    private double gained(int task) {
      double gained = 0;
      for (int other = 0; other < task; other++) {
        gained += problem.matrix().get(task, other) / (1 + problem.machine().distance(unitOf[task], unitOf[other]));
      }
      return gained;
    }

    private void count(int unit, int change) {
      for (int level = 0; level < below.length; level++) {
        tasksIn[level][unit / below[level]] += change;
      }
    }

    private boolean isFirstOfItsKind(int unit) {
      for (int level = 0; level < below.length; level++) {
        int part = unit / below[level];
        int arity = problem.machine().levels().get(level).arity();
        if (tasksIn[level][part] == 0 && part % arity > 0
            && hasEmptyLike(level, part - part % arity, part)) {
          return false;
        }
      }
      return below.length == 0 || tasksIn[below.length - 1][unit] < perUnit;
    }

    /** Whether a part from {@code from} on is empty and has the same units as the part. */
    private boolean hasEmptyLike(int level, int from, int part) {
      return IntStream.range(from, part).anyMatch(other -> tasksIn[level][other] == 0 && IntStream.range(0, below[level])
          .allMatch(unit -> problem.machine().isPresent(other * below[level] + unit) == problem.machine().isPresent(part * below[level] + unit)));
    }
  }
}
