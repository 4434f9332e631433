package org.parcast.partition.refine;

import java.util.Arrays;
import org.parcast.partition.graph.Graph;

/** The connected components of the parts of a graph. */
final class PartComponents {
  private final int[] members;
  private final int[] offsets;
  private final boolean[] heaviest;
  private final int count;

  private PartComponents(int[] members, int[] offsets, boolean[] heaviest, int count) {
    this.members = members;
    this.offsets = offsets;
    this.heaviest = heaviest;
    this.count = count;
  }

  static PartComponents of(Graph graph, int[] partOf, int parts) {
    int n = graph.vertices;
    int[] members = new int[n];
    int[] offsets = new int[n + 1];
    boolean[] seen = new boolean[n];
    int[] heaviestOf = new int[parts];
    long[] weightOf = new long[parts];
    Arrays.fill(weightOf, -1);
    int count = 0;
    int end = 0;
    for (int v = 0; v < n; v++) {
      if (seen[v]) {
        continue;
      }
      int part = partOf[v];
      long weight = 0;
      seen[v] = true;
      members[end++] = v;
      for (int head = offsets[count]; head < end; head++) {
        int w = members[head];
        weight += graph.vertexWeights[w];
        for (int e = graph.offsets[w]; e < graph.offsets[w + 1]; e++) {
          int u = graph.neighbours[e];
          if (!seen[u] && partOf[u] == part) {
            seen[u] = true;
            members[end++] = u;
          }
        }
      }
      if (weight > weightOf[part]) {
        weightOf[part] = weight;
        heaviestOf[part] = count;
      }
      offsets[++count] = end;
    }
    boolean[] heaviest = new boolean[count];
    for (int p = 0; p < parts; p++) {
      if (weightOf[p] >= 0) {
        heaviest[heaviestOf[p]] = true;
      }
    }
    return new PartComponents(members, offsets, heaviest, count);
  }

  int count() {
    return count;
  }

  /** Whether this is the heaviest component of its part. */
  boolean isHeaviest(int component) {
    return heaviest[component];
  }

  /** For every vertex whether it is in the heaviest component of its part. */
  boolean[] inHeaviest() {
    boolean[] inHeaviest = new boolean[members.length];
    for (int c = 0; c < count; c++) {
      for (int i = offsets[c]; i < offsets[c + 1] && heaviest[c]; i++) {
        inHeaviest[members[i]] = true;
      }
    }
    return inHeaviest;
  }

  int[] members(int component) {
    return Arrays.copyOfRange(members, offsets[component], offsets[component + 1]);
  }
}
