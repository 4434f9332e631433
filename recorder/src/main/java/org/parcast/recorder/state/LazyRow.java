package org.parcast.recorder.state;

import org.parcast.recorder.memory.Growth;

/**
 * Words of a row of which the same was told together, again and again, and that waits to be done word by word: it is done when a word is looked at, or at
 * the end of a step that has told nothing of it.
 */
public abstract class LazyRow {
  /** When so many words have been looked at since something was told, all are. Decides no answer; from 4 to 64 times differ by no more than they do anyway (LuArrays of the everyday benchmark). */
  private static final int MOST_TOUCHED = 16;

  protected final Shadow shadow;

  /** How much further on each word is than the one before. */
  private final int step;

  // The first word, which row of those at first this is, and how many there are.
  private int first;
  private int begin;
  private int rows;

  /** How often something was told of all of them; by row at first, how much of that is done, null for nothing. */
  private int told;

  private int[] done;

  /** How often something had been told of them when a step ended last; less than ever before the first. */
  private int toldBefore = -1;

  /** Words that have been looked at since something was told, which may hold something else by now. */
  private final int[] touched = new int[MOST_TOUCHED];

  private int touches;

  /** So many words of the shadow's, for which nothing waits yet. */
  protected LazyRow(Shadow shadow, int first, int step, int rows) {
    this.shadow = shadow;
    this.first = first;
    this.step = step;
    this.rows = rows;
  }

  /** Does for the word, and the value that it holds, what was told last, but for so much of it as is done. */
  protected abstract void settle(int word, int value, int before);

  /** Whether what is told next may wait for the word, which holds the value, too. Asking does not count as looking at the word. */
  protected abstract boolean mayWait(int word, int value);

  /** Whether what is told next can be done with the word, which holds the value, at once where it may not wait for it. */
  protected abstract boolean mayBeDone(int word, int value);

  /** How often something was told. */
  protected final int told() {
    return told;
  }

  /** The same as before is told of all words. With those for which it may not wait it is done at once. */
  protected final void tell() {
    told++;
    int before = touches;
    touches = 0;
    for (int i = 0; i < before; i++) {
      int word = touched[i];
      if (isIn(word) && !mayWait(word, shadow.unsettled(word))) {
        touched[touches++] = word;
        settleRow((word - first) / step);
      }
    }
  }

  private boolean isIn(int word) {
    return word >= low() && word <= high() && (word - first) % step == 0;
  }

  /** A step ends; answers whether something was told of the words in it, or they began to wait. */
  final boolean wasTold() {
    boolean was = told > toldBefore;
    toldBefore = told;
    return was;
  }

  /** The word is about to be looked at or stored to. */
  public final void settle(int word) {
    if (rows == 0 || !isIn(word)) {
      return;
    }
    if (touches == MOST_TOUCHED && touched[touches - 1] != word) {
      settle();
      return;
    }
    settleRow((word - first) / step);
    if (touches == 0 || touched[touches - 1] != word) {
      touched[touches++] = word;
    }
  }

  private void settleRow(int row) {
    int before = done == null ? 0 : done[begin + row];
    if (before < told) {
      if (done == null) {
        done = Growth.of(new int[0], begin + rows);
      }
      done[begin + row] = told; // first, as it may look at the word
      settle(first + row * step, shadow.unsettled(first + row * step), before);
    }
  }

  /** The first of the words in the array. */
  final int low() {
    return Math.min(first, first + (rows - 1) * step);
  }

  /** The last of them. */
  final int high() {
    return Math.max(first, first + (rows - 1) * step);
  }

  /** All words are about to be looked at, and nothing waits for them any more. */
  public final void settle() {
    leave(0, rows);
    rows = 0;
  }

  /** Whether the words are those, or most of them are, and what is told next may wait for them or be done with them at once: it is told of those then. */
  protected final boolean narrowTo(int toFirst, int toStep, int toRows) {
    if (toStep != step || (toFirst - first) % step != 0 || 2 * toRows < rows) {
      return false;
    }
    int ahead = (toFirst - first) / step;
    if (ahead < 0 || ahead + toRows > rows) {
      return false;
    }
    leave(ahead + toRows, rows);
    leave(0, ahead);
    first = toFirst;
    begin += ahead;
    rows = toRows;
    return mayTellTouched();
  }

  private boolean mayTellTouched() {
    boolean may = true;
    for (int i = 0; may && i < touches; i++) {
      int value = shadow.unsettled(touched[i]);
      may = !isIn(touched[i]) || mayWait(touched[i], value) || mayBeDone(touched[i], value);
    }
    return may;
  }

  /** Whether what is told next may wait for each of the words. */
  protected final boolean mayAllWait() {
    for (int row = 0, word = first; row < rows; row++, word += step) {
      if (!mayWait(word, shadow.unsettled(word))) {
        return false;
      }
    }
    return true;
  }

  private void leave(int from, int to) {
    for (int row = from; told > 0 && row < to; row++) {
      int before = done == null ? 0 : done[begin + row];
      if (before < told) {
        settle(first + row * step, shadow.unsettled(first + row * step), before);
      }
    }
  }
}
