package org.parcast.partition;

import org.parcast.partition.graph.Topology;
import org.parcast.partition.repeatable.Randomness;

/** Initial partitioning: splits into two, then the halves, until there are k parts. */
final class RecursiveBisection {
  private final int tries;
  private final int growings;
  private final long maxPartWeight;

  /**
   * @param maxPartWeight the weight that every final part may have at most
   * @param tries how many bisections the best is chosen from, at every split
   * @param growings the number of growings of every bisection
   */
  RecursiveBisection(long maxPartWeight, int tries, int growings) {
    this.maxPartWeight = maxPartWeight;
    this.tries = tries;
    this.growings = growings;
  }

  int[] partition(Topology topology, int parts, Randomness random) {
    int[] partOf = new int[topology.vertices];
    int[] all = new int[topology.vertices];
    for (int v = 0; v < all.length; v++) {
      all[v] = v;
    }
    split(topology, all, 0, parts, partOf, random);
    return partOf;
  }

  private void split(Topology topology, int[] original, int firstPart, int parts, int[] partOf, Randomness random) {
    if (parts == 1) {
      for (int vertex : original) {
        partOf[vertex] = firstPart;
      }
      return;
    }
    int left = (parts + 1) / 2;
    int right = parts - left;
    double share = (double) topology.totalVertexWeight / parts;
    int depth = 32 - Integer.numberOfLeadingZeros(parts - 1);
    double slack = Math.max(1, Math.pow(maxPartWeight / Math.max(share, 1e-9), 1.0 / depth));
    long[] bounds = {
      Math.min(left * maxPartWeight, (long) Math.ceil(slack * share * left)),
      Math.min(right * maxPartWeight, (long) Math.ceil(slack * share * right))};
    int[] sideOf = new Bisection(topology, Math.round(share * left), bounds, tries, growings).run(random.split(firstPart));
    for (int side = 0; side < 2; side++) {
      int[] members = membersOf(sideOf, side);
      int[] names = new int[members.length];
      for (int i = 0; i < names.length; i++) {
        names[i] = original[members[i]];
      }
      int subParts = side == 0 ? left : right;
      int first = side == 0 ? firstPart : firstPart + left;
      Topology half = subParts == 1 ? topology : topology.induced(members);
      split(half, names, first, subParts, partOf, random.split(parts + side));
    }
  }

  private static int[] membersOf(int[] sideOf, int side) {
    int count = 0;
    for (int s : sideOf) {
      count += s == side ? 1 : 0;
    }
    int[] members = new int[count];
    int end = 0;
    for (int v = 0; v < sideOf.length; v++) {
      if (sideOf[v] == side) {
        members[end++] = v;
      }
    }
    return members;
  }
}
