package org.parcast.recorder.flow.strided;

import java.util.BitSet;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.RowUses;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.state.Shadow;

/**
 * The iterations of a {@link StridedLoop} of one store, told together: all loads before all stores. Where all of them load a word that one of them stores,
 * those after it come after those up to it. Where the loop has updated the same words just now, they wait to be updated once more.
 */
final class StridedRows {
  /** Fewer words are told of one by one. Decides no answer; from 2 to 32 times differ by no more than they do anyway (LuArrays and EliminationFunction of the everyday benchmark). */
  private static final int FEW = 8;

  private static final ValueFlowState FLOW = ValueFlowEvents.FLOW;

  private final StridedDeed deed;
  private final StridedWords words;
  private final StridedEntry entry;

  /** After how many iterations a word is stored that all of them load. */
  private final BitSet turns = new BitSet();

  // What is stored: so many words further on each time, from the first on.
  private Shadow target;
  private int first;
  private int step;
  private int uses;
  private boolean inPlace;

  StridedRows(StridedDeed deed, StridedWords words, StridedEntry entry) {
    this.deed = deed;
    this.words = words;
    this.entry = entry;
  }

  /** Tells of so many iterations if it can; answers whether. */
  boolean tell(int more) {
    target = words.shadow[deed.target()];
    step = words.stride[deed.target()];
    first = words.word[deed.target()] + step;
    if (!areApart(more)) {
      return false;
    }
    uses = uses();
    int site = words.site[deed.target()];
    boolean few = turns.cardinality() < FEW; // a row of which more words are looked at waits no longer
    if (inPlace && !FLOW.noting && few && target.waiting(first) instanceof UpdatedRow row && row.isUpdatedAgain(first, step, more, site, uses)) {
      updateAgain(row, more);
      return true;
    } else if (!areBornThere(more)) {
      return false;
    }
    for (int from = 0; from < more; ) {
      int next = turns.nextSetBit(from + 1);
      int to = next < 0 ? more : next;
      tell(from, to);
      from = to;
    }
    if (inPlace && more >= FEW && !FLOW.noting) {
      FLOW.lazy.add(new UpdatedRow(target, first, step, more, site, uses));
    }
    return true;
  }

  /** Whether nothing is loaded that an earlier iteration has stored, but for a word that all of them load. */
  private boolean areApart(int more) {
    int last = first + (more - 1) * step;
    boolean apart = step != 0 && words.rowOf[deed.target()] == 0 && !target.mayRun && deed.is(StridedLoop.COMPUTES);
    inPlace = false;
    turns.clear();
    for (int leaf : deed.leaves()) {
      apart &= leaf >= StridedLoop.ENTERED || words.rowOf[leaf] == 0;
      if (leaf < StridedLoop.ENTERED && words.shadow[leaf] == target) {
        boolean own = words.word[leaf] == words.word[deed.target()] && words.stride[leaf] == step;
        int from = words.word[leaf] + words.stride[leaf];
        int to = words.word[leaf] + more * words.stride[leaf];
        inPlace |= own;
        boolean beside = Math.max(from, to) < Math.min(first, last) || Math.min(from, to) > Math.max(first, last);
        boolean stays = words.stride[leaf] == 0;
        apart &= own || beside || stays;
        if (stays && !beside && step != 0 && (from - first) % step == 0) {
          turns.set((from - first) / step + 1);
        }
      }
    }
    return apart;
  }

  /** Whether each store is of a value on the vertex of its word itself. */
  private boolean areBornThere(int more) {
    boolean there = true;
    for (int row = 0, index = first; there && row < more; row++, index += step) {
      there = FLOW.isFirstBirth(target, index) || inPlace && FLOW.isBornThere(target, index);
    }
    return there;
  }

  private Register register(int leaf) {
    return leaf < StridedLoop.ENTERED ? null : entry.registers[leaf - StridedLoop.ENTERED];
  }

  /** How many uses of values each iteration makes; negative where it computes from nothing. */
  private int uses() {
    int sum = 0;
    for (int leaf : deed.leaves()) {
      boolean nothing = leaf >= StridedLoop.ENTERED && entry.values[leaf - StridedLoop.ENTERED] == 0 && deed.is(StridedLoop.BY_REGISTER);
      sum += register(leaf) != null ? register(leaf).uses() : nothing ? 0 : 1;
    }
    return sum == 0 ? -1 : sum;
  }

  /** The iterations after so many, up to another. */
  private void tell(int from, int to) {
    RowUses rows = FLOW.rowUses;
    int begin = first + from * step;
    rows.begin(target, begin, step, to - from);
    for (int leaf : deed.leaves()) {
      Register register = register(leaf);
      if (leaf < StridedLoop.ENTERED) {
        useWord(rows, leaf, from);
      } else if (register == null) {
        rows.use(entry.values[leaf - StridedLoop.ENTERED]);
      } else {
        for (int i = 0; i < register.size; i++) {
          rows.use(register.source[i]);
        }
      }
    }
    int site = words.site[deed.target()];
    for (int row = 0, index = begin; row < to - from; row++, index += step) {
      if (FLOW.noting) {
        note(from + row + 1);
      }
      FLOW.firstBirth(target, index, rows.isUpdate(row), site, uses);
      FLOW.born(target, index, target.base + index);
    }
  }

  private void useWord(RowUses rows, int leaf, int from) {
    Shadow of = words.shadow[leaf];
    int advance = words.stride[leaf];
    if (advance == 0) {
      rows.use(FLOW.load(of, words.word[leaf]));
    } else {
      rows.use(of, words.word[leaf] + (from + 1) * advance, advance);
    }
  }

  /** What the iteration uses, for the order of the step. */
  private void note(int after) {
    for (int leaf : deed.leaves()) {
      Register register = register(leaf);
      for (int i = 0; register != null && i < register.size; i++) {
        FLOW.noteUse(register.source[i]);
      }
      if (register == null) {
        FLOW.noteUse(leaf < StridedLoop.ENTERED ? words.value(leaf, after) : entry.values[leaf - StridedLoop.ENTERED]);
      }
    }
  }

  // ---- the same once more

  /** The words wait to be updated; what else is used is told. */
  private void updateAgain(UpdatedRow row, int more) {
    for (int leaf : deed.leaves()) {
      if (leaf < StridedLoop.ENTERED && words.stride[leaf] == 0) {
        useAlong(FLOW.load(words.shadow[leaf], words.word[leaf]), 0, turn(leaf, more));
      }
    }
    row.update(); // before a row of the same array may take its place
    for (int leaf : deed.leaves()) {
      Register register = register(leaf);
      if (register != null) {
        for (int i = 0; i < register.size; i++) {
          useAlong(register.source[i], 0, more);
        }
      } else if (leaf >= StridedLoop.ENTERED) {
        useAlong(entry.values[leaf - StridedLoop.ENTERED], 0, more);
      } else if (words.stride[leaf] == 0) {
        int turn = turn(leaf, more);
        useAlong(turn == more ? 0 : FLOW.load(words.shadow[leaf], words.word[leaf]), turn, more);
      } else if (words.shadow[leaf] != target || words.word[leaf] != words.word[deed.target()] || words.stride[leaf] != step) {
        useRow(words.shadow[leaf], words.word[leaf] + words.stride[leaf], words.stride[leaf], more);
      }
    }
    target.version++;
    FLOW.births += more;
  }

  /** After how many iterations the word is stored, which all of them load; all if it is not. */
  private int turn(int leaf, int more) {
    int distance = words.word[leaf] - first;
    boolean stored = words.shadow[leaf] == target && distance % step == 0 && distance / step >= 0 && distance / step < more;
    return stored ? distance / step + 1 : more;
  }

  private void useAlong(int value, int from, int to) {
    if (value != 0) {
      FLOW.useAlong(value, target.base + first + from * step, step, to - from);
    }
  }

  /** Each word of the row is used by what is stored in the same iteration. */
  private void useRow(Shadow from, int begin, int advance, int more) {
    if (advance == step && from.waiting(begin) instanceof SourceRow row && row.mayWait(begin, advance, more)) {
      row.use(target.base + first - from.base - begin);
      return;
    }
    for (int row = 0; row < more; row++) {
      FLOW.use(FLOW.load(from, begin + row * advance), target.base + first + row * step);
    }
    if (advance == step && more >= FEW) {
      FLOW.lazy.add(new SourceRow(from, begin, advance, more));
    }
  }
}
