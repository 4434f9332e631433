package org.parcast.analyses.sharing.matrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The heaviest way through all threads that is found by taking the heaviest pairs first, as long as no thread has more than two partners and no
 * circle is closed; then the pair that closes the circle, if it is at least half as heavy as the others are on average.
 *
 * @param from first threads of the links, in the order of the way
 * @param to second threads
 * @param total communication of all links
 */
record ThreadChain(int[] from, int[] to, double total) {
  /** What holds for a link. */
  interface Link {
    boolean holds(int a, int b);
  }

  static ThreadChain of(TaskMatrix matrix) {
    int n = matrix.size();
    List<int[]> pairs = new ArrayList<>();
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        pairs.add(new int[] {a, b});
      }
    }
    pairs.sort(Comparator.comparingDouble(pair -> -matrix.get(pair[0], pair[1])));
    int[][] partners = new int[n][2];
    int[] count = new int[n];
    int[] part = new int[n];
    for (int t = 0; t < n; t++) {
      part[t] = t;
    }
    for (int[] pair : pairs) {
      int a = pair[0];
      int b = pair[1];
      if (count[a] < 2 && count[b] < 2 && part[a] != part[b]) {
        partners[a][count[a]++] = b;
        partners[b][count[b]++] = a;
        int joined = part[b];
        for (int t = 0; t < n; t++) {
          part[t] = part[t] == joined ? part[a] : part[t];
        }
      }
    }
    return walk(matrix, partners, count);
  }

  private static ThreadChain walk(TaskMatrix matrix, int[][] partners, int[] count) {
    int n = matrix.size();
    int start = 0;
    while (count[start] != 1) {
      start++;
    }
    List<int[]> links = new ArrayList<>();
    double total = 0;
    int before = -1;
    int at = start;
    while (links.size() < n - 1) {
      int next = partners[at][0] == before || before < 0 ? partners[at][before < 0 ? 0 : 1] : partners[at][0];
      links.add(new int[] {at, next});
      total += matrix.get(at, next);
      before = at;
      at = next;
    }
    if (matrix.get(at, start) * (n - 1) >= total / 2) {
      links.add(new int[] {at, start});
      total += matrix.get(at, start);
    }
    return new ThreadChain(links.stream().mapToInt(link -> link[0]).toArray(), links.stream().mapToInt(link -> link[1]).toArray(), total);
  }

  int links() {
    return from.length;
  }

  /** Whether it holds for every link, along the way. */
  boolean all(Link link) {
    for (int i = 0; i < from.length; i++) {
      if (!link.holds(from[i], to[i])) {
        return false;
      }
    }
    return true;
  }
}
