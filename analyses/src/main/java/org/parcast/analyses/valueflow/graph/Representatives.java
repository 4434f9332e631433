package org.parcast.analyses.valueflow.graph;

/** The vertices that stand for those placed with them. */
final class Representatives {
  private Representatives() {}

  /** The end of each vertex's chain of owners by copy; null where every vertex stands for itself. */
  static int[] of(int[] placedWith) {
    if (placedWith == null) {
      return null;
    }
    int[] root = placedWith.clone();
    for (int v = 0; v < root.length; v++) {
      int r = v;
      // A chain longer than the graph is a cycle; it ends at the vertex reached, the same for all that enter it from v.
      for (int hops = 0; root[r] != r && hops < root.length; hops++) {
        r = root[r];
      }
      for (int w = v; root[w] != r && w != r;) {
        int next = root[w];
        root[w] = r;
        w = next;
      }
      root[r] = r;
    }
    return root;
  }
}
