package org.parcast.analyses.mapping.strategy;

import java.util.ArrayList;
import java.util.List;

/**
 * EagerMap: level by level from the units up, elements are put into as many groups as the level above has parts, each group grown greedily. A
 * group is an element of the next level, and communicates as its members do together.
 */
final class EagerMap implements PlacementStrategy {
  /** Elements of one level: the tasks of each, in the order in which they will be placed. */
  private record Elements(List<Node> nodes, double[][] communication) {
    int size() {
      return nodes.size();
    }
  }

  /** A group of groups, of tasks at the bottom. */
  private record Node(List<Node> children, List<Integer> tasks) {}

  @Override
  public int[] place(PlacementProblem problem) {
    int tasks = problem.tasks();
    List<Node> nodes = new ArrayList<>();
    double[][] communication = new double[tasks][];
    for (int task = 0; task < tasks; task++) {
      nodes.add(new Node(List.of(), List.of(task)));
      communication[task] = problem.matrix().row(task);
    }
    Elements elements = new Elements(nodes, communication);
    if (tasks > problem.units()) {
      elements = shareUnits(group(elements, problem.units()));
    }
    int[] arities = problem.machine().arities();
    int parts = problem.units();
    for (int level = arities.length - 1; level > 0; level--) {
      parts /= arities[level];
      elements = group(elements, Math.min(parts, elements.size()));
    }
    int[] unitOf = new int[tasks];
    for (int i = 0; i < elements.size(); i++) {
      assign(elements.nodes.get(i), i, arities, 1, unitOf);
    }
    return unitOf;
  }

  /** Groups of tasks that share a unit become the elements at the bottom. */
  private static Elements shareUnits(Elements groups) {
    List<Node> nodes = new ArrayList<>();
    for (Node group : groups.nodes) {
      nodes.add(new Node(List.of(), group.children.stream().flatMap(child -> child.tasks.stream()).toList()));
    }
    return new Elements(nodes, groups.communication);
  }

  private static void assign(Node node, int position, int[] arities, int level, int[] unitOf) {
    node.tasks.forEach(task -> unitOf[task] = position);
    for (int i = 0; i < node.children.size(); i++) {
      assign(node.children.get(i), position * arities[level] + i, arities, level + 1, unitOf);
    }
  }

  /** Groups of equal size, the larger first where there is a remainder. */
  private static Elements group(Elements elements, int groups) {
    int n = elements.size();
    boolean[] taken = new boolean[n];
    List<Node> nodes = new ArrayList<>();
    int[] groupOf = new int[n];
    for (int g = 0; g < groups; g++) {
      int size = n / groups + (g < n % groups ? 1 : 0);
      List<Node> members = new ArrayList<>();
      double[] toGroup = new double[n];
      for (int i = 0; i < size; i++) {
        int winner = heaviestFree(toGroup, taken);
        taken[winner] = true;
        groupOf[winner] = g;
        members.add(elements.nodes.get(winner));
        for (int e = 0; e < n; e++) {
          toGroup[e] += elements.communication[winner][e];
        }
      }
      nodes.add(new Node(members, List.of()));
    }
    double[][] sums = new double[groups][groups];
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        if (groupOf[a] != groupOf[b]) {
          sums[groupOf[a]][groupOf[b]] += elements.communication[a][b];
        }
      }
    }
    return new Elements(nodes, sums);
  }

  private static int heaviestFree(double[] weight, boolean[] taken) {
    int winner = -1;
    for (int e = 0; e < weight.length; e++) {
      if (!taken[e] && (winner < 0 || weight[e] > weight[winner])) {
        winner = e;
      }
    }
    return winner;
  }
}
