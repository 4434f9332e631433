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
    if (row.shadow.lazy == null) {
      words += row.shadow.value.length;
      if (words > MOST_WORDS) {
        settle();
        words = row.shadow.value.length;
      }
      row.shadow.lazy = new LazyRows();
      all.add(row.shadow);
    }
    row.shadow.lazy.add(row);
  }

  /** The word is about to be looked at or stored to. */
  public static void settle(Shadow shadow, int word) {
    if (shadow.lazy != null) {
      shadow.lazy.settle(word);
    }
  }

  /** So many words are, each so much further on than the one before. */
  public static void settle(Shadow shadow, int first, int step, int rows) {
    if (shadow.lazy != null) {
      int end = first + (rows - 1) * step;
      shadow.lazy.settle(Math.min(first, end), Math.max(first, end));
    }
  }

  /** All that waits is done. */
  public void settle() {
    for (Shadow shadow : all) {
      shadow.lazy.settle();
      shadow.lazy = null;
    }
    all.clear();
    words = 0;
  }
}
