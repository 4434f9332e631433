package org.parcast.recorder;

/**
 * The rounds of scratch: a word born afresh again in the same step opens its next round, and has another vertex in each, so that the k-th
 * element's scratch is the same vertex in every step. Up to 64 words that pass eight rounds in a step share one vertex a round from then
 * on.
 */
final class Rounds {
  /** Words that share their vertices in late rounds, at most. */
  static final int SMALL = 64;
  /** Rounds in which small scratch has a vertex for each word. */
  static final int SEPARATE = 8;

  private final Shadow shadow;
  private final Flow flow;
  private final boolean small;

  /** Per word the round it is in; per round the first vertex of its words, or the one vertex that they share. */
  private final int[] round;

  private int[] base = new int[4];
  private int opened = 1;

  /** Shared rounds: that of the object, and the step in which it was last counted. */
  private int shared = SEPARATE;

  private int sharedStep = -1;

  Rounds(Shadow shadow, Flow flow) {
    this.shadow = shadow;
    this.flow = flow;
    this.small = shadow.value.length <= SMALL;
    this.round = Growth.of(new int[0], shadow.value.length);
    base[0] = shadow.base;
  }

  int vertex(int word) {
    int r = round[word];
    return small && r >= SEPARATE ? base[r] : base[r] + word;
  }

  /** The word is born afresh for the first time in the step. */
  void reset(int word) {
    round[word] = 0;
  }

  /** The word is born afresh again in the step. */
  void next(int word, int step) {
    int r = round[word] + 1;
    if (small && r >= SEPARATE) {
      if (sharedStep != step) {
        sharedStep = step;
        shared = SEPARATE;
      } else if (round[word] >= shared) {
        shared++;
      }
      r = shared;
    }
    while (opened <= r) {
      if (opened == base.length) {
        base = Growth.of(base, 2 * opened);
      }
      boolean one = small && opened >= SEPARATE;
      base[opened] = flow.newRound(shadow, opened, one ? 1 : round.length);
      opened++;
    }
    round[word] = r; // last: the stack may have overflown above, and a word is never in a round without vertices
  }
}
