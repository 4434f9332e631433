package org.parcast.recorder.state;

import java.util.ArrayList;
import java.util.List;

/** The shadows of which rows wait for what was told of all their words together. */
public final class LazyShadows {
  /** Those of so many words are kept, lest they outlive the program's arrays by much. */
  private static final int MOST_WORDS = 1 << 24;

  private final List<Shadow> all = new ArrayList<>();
  private long words;

  /** Adds a row; what it overlaps gives way to it. */
  public void add(LazyRow row) {
    if (!row.shadow.mayWait()) {
      words += row.shadow.length();
      if (words > MOST_WORDS) {
        settle();
        words = row.shadow.length();
      }
      all.add(row.shadow);
    }
    row.shadow.add(row);
  }

  /** A step ends. What it has told of is likely to be told of in the next; of all else, which the program may have given up, the words are done. */
  public void stepEnds() {
    int left = 0;
    words = 0;
    for (Shadow shadow : all) {
      if (shadow.stepEnds()) {
        all.set(left++, shadow);
        words += shadow.length();
      }
    }
    all.subList(left, all.size()).clear();
  }

  /** All that waits is done. */
  public void settle() {
    for (Shadow shadow : all) {
      shadow.settle();
    }
    all.clear();
    words = 0;
  }
}
