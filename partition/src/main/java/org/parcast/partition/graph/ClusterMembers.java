package org.parcast.partition.graph;

/** Lists the members of every cluster, in ascending order, by counting. */
final class ClusterMembers {
  private ClusterMembers() {
  }

  /** Where the members of each cluster begin in {@link #byCluster}, and the end of the last. */
  static int[] offsets(int[] clusterOf, int clusters) {
    int[] offsets = new int[clusters + 1];
    for (int cluster : clusterOf) {
      offsets[cluster + 1]++;
    }
    for (int c = 0; c < clusters; c++) {
      offsets[c + 1] += offsets[c];
    }
    return offsets;
  }

  static int[] byCluster(int[] clusterOf, int[] offsets) {
    int[] next = offsets.clone();
    int[] members = new int[clusterOf.length];
    for (int v = 0; v < clusterOf.length; v++) {
      members[next[clusterOf[v]]++] = v;
    }
    return members;
  }
}
