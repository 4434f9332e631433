package org.parcast.recording.trace.coding;

import java.io.IOException;
import java.util.Arrays;

/** How many memory references a block trace may tell of: who looks at no more need not wait for the rest of the run. */
public final class ReferenceLimit {
  /** The system property that names the references; without it there is no limit. */
  public static final String PROPERTY = "parcast.references";

  private long left;
  private long told;
  private long[] kept = new long[0];
  private long keptFrom;
  private int keeping;

  /** The limit is passed. */
  public static final class Reached extends IOException {
    private static final long serialVersionUID = 1;

    Reached() {
      super("as many references as are looked at have been recorded");
    }
  }

  ReferenceLimit() {
    this(Long.getLong(PROPERTY, Long.MAX_VALUE));
  }

  ReferenceLimit(long most) {
    left = most;
  }

  /** So many more are in the trace. Fails once, so that the file can be closed. */
  void told(long references) throws Reached {
    told += references;
    left -= references;
    if (left < 0) {
      left = Long.MAX_VALUE;
      throw new Reached();
    }
  }

  /** What is told from now on comes again under the number. */
  void keep(int number) {
    keeping = number;
    keptFrom = told;
    if (number >= kept.length) {
      kept = Arrays.copyOf(kept, 2 * number + 1);
    }
  }

  void kept() {
    kept[keeping] = told - keptFrom;
  }

  /** What was kept under the number is told again. */
  void repeat(int number) throws Reached {
    told(kept[number]);
  }
}
