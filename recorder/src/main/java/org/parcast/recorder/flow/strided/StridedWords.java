package org.parcast.recorder.flow.strided;

import java.util.Arrays;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.state.Shadow;

/** The words that an iteration of a {@link StridedLoop} loads and stores, in their order: where they were in its last one, and how much further on than before. */
final class StridedWords {
  private static final boolean SCOUT = Recorder.SCOUT;
  private static final ValueFlowState FLOW = ValueFlowEvents.FLOW;

  /** By number of the word, one more than the number of the row that it is in where that varies; else 0. */
  final int[] rowOf;

  // By number of the word.
  final Shadow[] shadow;
  final int[] word;
  final int[] stride;
  final int[] site;

  // By number of the row.
  private final Shadow[] rows;
  private final int[] row;
  private final int[] rowStride;

  /** How many words and rows the iteration has told of. */
  private int told;

  private int toldRows;

  private int iterations;
  private boolean even;

  /** The words of a form, whose first numbers say how many words and rows there are, and in which row each word is. */
  StridedWords(String form) {
    int words = form.charAt(0);
    int rowCount = form.charAt(1);
    rowOf = new int[words];
    for (int number = 0; number < words; number++) {
      rowOf[number] = form.charAt(2 + number);
    }
    rows = new Shadow[rowCount];
    row = new int[rowCount];
    rowStride = new int[rowCount];
    shadow = new Shadow[words];
    word = new int[words];
    stride = new int[words];
    site = new int[words];
  }

  /** The loop is entered. */
  void begin() {
    told = 0;
    toldRows = 0;
    iterations = 0;
    even = true;
  }

  /** The next word is loaded, or stored at the site. */
  void next(Shadow of, int index, int at) {
    if (told == word.length) {
      even = false;
      return;
    }
    if (iterations > 0) {
      even &= of == shadow[told] || rowOf[told] != 0;
      stride[told] = index - word[told];
    }
    shadow[told] = of;
    word[told] = index;
    site[told++] = at;
  }

  /** The next row of an array of arrays is loaded. */
  void nextRow(Shadow of, int index) {
    if (toldRows == row.length) {
      even = false;
      return;
    }
    if (iterations > 0) {
      even &= of == rows[toldRows];
      rowStride[toldRows] = index - row[toldRows];
    }
    rows[toldRows] = of;
    row[toldRows++] = index;
  }

  /** An iteration ends; answers how many have. */
  int iterationEnds() {
    even &= told == word.length && toldRows == row.length;
    told = 0;
    toldRows = 0;
    return ++iterations;
  }

  /** Whether each iteration has told of all words, in the same arrays. */
  boolean areEven() {
    return even;
  }

  /** Whether all that so many further iterations load and store is there. */
  boolean exist(long more) {
    for (int number = 0; number < word.length; number++) {
      if (rowOf[number] == 0 ? !isIn(shadow[number], word[number], stride[number], more) : !rowsExist(number, (int) more)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(Shadow of, int index, int advance, long more) {
    long last = index + more * advance;
    return of != null && index >= 0 && index < of.length() && last >= 0 && last < of.length();
  }

  /** Whether the rows that the word is in are all known, and long enough. */
  private boolean rowsExist(int number, int more) {
    int of = rowOf[number] - 1;
    Shadow[] all = rows[of] == null ? null : rows[of].rows;
    long last = row[of] + (long) more * rowStride[of];
    if (all == null || last < 0 || last >= all.length) {
      return false;
    }
    for (int i = 1; i <= more; i++) {
      Shadow at = all[row[of] + i * rowStride[of]];
      if (!isIn(at, word[number] + i * stride[number], 0, 0) || at.mayBeSingle || at.isRegister) {
        return false;
      }
    }
    return true;
  }

  /** Whether each iteration computes the next value of one of few sums from other words. */
  boolean isOfSums(StridedDeed deed) {
    int target = deed.target();
    boolean update = false;
    for (int leaf : deed.leaves()) {
      update |= leaf < StridedLoop.ENTERED && shadow[leaf] == shadow[target] && word[leaf] == word[target];
    }
    return deed.leaves().length > 1 && FLOW.reductions.isOfSums(shadow[target], update);
  }

  /** Whether no iteration loads a word that another stores. */
  boolean isOwnOrApart(int loaded, int stored, int more) {
    if (shadow[loaded] != shadow[stored] || word[loaded] == word[stored] && stride[loaded] == stride[stored]) {
      return true;
    }
    int from = word[loaded] + stride[loaded];
    int to = word[loaded] + more * stride[loaded];
    int first = word[stored] + stride[stored];
    int last = word[stored] + more * stride[stored];
    return Math.max(from, to) < Math.min(first, last) || Math.min(from, to) > Math.max(first, last);
  }

  /** For the first run: whether it may matter that the word is used, as the loop that is watched has stored in its array. */
  boolean mayCarry(int number) {
    return rowOf[number] != 0 || shadow[number].storedIn == Recorder.SCOUTING.loopsEntered();
  }

  /** What the word is in, so many iterations after the last that was told of. */
  Shadow shadow(int number, int after) {
    int of = rowOf[number] - 1;
    return of < 0 ? shadow[number] : rows[of].rows[row[of] + after * rowStride[of]];
  }

  /** The value that the word holds then. */
  int value(int number, int after) {
    Shadow of = shadow(number, after);
    int index = word[number] + after * stride[number];
    return SCOUT ? Recorder.SCOUTING.vertex(of, index) : FLOW.load(of, index);
  }

  /**
   * The values that the word holds in all of those iterations: one word after the other is looked up in less time than all in turns.
   *
   * @param into where they go, {@code apart} from one another from {@code begin} on
   */
  void values(int number, int more, int[] into, int begin, int apart) {
    boolean all = !SCOUT && (rowOf[number] == 0 ? shadow[number].values(word[number] + stride[number], stride[number], more, into, begin, apart) : down(number, more, into, begin, apart));
    for (int after = 0, at = begin; !all && after < more; after++, at += apart) {
      if (SCOUT || into[at] == 0) {
        into[at] = value(number, after + 1);
      }
    }
  }

  /** The same of a word in rows that vary; answers whether it holds a value in each. */
  private boolean down(int number, int more, int[] into, int begin, int apart) {
    int of = rowOf[number] - 1;
    Shadow[] all = rows[of].rows;
    int index = word[number] + stride[number];
    int in = row[of] + rowStride[of];
    boolean held = true;
    for (int after = 0, at = begin; after < more; after++, index += stride[number], in += rowStride[of], at += apart) {
      into[at] = all[in].value(index);
      held &= into[at] != 0;
    }
    return held;
  }

  /** The arrays are not held on to. */
  void letGo() {
    Arrays.fill(shadow, null);
    Arrays.fill(rows, null);
  }
}
