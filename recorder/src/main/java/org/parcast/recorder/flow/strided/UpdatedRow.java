package org.parcast.recorder.flow.strided;

import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.state.LazyRow;
import org.parcast.recorder.state.Shadow;

/**
 * A row each word of which was born in its place by a strided loop just now, held by nothing else, and may be updated by that loop again: each time a value
 * that only its successor has used dies, and another is born.
 */
final class UpdatedRow extends LazyRow {
  private static final ValueFlowState FLOW = ValueFlowEvents.FLOW;

  private final int uses;
  private final int site;

  /** A row that was stored to at the site, each word with so many uses of values. */
  UpdatedRow(Shadow shadow, int first, int step, int rows, int site, int uses) {
    super(shadow, first, step, rows);
    this.site = site;
    this.uses = uses;
  }

  /** Whether an update of these words, most of the row's, is of the same kind, and may wait. */
  boolean isUpdatedAgain(int first, int step, int rows, int at, int usesOfEach) {
    return at == site && usesOfEach == uses && shadow.rounds == null && narrowTo(first, step, rows);
  }

  /** All words are updated. */
  void update() {
    tell();
  }

  @Override
  protected boolean mayWait(int word, int value) {
    return FLOW.isAtHome(shadow, word, value);
  }

  /** Something may still hold the value that the word holds, which then lives on. */
  @Override
  protected boolean mayBeDone(int word, int value) {
    return value != 0 && FLOW.values.home(value) == shadow.base + word;
  }

  @Override
  protected void settle(int word, int value, int before) {
    if (mayWait(word, value)) {
      FLOW.update(value, uses, told() - before);
    } else {
      FLOW.grow(value, shadow.base + word);
      FLOW.firstBirth(shadow, word, true, site, uses);
      FLOW.born(shadow, word, shadow.base + word);
      FLOW.births--; // counted with the row
    }
  }
}
