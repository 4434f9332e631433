package org.parcast.recorder.state;

import org.parcast.recorder.memory.Growth;
import org.parcast.recording.WordBlock.Kind;

/**
 * The rounds of scratch: a word born afresh again in the same step opens its next round, and has another vertex in each, so that the k-th
 * element's scratch is the same vertex in every step. Up to 64 words that pass eight rounds in a step share one vertex a round from then
 * on, whose place {@link RoundRows} chooses.
 */
public final class Rounds {
  private final Vertices vertices;
  private final boolean small;

  /** The words' description, with the first vertex of the words in each round, or the one vertex that they share. */
  private final Blocks.Block block;

  /** Per word the round it is in. */
  private final int[] round;

  /** Shared rounds: that of the object, and the step in which it was last counted. */
  private int shared = DecidingNumbers.FEW;

  private int sharedStep = -1;

  private Rounds(Shadow shadow, Blocks blocks, Vertices vertices) {
    this.vertices = vertices;
    this.small = shadow.length() <= DecidingNumbers.SMALL;
    this.round = Growth.of(new int[0], shadow.length());
    block = blocks.get(shadow.block);
    if (block.roundsOpened == 0) {
      block.rounds = new int[4];
      block.rounds[0] = shadow.base;
      block.roundsOpened = 1;
    }
  }

  /** How many vertices a round of so many words has. */
  public static int verticesOf(int round, int words) {
    return words <= DecidingNumbers.SMALL && round >= DecidingNumbers.FEW ? 1 : words;
  }

  /** How many rounds there have been, the first with 0. */
  public int count() {
    return block.roundsOpened;
  }

  /** The first vertex of a round. */
  public int first(int number) {
    return block.rounds[number];
  }

  /** How many vertices a round has. */
  public int vertices(int number) {
    return verticesOf(number, round.length);
  }

  /** The round that the word is in, the first with 0. */
  public int round(int word) {
    return round[word];
  }

  public int vertex(int word) {
    int r = round[word];
    return small && r >= DecidingNumbers.FEW ? block.rounds[r] : block.rounds[r] + word;
  }

  /** The word is born afresh for the first time in the step. */
  public void reset(int word) {
    round[word] = 0;
  }

  /** The word is born afresh again in the step. */
  public static void next(Shadow shadow, int word, int step, Blocks blocks, Vertices vertices) {
    if (shadow.rounds == null) {
      shadow.rounds = new Rounds(shadow, blocks, vertices);
      vertices.shortLived.addAll(shadow.base, shadow.base + shadow.length());
    }
    shadow.rounds.next(word, step);
  }

  private void next(int word, int step) {
    int r = round[word] + 1;
    if (small && r >= DecidingNumbers.FEW) {
      if (sharedStep != step) {
        sharedStep = step;
        shared = DecidingNumbers.FEW;
      } else if (round[word] >= shared) {
        shared++;
      }
      r = shared;
    }
    while (block.roundsOpened <= r) {
      int opened = block.roundsOpened;
      if (opened == block.rounds.length) {
        block.rounds = Growth.of(block.rounds, opened + (opened >> 1));
      }
      block.rounds[opened] = open(verticesOf(opened, round.length));
      block.roundsOpened++;
    }
    round[word] = r; // last: the stack may have overflown above, and a word is never in a round without vertices
  }

  /** The first vertex of another round. */
  private int open(int length) {
    int base = length == 1 ? vertices.rounds.open(block) : vertices.allocate(length);
    if (block.single) {
      vertices.scalar.addAll(base, base + length);
    }
    if (block.kind == Kind.REGISTER) {
      vertices.registers.addAll(base, base + length);
    }
    return base;
  }
}
