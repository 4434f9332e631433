package org.parcast.recording;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.stream.IntStream;

/**
 * Blocks by id. Later rounds of scratch, which are many more than all others where each element of a mesh has its round, are kept as four
 * numbers each and described when they are asked for.
 */
final class WordBlocks extends AbstractList<WordBlock> implements RandomAccess {
  private final WordBlock[] described;
  private final int[] original;
  private final int[] round;
  private final int[] firstVertex;
  private final int[] length;

  WordBlocks(int count) {
    described = new WordBlock[count];
    original = new int[count];
    round = new int[count];
    firstVertex = new int[count];
    length = new int[count];
  }

  /** Block {@code id} is a later round of the words of another. */
  void round(int id, int ofOriginal, int number, int first, int words) {
    original[id] = ofOriginal;
    round[id] = number;
    firstVertex[id] = first;
    length[id] = words;
  }

  /** Whether each round is of words that are described. */
  boolean areDescribed() {
    return IntStream.range(0, described.length).allMatch(id -> described[id] != null || described[original[id]] != null);
  }

  @Override
  public WordBlock set(int id, WordBlock block) {
    WordBlock before = described[id];
    described[id] = block;
    return before;
  }

  @Override
  public WordBlock get(int id) {
    if (described[id] != null) {
      return described[id];
    }
    WordBlock words = described[original[id]];
    return new WordBlock(id, words.kind(), words.name(), words.type(), -1, 0, length[id], firstVertex[id], words.wordBytes(), words.words(),
        original[id], round[id], false, List.of(), words.site());
  }

  @Override
  public int size() {
    return described.length;
  }
}
