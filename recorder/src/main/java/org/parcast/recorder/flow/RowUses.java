package org.parcast.recorder.flow;

import java.util.Arrays;
import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.state.Shadow;

/**
 * The uses of values by the rows of a loop, each of which stores to the word of an array that lies as much further on as from row to row before. All uses come before
 * all births. The loops are apart, without calls: so they take a third less time.
 */
public final class RowUses {
  private final ValueFlowState flow;

  /** By row, whether the former value of the word that is stored is among those used. */
  private boolean[] updates = new boolean[16];

  private boolean grown;

  // The words that are stored.
  private Shadow target;
  private int first;
  private int step;
  private int rows;

  RowUses(ValueFlowState flow) {
    this.flow = flow;
  }

  /** So many rows begin, which store to a word of the target, {@code step} further on each time. */
  public void begin(Shadow target, int first, int step, int rows) {
    target.settle(first, step, rows);
    this.target = target;
    this.first = first;
    this.step = step;
    this.rows = rows;
    if (updates.length < rows) {
      updates = new boolean[2 * rows];
    }
    Arrays.fill(updates, 0, rows, false);
    grown = false;
  }

  /** Whether the row has used the former value of the word that it stores to. */
  public boolean isUpdate(int row) {
    return updates[row];
  }

  /** Whether a set of sinks has grown since these rows began, or since this was asked last. */
  public boolean hasGrown() {
    boolean answer = grown;
    grown = false;
    return answer;
  }

  /** Each row uses a word of the array, {@code advance} further on each time. */
  public void use(Shadow from, int begin, int advance) {
    int[] values = from.values(begin, advance, rows);
    for (int row = 0; (row = useAsBefore(values, begin, advance, row)) < rows; row++) {
      use(flow.load(from, begin + row * advance), row);
    }
  }

  /** Each row uses the value. */
  public void use(int value) {
    if (value == 0) {
      return;
    }
    int[] formers = target.values(first, step, rows);
    for (int row = 0, word = first; row < rows; row++, word += step) {
      updates[row] |= value == formers[word];
    }
    grown |= flow.useAlong(value, target.base + first, step, rows);
  }

  /** The row uses these words of the array. */
  public void use(Shadow from, int[] words, int begin, int end, int row) {
    int[] values = from.values();
    for (int i = begin; (i = useAsBefore(values, words, i, end, row)) < end; i++) {
      use(flow.load(from, words[i]), row);
    }
  }

  private void use(int value, int row) {
    int word = first + row * step;
    grown |= flow.grow(value, target.base + word);
    updates[row] |= value == target.value(word);
  }

  /** Goes on from the row while sets grow by the sink that followed last time, or not at all; answers where that ends. */
  private int useAsBefore(int[] values, int begin, int advance, int row) {
    int[] set = flow.values.set;
    long[] home = flow.values.home;
    int[] near = flow.sets.pool.near;
    int[] formers = target.values(first, step, rows);
    boolean[] met = updates;
    int sinks = target.base;
    int further = step;
    int end = rows;
    boolean grows = false;
    int at = row;
    for (int word = first + row * further, source = begin + row * advance; at < end; at++, word += further, source += advance) {
      int value = values[source];
      int before = set[value];
      int after = SinkSets.followed(near, before, (int) (home[value] >> 32), sinks + word);
      if (after == 0) {
        break;
      }
      if (after != before) {
        set[value] = after;
        grows = true;
      }
      met[at] |= value == formers[word];
    }
    grown |= grows;
    return at;
  }

  /** The same from the word {@code i} of those that a row uses. */
  private int useAsBefore(int[] values, int[] words, int i, int end, int row) {
    int[] set = flow.values.set;
    long[] home = flow.values.home;
    int[] near = flow.sets.pool.near;
    int former = target.value(first + row * step);
    int sink = target.base + first + row * step;
    boolean grows = false;
    boolean met = false;
    int at = i;
    for (; at < end; at++) {
      int value = values[words[at]];
      int before = set[value];
      int after = SinkSets.followed(near, before, (int) (home[value] >> 32), sink);
      if (after == 0) {
        break;
      }
      if (after != before) {
        set[value] = after;
        grows = true;
      }
      met |= value == former;
    }
    grown |= grows;
    updates[row] |= met;
    return at;
  }
}
