package org.parcast.recorder.flow.strided;

import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Scout;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.state.Shadow;

/** The iterations of a {@link StridedLoop} of one store for the first run: all words that are stored, then all that they are computed from. */
final class StridedScout {
  private final StridedDeed deed;
  private final StridedWords words;
  private final StridedEntry entry;

  StridedScout(StridedDeed deed, StridedWords words, StridedEntry entry) {
    this.deed = deed;
    this.words = words;
    this.entry = entry;
  }

  /** Whether it makes no difference to the first run in which order the iterations store and load: no word is stored twice, or loaded from which another iteration stores. */
  boolean mayBeTogether(int more) {
    int stored = deed.target();
    boolean apart = words.stride[stored] != 0 && words.rowOf[stored] == 0 && !words.shadow[stored].mayRun && !Recorder.SCOUTING.isRecurrence(words.site[stored]);
    for (int leaf : deed.leaves()) {
      apart &= leaf >= StridedLoop.ENTERED ? isEnteredApart(leaf - StridedLoop.ENTERED, more) : words.rowOf[leaf] == 0 && words.isOwnOrApart(leaf, stored, more);
    }
    return apart;
  }

  /** Whether no iteration stores a word that was loaded before. */
  private boolean isEnteredApart(int number, int more) {
    Register register = entry.registers[number];
    boolean apart = register != null || !isStored(entry.values[number], more);
    for (int i = 0; register != null && i < register.size; i++) {
      apart &= !isStored(register.source[i], more);
    }
    return apart;
  }

  private boolean isStored(int vertex, int more) {
    int from = vertex(deed.target());
    int to = from + more * words.stride[deed.target()];
    return vertex >= Math.min(from, to) && vertex <= Math.max(from, to);
  }

  void tell(int more) {
    Scout scout = Recorder.SCOUTING;
    int stored = deed.target();
    int step = words.stride[stored];
    int first = vertex(stored) + step;
    words.shadow[stored].storedIn = scout.loopsEntered();
    scout.storeAll(first, step, more, gathers(), ValueFlowEvents.FLOW.vertexCount());
    for (int leaf : deed.leaves()) {
      Register register = leaf < StridedLoop.ENTERED ? null : entry.registers[leaf - StridedLoop.ENTERED];
      if (leaf < StridedLoop.ENTERED) {
        useAll(leaf, first, more);
      } else if (register == null && entry.values[leaf - StridedLoop.ENTERED] != 0) {
        scout.useAll(entry.values[leaf - StridedLoop.ENTERED], 0, first, step, more);
      } else if (register != null) {
        for (int i = 0; i < register.size; i++) {
          scout.useAll(register.source[i], 0, first, step, more);
        }
      }
    }
  }

  /** Whether each word that is stored gathers on what it has. */
  private boolean gathers() {
    boolean gathers = false;
    for (int leaf : deed.leaves()) {
      gathers |= leaf < StridedLoop.ENTERED && isOwn(leaf);
    }
    return gathers;
  }

  private boolean isOwn(int leaf) {
    int stored = deed.target();
    return words.shadow[leaf] == words.shadow[stored] && words.word[leaf] == words.word[stored];
  }

  private void useAll(int leaf, int first, int more) {
    int stored = deed.target();
    if (!isOwn(leaf) && words.mayCarry(leaf)) {
      Recorder.SCOUTING.useAll(vertex(leaf) + words.stride[leaf], words.stride[leaf], first, words.stride[stored], more);
    }
  }

  /** That of the word in the last iteration that was told of. */
  private int vertex(int number) {
    Shadow of = words.shadow[number];
    return Recorder.SCOUTING.vertex(of, words.word[number]);
  }
}
