package org.parcast.analyses.mapping.strategy;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Affinity subtree spanning (DagTM, Algorithm 2): groups of threads, each a tree of heavy edges of the affinity graph. A tree begins with the
 * heaviest edge left and grows by the heaviest edge that leaves it; among equal ones by the lower new thread, then the lower old thread.
 */
public final class AffinitySubtree {
  private AffinitySubtree() {}

  /**
   * Groups some threads.
   *
   * @param threads the threads, in rising order
   * @param size N_p, most threads in a group
   * @return the groups in the order in which they grew; threads without affinity to any that are left come last, in groups as large as may be
   */
  public static List<List<Integer>> groups(TaskMatrix affinity, List<Integer> threads, int size) {
    List<Integer> free = new ArrayList<>(threads);
    List<List<Integer>> groups = new ArrayList<>();
    while (size > 1) {
      List<Integer> tree = heaviestEdge(affinity, free);
      if (tree.isEmpty()) {
        break;
      }
      free.removeAll(tree);
      while (tree.size() < size) {
        int next = heaviestNeighbour(affinity, tree, free);
        if (next < 0) {
          break;
        }
        tree.add(next);
        free.remove(Integer.valueOf(next));
      }
      groups.add(tree);
    }
    for (int from = 0; from < free.size(); from += size) {
      groups.add(new ArrayList<>(free.subList(from, Math.min(free.size(), from + size))));
    }
    return groups;
  }

  /** The two ends of the heaviest edge between free threads; empty where there is none. */
  private static List<Integer> heaviestEdge(TaskMatrix affinity, List<Integer> free) {
    List<Integer> edge = new ArrayList<>();
    double heaviest = 0;
    for (int a : free) {
      for (int b : free) {
        if (a < b && affinity.get(a, b) > heaviest) {
          heaviest = affinity.get(a, b);
          edge = new ArrayList<>(List.of(a, b));
        }
      }
    }
    return edge;
  }

  /** The free thread at the heaviest edge that leaves the tree, -1 where none does. Which edge it is makes no difference to the group. */
  private static int heaviestNeighbour(TaskMatrix affinity, List<Integer> tree, List<Integer> free) {
    int neighbour = -1;
    double heaviest = 0;
    for (int candidate : free) {
      for (int member : tree) {
        if (affinity.get(member, candidate) > heaviest) {
          heaviest = affinity.get(member, candidate);
          neighbour = candidate;
        }
      }
    }
    return neighbour;
  }
}
