package org.parcast.recorder.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.parcast.recorder.state.BlockPlaces;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/**
 * Arrays that hold word for word what another of their shape does when steps begin, as two time levels of a wave at rest. The steps give each its
 * own values, and what they leave in it takes the place of what it began with: so that is a value of its own, computed from the other's.
 */
final class InitialCopies {
  private final ValueFlowState flow;
  /** Null while no copy has been met. */
  private BlockPlaces places;

  private InitialCopies(ValueFlowState flow) {
    this.flow = flow;
  }

  /** Makes them values of their own. */
  static void own(ValueFlowState flow) {
    Rows arrays = new Rows(flow);
    flow.allocation.forEachLasting(arrays);
    InitialCopies copies = new InitialCopies(flow);
    for (List<Shadow> rows : arrays.byArray.values()) {
      if (copies.areCopied(rows)) {
        for (Shadow row : rows) {
          copies.own(row);
        }
      }
    }
  }

  /** Collects the rows of arrays. */
  private static final class Rows implements Consumer<Shadow> {
    private final ValueFlowState flow;
    private final Map<Integer, List<Shadow>> byArray = new TreeMap<>();

    Rows(ValueFlowState flow) {
      this.flow = flow;
    }

    @Override
    public void accept(Shadow shadow) {
      if (!shadow.isScratch() && flow.blocks.get(shadow.block).kind == Kind.ARRAY) {
        int array = flow.blocks.array(shadow.block);
        List<Shadow> rows = byArray.get(array);
        if (rows == null) {
          rows = new ArrayList<>();
          byArray.put(array, rows);
        }
        rows.add(shadow);
      }
    }
  }

  /** Whether most words of the rows are copies: what one word or row of a table begins with makes it no copy. */
  private boolean areCopied(List<Shadow> rows) {
    long words = 0;
    long copied = 0;
    for (Shadow row : rows) {
      words += row.length();
      for (int word = 0; word < row.length(); word++) {
        copied += isCopy(row, word) ? 1 : 0;
      }
    }
    return 2 * copied > words;
  }

  private void own(Shadow row) {
    for (int word = 0; word < row.length(); word++) {
      if (isCopy(row, word)) {
        flow.use(row.value(word), row.vertex(word));
        flow.born(row, word, row.vertex(word));
      }
    }
  }

  private boolean isCopy(Shadow row, int word) {
    int home = flow.values.home(row.value(word));
    if (row.value(word) == 0 || row.has(home)) {
      return false;
    }
    if (places == null) {
      places = new BlockPlaces(flow.blocks);
    }
    return places.counterpart(row.vertex(word), home) == home;
  }
}
