package org.parcast.analyses.mapping.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.mapping.locality.LocalityPattern;
import org.parcast.analyses.mapping.machine.CoreSlots;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * DagTM: threads of one locality pattern are grouped by affinity subtrees as large as a core has units; a group goes to one core (rule 1), groups
 * that share most to neighbouring cores, also of a ring, and isolated threads to different cores (rule 2).
 */
public final class DagTm implements PlacementStrategy {
  @Override
  public int[] place(PlacementProblem problem) {
    CoreSlots slots = new CoreSlots(problem.machine(), problem.tasks());
    List<List<Integer>> groups = new ArrayList<>();
    for (LocalityPattern pattern : List.of(LocalityPattern.SHARING, LocalityPattern.DEPENDENCY)) {
      groups.addAll(AffinitySubtree.groups(problem.affinity(), threads(problem, pattern), slots.perCore()));
    }
    List<Integer> isolated = new ArrayList<>(threads(problem, LocalityPattern.ISOLATION));
    groups = joined(problem.affinity(), groups, slots);
    int[] coreOf = cores(problem, groups);
    for (int g = 0; g < groups.size(); g++) {
      for (int thread : groups.get(g)) {
        if (!slots.put(thread, coreOf[g])) {
          slots.putNear(thread, coreOf[g]);
        }
      }
    }
    isolated.forEach(slots::spread);
    return RingOrder.along(problem.machine(), problem.affinity(), slots.unitOf(), problem.seed());
  }

  private static List<Integer> threads(PlacementProblem problem, LocalityPattern pattern) {
    return IntStream.range(0, problem.tasks()).filter(t -> problem.patterns().get(t) == pattern).boxed().toList();
  }

  /** Where there are more groups than cores, small groups that share most and fit on one core are joined. */
  private static List<List<Integer>> joined(TaskMatrix affinity, List<List<Integer>> groups, CoreSlots slots) {
    List<List<Integer>> joined = new ArrayList<>(groups);
    while (joined.size() > slots.cores()) {
      int first = -1;
      int second = -1;
      double most = -1;
      for (int a = 0; a < joined.size(); a++) {
        for (int b = a + 1; b < joined.size(); b++) {
          double shared = between(affinity, joined.get(a), joined.get(b));
          if (joined.get(a).size() + joined.get(b).size() <= slots.perCore() && shared > most) {
            most = shared;
            first = a;
            second = b;
          }
        }
      }
      if (first < 0) {
        break;
      }
      List<Integer> union = new ArrayList<>(joined.get(first));
      union.addAll(joined.remove(second));
      joined.set(first, union);
    }
    joined.sort(Comparator.comparingInt(group -> -group.size()));
    return joined;
  }

  /** Groups that share most on neighbouring cores: the groups' own affinity, grouped up the levels above the cores. */
  private static int[] cores(PlacementProblem problem, List<List<Integer>> groups) {
    double[][] shared = new double[groups.size()][groups.size()];
    for (int a = 0; a < shared.length; a++) {
      for (int b = 0; b < shared.length; b++) {
        shared[a][b] = a == b ? 0 : between(problem.affinity(), groups.get(a), groups.get(b));
      }
    }
    TaskMatrix matrix = TaskMatrix.of(shared);
    int[] all = Arrays.copyOf(problem.machine().arities(), problem.machine().coreLevel() + 1);
    int[] some = matrix.total() > 0 ? fewest(all, groups.size()) : all;
    MachineHierarchy cores = MachineHierarchy.ofArities(problem.machine().name(), Arrays.stream(some).boxed().toList());
    List<LocalityPattern> patterns = groups.stream().map(g -> LocalityPattern.SHARING).toList();
    int[] coreOf = new EagerMap().place(new PlacementProblem(matrix, matrix, patterns, cores, problem.seed()));
    return Arrays.stream(coreOf).map(core -> among(all, some, core)).toArray();
  }

  /** Of each level's arity no more than is needed for so many cores: groups that share something do not go farther apart than they have to. */
  private static int[] fewest(int[] arities, int cores) {
    int[] fewest = arities.clone();
    int parts = cores;
    for (int level = arities.length - 1; level >= 0; level--) {
      fewest[level] = Math.min(arities[level], parts);
      parts = (parts + arities[level] - 1) / arities[level];
    }
    return fewest;
  }

  /** The number of a core among all, of which the machine with fewer parts has the first of each. */
  private static int among(int[] all, int[] some, int core) {
    int number = 0;
    int rest = core;
    int below = 1;
    for (int level = all.length - 1; level >= 0; level--) {
      number += rest % some[level] * below;
      rest /= some[level];
      below *= all[level];
    }
    return number;
  }

  private static double between(TaskMatrix affinity, List<Integer> a, List<Integer> b) {
    double sum = 0;
    for (int i : a) {
      for (int j : b) {
        sum += affinity.get(i, j);
      }
    }
    return sum;
  }
}
