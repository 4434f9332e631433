package org.parcast.recorder.flow.strided;

import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.state.LazyRow;
import org.parcast.recorder.state.Shadow;

/** A row that strided loops use as they store to other rows: each word by a sink that lies as far from it as those of the other words from these. */
final class SourceRow extends LazyRow {
  private static final ValueFlowState FLOW = ValueFlowEvents.FLOW;

  /** So many uses wait at most, 16 KiB of them. */
  private static final int MOST = 1 << 12;

  /** How far from each word its sinks lie. */
  private int[] distances = new int[8];

  /** Whether it is known that its values are held by its words alone. */
  private boolean known;

  /** How a set of the words settled last has grown, when so many sinks were told of, but for so many that it had. */
  private int from;

  private int to;
  private int with;
  private int had = -1;

  SourceRow(Shadow shadow, int first, int step, int rows) {
    super(shadow, first, step, rows);
  }

  /** Whether the use of these words, most of the row's, may wait: each word has a value of its own. */
  boolean mayWait(int first, int step, int rows) {
    if (told() == MOST || !narrowTo(first, step, rows)) {
      return false;
    }
    known = known || mayAllWait();
    return known;
  }

  /** All words are used by a sink so far from them. */
  void use(int distance) {
    if (told() == distances.length) {
      distances = Growth.of(distances, 2 * told());
    }
    distances[told()] = distance;
    tell();
  }

  @Override
  protected boolean mayWait(int word, int value) {
    return FLOW.isAtHome(shadow, word, value);
  }

  @Override
  protected boolean mayBeDone(int word, int value) {
    return false;
  }

  @Override
  protected void settle(int word, int value, int before) {
    int set = FLOW.values.set[value];
    if (had == before && with == told() && from == set) {
      FLOW.values.set[value] = to;
      return;
    }
    for (int i = before; i < told(); i++) {
      FLOW.use(value, shadow.base + word + distances[i]);
    }
    from = set;
    to = FLOW.values.set[value];
    with = told();
    had = FLOW.isOfDistances(from) && FLOW.isOfDistances(to) ? before : -1;
  }
}
