package org.parcast.recorder.event;

import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.state.Shadow;

/** Where the number of a box was stored last, and its value, or the one that the word has in its place since the step ended that moved it there; 0 while nothing has asked for a number that was put there outside the region. */
final class KeptBox {
  private final Shadow shadow;
  private final int word;
  private final boolean isOwn;
  private int value;

  /** What holds the value for methods that are handed the box by the library; null where none was. */
  private Register register;

  /** @param isOwn whether the word is the box's own, in no place yet */
  KeptBox(Shadow shadow, int word, boolean isOwn) {
    this.shadow = shadow;
    this.word = word;
    this.isOwn = isOwn;
    take(Recorder.SCOUT ? Recorder.SCOUTING.vertex(shadow, word) : shadow.value(word));
  }

  int value() {
    if (value == 0) {
      take(ValueFlowEvents.load(word, shadow));
    } else if (!Recorder.SCOUT && ValueFlowEvents.FLOW.isInPlaceOf(shadow.value(word), value)) {
      int before = value;
      take(shadow.value(word));
      ValueFlowEvents.FLOW.release(before);
    }
    return value;
  }

  /** Whether the word is the box's own, in no place yet. */
  boolean isOwn() {
    return isOwn;
  }

  /** What holds the value, as long as this does. */
  Register register() {
    if (register == null) {
      register = new Register();
    }
    if (register.size != 1 || register.source[0] != value()) {
      Registers.add(Registers.empty(register), value());
    }
    return register;
  }

  /** A place keeps the number from now on: what was born in the box's own word was born there, and is placed with it. */
  void keep(Shadow place, int at, int site) {
    ValueFlowEvents.FLOW.allocation.detached(shadow.block);
    ValueFlowEvents.keep(place, at, value(), site);
    if (!Recorder.SCOUT) {
      ValueFlowEvents.FLOW.rehoming.keep(shadow, word, place, at);
    }
  }

  private void take(int held) {
    if (!Recorder.SCOUT && held != 0) {
      ValueFlowEvents.FLOW.values.hold(held);
    }
    value = held;
  }

  void drop() {
    Registers.free(register);
    if (!Recorder.SCOUT) {
      ValueFlowEvents.FLOW.release(value);
    }
  }
}
