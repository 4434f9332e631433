package org.parcast.recorder;

/**
 * The shadow of an array, an object or the static fields of a class: which value each of its words holds, and where the vertices of its
 * words are. An array of arrays has the shadows of its rows instead. The traced program keeps a shadow beside every reference that it
 * traces, so that finding it costs nothing.
 */
public final class Shadow {
  /** The value that each word holds, 0 before its first store or read. */
  final int[] value;

  /** Vertex of the first word. */
  int base;

  /** Number of the description of the words. */
  final int block;

  /** The rounds of scratch words, or null while no word was born twice in a step. */
  Rounds rounds;

  /** The shadows of the rows of an array of arrays, else null. */
  final Shadow[] rows;

  Shadow(int words, int base, int block) {
    this.value = new int[words];
    this.base = base;
    this.block = block;
    this.rows = null;
  }

  Shadow(int rows, int block) {
    this.value = new int[0];
    this.base = -1;
    this.block = block;
    this.rows = new Shadow[rows];
  }

  private int copyStep;
  private int copiesInStep;
  private boolean workspace;

  /** Whether the words are rewritten for every element of something larger: born or copied into more than once a step. */
  boolean isScratch() {
    return rounds != null || workspace;
  }

  /** Counts a copy into a word; answers whether this is scratch as far as is known, or small enough to turn out to be. */
  boolean mayBeScratch(int step) {
    if (copyStep != step) {
      copyStep = step;
      copiesInStep = 0;
    }
    workspace |= ++copiesInStep > value.length;
    return workspace || rounds != null || value.length <= Rounds.SMALL;
  }

  /** The vertex on which the value of the word was last born. */
  int vertex(int word) {
    return rounds == null ? base + word : rounds.vertex(word);
  }
}
