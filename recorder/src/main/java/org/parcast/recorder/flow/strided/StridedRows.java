package org.parcast.recorder.flow.strided;

import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.RowUses;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.state.Shadow;

/** The iterations of a {@link StridedLoop} of one store, told together: all loads before all stores. */
final class StridedRows {
  private static final ValueFlowState FLOW = ValueFlowEvents.FLOW;

  private final StridedDeed deed;
  private final StridedWords words;
  private final StridedEntry entry;

  StridedRows(StridedDeed deed, StridedWords words, StridedEntry entry) {
    this.deed = deed;
    this.words = words;
    this.entry = entry;
  }

  /** Whether each store is of a value on the vertex of its word itself, and nothing is loaded that an earlier iteration has stored. */
  boolean mayBeTogether(int more) {
    int stored = deed.target();
    Shadow target = words.shadow[stored];
    int step = words.stride[stored];
    int first = words.word[stored] + step;
    int last = words.word[stored] + more * step;
    boolean inPlace = false;
    boolean apart = step != 0 && words.rowOf[stored] == 0 && !target.mayBeAlone && deed.is(StridedLoop.COMPUTES);
    for (int leaf : deed.leaves()) {
      apart &= leaf >= StridedLoop.ENTERED || words.rowOf[leaf] == 0;
      if (leaf < StridedLoop.ENTERED && words.shadow[leaf] == target) {
        boolean own = words.word[leaf] == words.word[stored] && words.stride[leaf] == step;
        int from = words.word[leaf] + words.stride[leaf];
        int to = words.word[leaf] + more * words.stride[leaf];
        inPlace |= own;
        apart &= own || Math.max(from, to) < Math.min(first, last) || Math.min(from, to) > Math.max(first, last);
      }
    }
    for (int row = 1, index = first; apart && row <= more; row++, index += step) {
      apart = FLOW.isFirstBirth(target, index) || inPlace && FLOW.isBornThere(target, index);
    }
    return apart;
  }

  void tell(int more) {
    Shadow target = words.shadow[deed.target()];
    int step = words.stride[deed.target()];
    int first = words.word[deed.target()] + step;
    RowUses rows = FLOW.rowUses;
    rows.begin(target, first, step, more);
    int uses = 0;
    for (int leaf : deed.leaves()) {
      Register register = leaf < StridedLoop.ENTERED ? null : entry.registers[leaf - StridedLoop.ENTERED];
      if (leaf < StridedLoop.ENTERED) {
        uses++;
        useWord(rows, leaf);
      } else if (register == null) {
        int value = entry.values[leaf - StridedLoop.ENTERED];
        uses += value == 0 && deed.is(StridedLoop.BY_REGISTER) ? 0 : 1;
        rows.use(value);
      } else {
        uses += register.uses();
        for (int i = 0; i < register.size; i++) {
          rows.use(register.source[i]);
        }
      }
    }
    int at = words.site[deed.target()];
    for (int row = 0, index = first; row < more; row++, index += step) {
      if (FLOW.noting) {
        note(row + 1);
      }
      FLOW.firstBirth(target, index, rows.isUpdate(row), at, Math.max(1, uses));
      FLOW.born(target, index, target.base + index);
    }
  }

  private void useWord(RowUses rows, int leaf) {
    Shadow from = words.shadow[leaf];
    int advance = words.stride[leaf];
    if (advance == 0) {
      rows.use(FLOW.load(from, words.word[leaf]));
    } else {
      rows.use(from, words.word[leaf] + advance, advance);
    }
  }

  /** What the iteration uses, for the order of the step. */
  private void note(int after) {
    for (int leaf : deed.leaves()) {
      Register register = leaf < StridedLoop.ENTERED ? null : entry.registers[leaf - StridedLoop.ENTERED];
      for (int i = 0; register != null && i < register.size; i++) {
        FLOW.noteUse(register.source[i]);
      }
      if (register == null) {
        FLOW.noteUse(leaf < StridedLoop.ENTERED ? words.value(leaf, after) : entry.values[leaf - StridedLoop.ENTERED]);
      }
    }
  }
}
