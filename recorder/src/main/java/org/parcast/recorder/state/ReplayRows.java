package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;

/**
 * The stores of a nest in order, each a row: its word, and the words that it was computed from or copies, those of one array together. Rows of one
 * shape whose words advance evenly are kept together in a run; where the words that they load advance by as much, as in a stencil, those of the first
 * row stand for all.
 */
public final class ReplayRows {
  // Where the parts of a run stand: after these its arrays with the number of words a row loads of each, then the words.
  private static final int TARGET = 0;
  private static final int FIRST = 1;
  private static final int STEP = 2;
  private static final int ROWS = 3;
  private static final int SITE = 4;
  private static final int USES = 5;
  private static final int GROUPS = 6;
  private static final int MARKS = 7;
  private static final int HEADER = 8;

  private static final int STRIDED = 1;
  private static final int APART = 2;

  /** What stands for the uses of a copy. */
  private static final int COPY = Integer.MIN_VALUE;

  private int[] runs = new int[256];
  private int end;

  // The run that is being gathered; its words row by row.
  private final int[] open = new int[HEADER];
  private int[] groups = new int[8];
  private int[] words = new int[64];
  private int wordCount;

  // The row that is being added.
  private int[] rowGroups = new int[8];
  private int[] rowWords = new int[16];

  /** By array, one more than its place among those of the row; 0 for those that are not. */
  private int[] groupOf = new int[16];

  /** By place, where the next word of the array goes. */
  private int[] ends = new int[4];

  /**
   * Adds the store of a word of the array {@code target}.
   *
   * @param arrays the arrays of the words that it was computed from
   * @param sources these words
   * @param size how many
   * @param site where it is made
   * @param uses how many uses of values it makes; negative where it is computed from nothing
   */
  public void add(int target, int word, int[] arrays, int[] sources, int size, int site, int uses) {
    int count = group(arrays, sources, size);
    if (!goesOn(target, word, site, uses, count)) {
      close();
      open[TARGET] = target;
      open[FIRST] = word;
      open[SITE] = site;
      open[USES] = uses;
      open[GROUPS] = count;
      open[MARKS] = APART;
      groups = Arrays.copyOf(rowGroups, Math.max(2 * count, 8));
    } else if (open[ROWS] == 1) {
      open[STEP] = word - open[FIRST];
    }
    if (wordCount + size > words.length) {
      words = Growth.of(words, 2 * (wordCount + size));
    }
    System.arraycopy(rowWords, 0, words, wordCount, size);
    wordCount += size;
    open[ROWS]++;
    for (int g = 0, i = 0; g < count; g++) {
      for (int k = 0; k < rowGroups[2 * g + 1]; k++, i++) {
        if (open[ROWS] > 1 && rowGroups[2 * g] == target && isStoredBefore(rowWords[i], word)) {
          open[MARKS] &= ~APART;
        }
      }
    }
    if (open[ROWS] > 1 && open[STEP] == 0) {
      open[MARKS] &= ~APART;
    }
  }

  /** The same for a copy of a word of the array {@code from}. */
  public void addCopy(int target, int word, int from, int source, int site) {
    add(target, word, new int[] {from}, new int[] {source}, 1, site, COPY);
  }

  /** Whether the word may be one that an earlier row of the run has stored. */
  private boolean isStoredBefore(int word, int last) {
    return word != last && word >= Math.min(open[FIRST], last) && word <= Math.max(open[FIRST], last);
  }

  /** Puts the words of each array together, the arrays in the order in which they occur first; answers how many these are. */
  private int group(int[] arrays, int[] sources, int size) {
    if (size > rowWords.length) {
      rowWords = Growth.of(rowWords, 2 * size);
    }
    int count = 0;
    for (int i = 0; i < size; i++) {
      int array = arrays[i];
      if (array >= groupOf.length) {
        groupOf = Growth.of(groupOf, 2 * array);
      }
      if (groupOf[array] == 0) {
        if (2 * count + 2 > rowGroups.length) {
          rowGroups = Growth.of(rowGroups, 2 * rowGroups.length);
          ends = Growth.of(ends, 2 * ends.length);
        }
        rowGroups[2 * count] = array;
        rowGroups[2 * count + 1] = 0;
        groupOf[array] = ++count;
      }
      rowGroups[2 * groupOf[array] - 1]++;
    }
    for (int g = 0, end = 0; g < count; end += rowGroups[2 * g + 1], g++) {
      ends[g] = end;
    }
    for (int i = 0; i < size; i++) {
      rowWords[ends[groupOf[arrays[i]] - 1]++] = sources[i];
    }
    for (int g = 0; g < count; g++) {
      groupOf[rowGroups[2 * g]] = 0;
    }
    return count;
  }

  private boolean goesOn(int target, int word, int site, int uses, int count) {
    return open[ROWS] > 0
        && open[TARGET] == target
        && (open[ROWS] == 1 || word == open[FIRST] + open[ROWS] * open[STEP])
        && open[SITE] == site
        && open[USES] == uses
        && open[GROUPS] == count
        && Arrays.equals(groups, 0, 2 * count, rowGroups, 0, 2 * count);
  }

  /** The last row has been added. */
  public void close() {
    int rows = open[ROWS];
    if (rows == 0) {
      return;
    }
    int perRow = wordCount / rows;
    boolean strided = rows > 1 && advancesEvenly(perRow);
    int length = HEADER + 2 * open[GROUPS] + (strided ? perRow : wordCount);
    if (end + length > runs.length) {
      runs = Growth.of(runs, 2 * (end + length));
    }
    System.arraycopy(open, 0, runs, end, HEADER);
    runs[end + MARKS] |= strided ? STRIDED : 0;
    System.arraycopy(groups, 0, runs, end + HEADER, 2 * open[GROUPS]);
    int at = end + HEADER + 2 * open[GROUPS];
    if (strided) {
      System.arraycopy(words, 0, runs, at, perRow);
      for (int g = 0; g < open[GROUPS]; at += groups[2 * g + 1], g++) {
        inOrderOfUse(at, at + groups[2 * g + 1]);
      }
    } else {
      for (int g = 0, from = 0; g < open[GROUPS]; from += groups[2 * g + 1], g++) {
        for (int row = 0; row < rows; row++, at += groups[2 * g + 1]) {
          System.arraycopy(words, row * perRow + from, runs, at, groups[2 * g + 1]);
        }
      }
    }
    end += length;
    open[ROWS] = 0;
    wordCount = 0;
  }

  /**
   * Puts the words that the first row loads of an array into the order in which one word is loaded: the word ahead of the others is loaded by an earlier
   * row than by those behind. One after the other for all rows, they then give each value its sinks in the order in which the nest did, and
   * its set grows as before.
   */
  private void inOrderOfUse(int from, int to) {
    Arrays.sort(runs, from, to);
    for (int i = from, j = to - 1; open[STEP] > 0 && i < j; i++, j--) {
      int word = runs[i];
      runs[i] = runs[j];
      runs[j] = word;
    }
  }

  private boolean advancesEvenly(int perRow) {
    for (int i = perRow; i < wordCount; i++) {
      if (words[i] != words[i - perRow] + open[STEP]) {
        return false;
      }
    }
    return true;
  }

  /** How many ints are kept, about. */
  public int size() {
    return end + wordCount;
  }

  // ---- the runs

  /** All runs, and the words of their rows. */
  public int[] runs() {
    return runs;
  }

  /** Where the run after this one stands; the first stands at 0, and there is none at {@link #end}. */
  public int next(int run) {
    int words = 0;
    for (int group = 0; group < groups(run); group++) {
      words += count(run, group);
    }
    return words(run) + words * (isStrided(run) ? 1 : rows(run));
  }

  public int end() {
    return end;
  }

  /** The array of the words that are stored. */
  public int target(int run) {
    return runs[run + TARGET];
  }

  /** The word that is stored in the first row. */
  public int first(int run) {
    return runs[run + FIRST];
  }

  /** By how much the word advances from row to row. */
  public int step(int run) {
    return runs[run + STEP];
  }

  public int rows(int run) {
    return runs[run + ROWS];
  }

  public int site(int run) {
    return runs[run + SITE];
  }

  /** How many uses of values a row makes. */
  public int uses(int run) {
    return runs[run + USES];
  }

  /** Whether the rows are copies. */
  public boolean isCopy(int run) {
    return runs[run + USES] == COPY;
  }

  /** Whether no row loads what an earlier one has stored, nor stores it again: then all loads may come before all stores. */
  public boolean isApart(int run) {
    return (runs[run + MARKS] & APART) != 0;
  }

  /** Whether the words that are loaded advance as those that are stored do, and only those of the first row are there. */
  public boolean isStrided(int run) {
    return (runs[run + MARKS] & STRIDED) != 0;
  }

  /** From how many arrays its rows load. */
  public int groups(int run) {
    return runs[run + GROUPS];
  }

  public int array(int run, int group) {
    return runs[run + HEADER + 2 * group];
  }

  /** How many words of the array a row loads. */
  public int count(int run, int group) {
    return runs[run + HEADER + 2 * group + 1];
  }

  /** Where the words of the run begin in {@link #runs}: for each array the words of its rows, one row after the other. */
  public int words(int run) {
    return run + HEADER + 2 * runs[run + GROUPS];
  }
}
