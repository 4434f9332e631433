package org.parcast.recorder;

import java.util.Arrays;

/** The stores of a nest in order, each a row: rows of one shape that follow one another are kept together in a run. */
final class NestRows {
  // Where the parts of a run stand: after these the number of sources in each array.
  private static final int TARGET = 0;
  private static final int FIRST = 1;
  private static final int ROWS = 2;
  private static final int SITE = 3;
  private static final int USES = 4;
  private static final int ARRAYS = 5;
  private static final int COUNTS = 6;

  private int[] runs = new int[256];
  private int end;
  private int last = -1;

  /** Adds a row: the store of a word of the array {@code target}, computed from so many words of each of the first arrays. */
  void add(int target, int word, int site, int uses, int[] counts, int arrays) {
    if (last >= 0 && goesOn(target, word, site, uses, counts, arrays)) {
      runs[last + ROWS]++;
      return;
    }
    last = end;
    end += COUNTS + arrays;
    if (end > runs.length) {
      runs = Growth.of(runs, 2 * end);
    }
    runs[last + TARGET] = target;
    runs[last + FIRST] = word;
    runs[last + ROWS] = 1;
    runs[last + SITE] = site;
    runs[last + USES] = uses;
    runs[last + ARRAYS] = arrays;
    System.arraycopy(counts, 0, runs, last + COUNTS, arrays);
  }

  private boolean goesOn(int target, int word, int site, int uses, int[] counts, int arrays) {
    return runs[last + TARGET] == target
        && runs[last + FIRST] + runs[last + ROWS] == word
        && runs[last + SITE] == site
        && runs[last + USES] == uses
        && runs[last + ARRAYS] == arrays
        && Arrays.equals(runs, last + COUNTS, last + COUNTS + arrays, counts, 0, arrays);
  }

  /** Where the run after this one stands; the first stands at 0, and there is none at {@link #end}. */
  int next(int run) {
    return run + COUNTS + runs[run + ARRAYS];
  }

  int end() {
    return end;
  }

  /** The array of the words that are stored. */
  int target(int run) {
    return runs[run + TARGET];
  }

  /** The word that is stored in the first row; that of each other row follows it. */
  int first(int run) {
    return runs[run + FIRST];
  }

  int rows(int run) {
    return runs[run + ROWS];
  }

  int site(int run) {
    return runs[run + SITE];
  }

  /** How many uses of values a row makes. */
  int uses(int run) {
    return runs[run + USES];
  }

  /** How many words of the array a row loads. */
  int count(int run, int array) {
    return array < runs[run + ARRAYS] ? runs[run + COUNTS + array] : 0;
  }
}
