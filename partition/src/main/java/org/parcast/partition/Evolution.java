package org.parcast.partition;

import java.util.ArrayList;
import java.util.List;
import org.parcast.partition.repeatable.Randomness;
import org.parcast.partition.repeatable.Tasks;

/** Makes several partitions and combines them pairwise, generation after generation, each time keeping the better half. */
final class Evolution {
  private final MultilevelRun run;
  private final int newMembers;
  private final int generations;
  private final Tasks tasks;

  /**
   * An evolution to be run.
   *
   * @param newMembers partitions to be made, independently of each other
   * @param generations rounds of pairwise combination
   */
  Evolution(MultilevelRun run, int newMembers, int generations, Tasks tasks) {
    this.run = run;
    this.newMembers = newMembers;
    this.generations = generations;
    this.tasks = tasks;
  }

  /** The best partition found, where {@code known} ones take part from the beginning. */
  Solution best(List<Solution> known, Randomness random) {
    List<Solution> population = new ArrayList<>(known);
    population.addAll(tasks.run(newMembers, i -> run.partition(random.split(i))));
    for (int g = 1; g <= generations; g++) {
      population = nextGeneration(population, random.split(-g));
    }
    return Solution.best(population);
  }

  /** Every member is combined with the next one and its child takes its place unless it is worse. */
  private List<Solution> nextGeneration(List<Solution> population, Randomness random) {
    int[] order = new int[population.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    random.shuffle(order);
    List<Solution> children = tasks.run(order.length, i -> {
      Solution first = population.get(order[i]);
      Solution second = population.get(order[(i + 1) % order.length]);
      Solution better = second.isBetterThan(first) ? second : first;
      Solution other = better == first ? second : first;
      return run.combine(better.partOf(), other.partOf(), random.split(i));
    });
    List<Solution> next = new ArrayList<>(population);
    for (int i = 0; i < order.length; i++) {
      if (!population.get(order[i]).isBetterThan(children.get(i))) {
        next.set(order[i], children.get(i));
      }
    }
    return next;
  }
}
