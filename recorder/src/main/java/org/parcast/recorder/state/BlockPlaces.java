package org.parcast.recorder.state;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.recording.Nets;

/** Which words are at the same place in arrays of the same shape, by vertex. */
public final class BlockPlaces {
  private static final int NONE = -1;

  private final Blocks blocks;
  /** The blocks that have words, by their first vertex. */
  private final int[] byBase;

  private final Map<Long, Integer> rows = new HashMap<>();

  /** The rows that were looked at last: a row at the place of {@code from} in the array of {@code to}. */
  private int from = NONE;

  private int to = NONE;
  private int found = NONE;

  public BlockPlaces(Blocks blocks) {
    this.blocks = blocks;
    byBase = IntStream.range(0, blocks.size()).filter(id -> blocks.get(id).base >= Nets.FIRST_VERTEX).boxed()
        .sorted(Comparator.comparingInt(id -> blocks.get(id).base)).mapToInt(id -> id).toArray();
    for (int id = 0; id < blocks.size(); id++) {
      if (blocks.get(id).parent >= 0) {
        rows.put(key(blocks.get(id).parent, blocks.get(id).index), id);
      }
    }
  }

  /** The word at the word's place in the array that another word is of; -1 where that has another shape. */
  public int counterpart(int word, int other) {
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
    int low = 0;
    int high = byBase.length;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (blocks.get(byBase[middle]).base <= word) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low < high && isIn(byBase[low], word) ? byBase[low] : NONE;
  }

  private static long key(int parent, int index) {
    return (long) parent << Integer.SIZE | index;
  }
}
