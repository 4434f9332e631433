package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recording.Terms;

/**
 * The sums of an array whose words are updated in place ({@code r[k] += x[i] * x[i + k]}). Whether they are so few that every rank may have them, fewer than the words
 * that each is gathered from, is known only when a step has gathered so many; until then uses by their terms wait.
 */
public final class FewSums {
  /** Numbers of a use that waits: its value, the first word's vertex of its term, the sum's vertex, the site. */
  public static final int NUMBERS = 4;

  private final long words;
  private int[] waiting = new int[16];
  private int size;
  private boolean few;
  private boolean many;

  /** @param words those of the array with all its rows */
  public FewSums(long words) {
    this.words = words;
    many = !mayBe(words);
  }

  /** Whether the terms of so many sums could be told apart, were the sums few. */
  public static boolean mayBe(long words) {
    return words <= OpenTerms.LEAST && 2 * words * words <= OpenTerms.LEAST;
  }

  /** Whether a step has gathered so many words that the sums are few. */
  public boolean areFew() {
    return few;
  }

  /** Whether they are too many for that, or a step has gathered too little. */
  public boolean areMany() {
    return many;
  }

  /** A value is used in a term; answers whether the sums turn out to be few. */
  public boolean await(int value, int first, int sum, int site) {
    if (size + NUMBERS > waiting.length) {
      waiting = Growth.of(waiting, 2 * waiting.length);
    }
    waiting[size++] = value;
    waiting[size++] = first;
    waiting[size++] = sum;
    waiting[size++] = site;
    long uses = size / NUMBERS;
    few = uses >= 2 * Terms.PARTS * words && uses > 2 * words * words;
    return few;
  }

  /** Whether a use of the value waits, by another sum than that of the vertex. */
  public boolean isAwaited(int value, int but) {
    for (int i = 0; i < size; i += NUMBERS) {
      if (waiting[i] == value && waiting[i + 2] != but) {
        return true;
      }
    }
    return false;
  }

  /** A step has ended, or what lies between steps. */
  public void ends(boolean isStep) {
    many |= isStep && !few;
  }

  /** The uses that wait, {@link #NUMBERS} numbers each, the oldest first; none waits any more. */
  public int[] takeWaiting() {
    int[] taken = Arrays.copyOf(waiting, size);
    size = 0;
    waiting = taken.length == 0 ? waiting : new int[NUMBERS];
    return taken;
  }
}
