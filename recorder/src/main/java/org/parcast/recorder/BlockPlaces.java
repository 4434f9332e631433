package org.parcast.recorder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recorder.format.Nets;

/** Which words are at the same place in arrays of the same shape, by vertex. */
final class BlockPlaces {
  private static final int NONE = -1;

  private final Blocks blocks;
  private final TreeMap<Integer, Integer> byBase = new TreeMap<>();
  private final Map<Long, Integer> rows = new HashMap<>();

  /** The rows that were looked at last: a row at the place of {@code from} in the array of {@code to}. */
  private int from = NONE;

  private int to = NONE;
  private int found = NONE;

  BlockPlaces(Blocks blocks) {
    this.blocks = blocks;
    for (int id = 0; id < blocks.size(); id++) {
      Blocks.Block block = blocks.get(id);
      if (block.base >= Nets.FIRST_VERTEX) {
        byBase.put(block.base, id);
      }
      if (block.parent >= 0) {
        rows.put(key(block.parent, block.index), id);
      }
    }
  }

  /** The word at the word's place in the array that another word is of; -1 where that has another shape. */
  int counterpart(int word, int other) {
    if (!isIn(from, word) || !isIn(to, other)) {
      from = blockOf(word);
      to = blockOf(other);
      found = from < 0 || to < 0 ? NONE : row();
    }
    return found < 0 ? NONE : blocks.get(found).base + word - blocks.get(from).base;
  }

  private int row() {
    List<Integer> path = blocks.path(from);
    int at = blocks.array(from);
    int as = blocks.array(to);
    for (int i = 0; as >= 0 && i < path.size(); i++) {
      as = blocks.get(at).length == blocks.get(as).length ? rows.getOrDefault(key(as, path.get(i)), NONE) : NONE;
      at = rows.get(key(at, path.get(i)));
    }
    return as >= 0 && blocks.get(as).base >= Nets.FIRST_VERTEX && blocks.get(from).length == blocks.get(as).length ? as : NONE;
  }

  private boolean isIn(int block, int word) {
    return block >= 0 && word >= blocks.get(block).base && word < blocks.get(block).base + blocks.get(block).length;
  }

  private int blockOf(int word) {
    Map.Entry<Integer, Integer> block = byBase.floorEntry(word);
    return block != null && isIn(block.getValue(), word) ? block.getValue() : NONE;
  }

  private static long key(int parent, int index) {
    return (long) parent << Integer.SIZE | index;
  }
}
