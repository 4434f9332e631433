package org.parcast.engine.time.runtime;

import java.util.Set;
import java.util.TreeSet;

/** Which loops were entered within which. */
final class Nesting {
  private static final Set<String> SEEN = new TreeSet<>();
  private static int lastOuter = -1;
  private static int lastInner = -1;

  private Nesting() {}

  static void add(int outer, int inner) {
    if (outer != lastOuter || inner != lastInner) {
      lastOuter = outer;
      lastInner = inner;
      SEEN.add(outer + " " + inner);
    }
  }

  static Set<String> seen() {
    return SEEN;
  }
}
