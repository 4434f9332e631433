package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.LongIntMap;

/**
 * The terms of reductions. The words of a term ({@code x[i] * y[j]} in a dot product) have to meet in some place, though the number that is reduced
 * is on every rank. So terms of several words are vertices, by which these are used: one for all terms of a number whose first word is the same. Where
 * the number turns out to have an owner, its terms are computed by that. Where the first words stand side by side, of one number or of
 * numbers that do so too, the terms do.
 */
public final class OpenTerms {
  /** However few words there are, so many terms may be told apart. */
  static final int LEAST = 1 << 18;

  private final Vertices vertices;
  private final LongIntMap known = new LongIntMap(16);
  private int[] vertex = new int[16];
  private int[] reduced = new int[16];
  private int[] first = new int[16];
  private RoundRows.Row[] row = new RoundRows.Row[16];
  private int size;

  /** The term that was asked for last, -1 for none: most programs ask in the same order again. */
  private int last = -1;

  public OpenTerms(Vertices vertices) {
    this.vertices = vertices;
  }

  /**
   * The vertex of the terms of a number that begin with the word; the number's own where there are more terms than words, as in a product of
   * matrices by a method that is used as if it were a norm.
   */
  public int vertex(int number, int word) {
    if (!isOf(last, number, word)) {
      int next = last + 1 < size ? last + 1 : 0;
      last = isOf(next, number, word) ? next : find(number, word);
    }
    return last < 0 ? number : vertex[last];
  }

  private boolean isOf(int term, int number, int word) {
    return term >= 0 && first[term] == word && reduced[term] == number;
  }

  private int find(int number, int word) {
    int found = known.get(key(number, word));
    if (found == 0 && size < Math.max(LEAST, vertices.size() - size)) {
      add(number, word);
      found = size;
      known.put(key(number, word), found);
    }
    return found - 1;
  }

  private static long key(int number, int word) {
    return (long) number << 32 | word;
  }

  private void add(int number, int word) {
    if (size == vertex.length) {
      first = Growth.of(first, 2 * size);
      reduced = Growth.of(reduced, 2 * size);
      vertex = Growth.of(vertex, 2 * size);
      row = Growth.of(row, 2 * size);
    }
    int ofNumberBefore = known.get(key(number - 1, word - 1)) - 1;
    int beside = ofNumberBefore >= 0 ? ofNumberBefore : known.get(key(number, word - 1)) - 1;
    row[size] = beside < 0 ? new RoundRows.Row() : row[beside].after(beside);
    vertex[size] = row[size].take(vertices, size);
    reduced[size] = number;
    first[size] = word;
    size++;
  }

  /** How many vertices there are. */
  public int size() {
    return size;
  }

  /** The terms in the order of their vertices. */
  public int[] byVertex() {
    long[] keys = new long[size];
    for (int term = 0; term < size; term++) {
      keys[term] = (long) vertex[term] << 32 | term;
    }
    Arrays.sort(keys);
    int[] terms = new int[size];
    for (int i = 0; i < size; i++) {
      terms[i] = (int) keys[i];
    }
    return terms;
  }

  /** The vertex of a term. */
  public int vertex(int term) {
    return vertex[term];
  }

  /** The vertex of the number that it is a term of. */
  public int reduced(int term) {
    return reduced[term];
  }

  /** The vertex of its first word. */
  public int first(int term) {
    return first[term];
  }
}
