package org.parcast.recorder.flow.strided;

import java.util.Arrays;
import java.util.BitSet;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.state.Shadow;

/** The iterations of a {@link StridedLoop}, told one after the other. */
final class StridedStores {
  private static final boolean SCOUT = Recorder.SCOUT;
  private static final ValueFlowState FLOW = ValueFlowEvents.FLOW;

  private final StridedDeed[] deeds;
  private final StridedWords words;
  private final StridedEntry entry;

  /** Whether nothing is stored, and each register gathers one term in an iteration: what one gathers is nothing to the others. */
  private final boolean gathersApart;

  private int[] sources = new int[8];

  /** By leaf of a term, the values of its words. */
  private int[][] found = new int[4][];

  StridedStores(StridedDeed[] deeds, StridedWords words, StridedEntry entry) {
    this.deeds = deeds;
    this.words = words;
    this.entry = entry;
    gathersApart = gathersApart(deeds);
  }

  private static boolean gathersApart(StridedDeed[] deeds) {
    BitSet registers = new BitSet();
    boolean apart = true;
    for (StridedDeed deed : deeds) {
      apart &= deed.is(StridedLoop.GATHERS) && !registers.get(deed.target());
      registers.set(deed.target());
    }
    return apart;
  }

  void tell(int more) {
    if (gathersApart) {
      for (StridedDeed deed : deeds) {
        gatherAll(deed, more);
      }
      return;
    }
    for (int after = 1; after <= more; after++) {
      for (StridedDeed deed : deeds) {
        if (deed.is(StridedLoop.GATHERS)) {
          gather(deed, after);
        } else {
          store(deed, after);
        }
      }
    }
  }

  private void gather(StridedDeed deed, int after) {
    Register register = entry.gathering[deed.target()];
    for (int leaf : deed.leaves()) {
      if (leaf < StridedLoop.ENTERED) {
        Registers.add(register, words.value(leaf, after));
      } else {
        entry.addTo(register, leaf - StridedLoop.ENTERED);
      }
    }
    if (deed.is(StridedLoop.ENDS_TERM)) {
      Registers.term(register);
    }
  }

  /** Nothing is stored. In the first run the register holds words of the iterations before, and needs no others that tell nothing. */
  private void gatherAll(StridedDeed deed, int more) {
    int[] leaves = SCOUT ? mayCarry(deed.leaves()) : deed.leaves();
    Register register = entry.gathering[deed.target()];
    if (FLOW.active && wordsAlone(leaves) && Registers.makeRoom(register, (long) more * leaves.length)) {
      gatherAtOnce(deed, more, register);
      return;
    }
    for (int i = 0; i < leaves.length; i++) {
      if (i == found.length) {
        found = Arrays.copyOf(found, 2 * i);
      }
      if (leaves[i] < StridedLoop.ENTERED) {
        found[i] = found[i] == null || found[i].length < more ? new int[2 * more] : found[i];
        words.values(leaves[i], more, found[i], 0, 1);
      }
    }
    for (int after = 0; after < more; after++) {
      for (int i = 0; i < leaves.length; i++) {
        if (leaves[i] < StridedLoop.ENTERED) {
          Registers.add(register, found[i][after]);
        } else {
          entry.addTo(register, leaves[i] - StridedLoop.ENTERED);
        }
      }
      if (deed.is(StridedLoop.ENDS_TERM)) {
        Registers.term(register);
      }
    }
  }

  private static boolean wordsAlone(int[] leaves) {
    boolean alone = true;
    for (int leaf : leaves) {
      alone &= leaf < StridedLoop.ENTERED;
    }
    return alone;
  }

  /** The register has room for all that is loaded, and all words that are loaded have a value. */
  private void gatherAtOnce(StridedDeed deed, int more, Register register) {
    int[] leaves = deed.leaves();
    for (int i = 0; i < leaves.length; i++) {
      words.values(leaves[i], more, register.source, register.size + i, leaves.length);
    }
    Registers.appended(register, more, leaves.length, deed.is(StridedLoop.ENDS_TERM));
  }

  /** Those of the leaves that may carry something from one iteration of the loop that is watched to another. */
  private int[] mayCarry(int[] leaves) {
    int[] carrying = new int[leaves.length];
    int size = 0;
    for (int leaf : leaves) {
      if (leaf >= StridedLoop.ENTERED || words.mayCarry(leaf)) {
        carrying[size++] = leaf;
      }
    }
    return size == leaves.length ? leaves : Arrays.copyOf(carrying, size);
  }

  private void store(StridedDeed deed, int after) {
    Shadow target = words.shadow(deed.target(), after);
    int index = words.word[deed.target()] + after * words.stride[deed.target()];
    int at = words.site[deed.target()];
    int size = 0;
    int uses = deed.is(StridedLoop.BY_REGISTER) ? 0 : deed.leaves().length;
    boolean computed = deed.is(StridedLoop.COMPUTES);
    for (int leaf : deed.leaves()) {
      Register register = leaf < StridedLoop.ENTERED ? null : entry.registers[leaf - StridedLoop.ENTERED];
      if (register == null) {
        size = add(leaf < StridedLoop.ENTERED ? words.value(leaf, after) : entry.values[leaf - StridedLoop.ENTERED], size);
      } else {
        for (int i = 0; i < register.size; i++) {
          size = add(register.source[i], size);
        }
        uses += register.repeated;
        computed |= register.computed;
      }
    }
    uses += deed.is(StridedLoop.BY_REGISTER) ? size : 0;
    if (SCOUT) {
      int sink = ValueFlowEvents.scouted(target, index, at);
      for (int i = 0; i < size; i++) {
        ValueFlowEvents.scoutedUse(sources[i], sink);
      }
    } else if (size == 1 && (deed.is(StridedLoop.COPIES) || deed.is(StridedLoop.BY_REGISTER) && !computed)) {
      FLOW.copy(target, index, sources[0], at);
    } else {
      boolean update = false;
      for (int i = 0; i < size; i++) {
        update |= sources[i] == target.value(index);
      }
      int sink = FLOW.sink(target, index, update, at, size == 0 ? -Math.max(1, uses) : Math.max(1, uses));
      FLOW.use(sources, size, sink, 0);
      FLOW.born(target, index, sink);
    }
  }

  private int add(int value, int size) {
    if (value == 0) {
      return size;
    }
    if (size == sources.length) {
      sources = Growth.of(sources, 2 * size);
    }
    sources[size] = value;
    return size + 1;
  }
}
