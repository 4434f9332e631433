package org.parcast.recorder.event;

import java.lang.ref.ReferenceQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.memory.IdentityKey;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Shadow;

/**
 * Numbers in boxes that collections keep. What is put into an {@code ArrayList} or {@code ArrayDeque} is stored in a word of an array that
 * stands for it; the box is known by its identity from then on, wherever it turns up again. (Boxes that the library shares, those of small
 * whole numbers, and constants of enums, are known by the place in the list that they were taken from just now, or by the word that they were put into last.)
 */
public final class Boxes {
  private Boxes() {}

  /** Where the number of a box was stored last, and its value, or the one that the word has in its place since the step ended that moved it there; 0 while nothing has asked for a number that was put there outside the region. */
  private static final class Kept {
    final Shadow shadow;
    final int word;
    int value;

    Kept(Shadow shadow, int word) {
      this.shadow = shadow;
      this.word = word;
      take(Recorder.SCOUT ? Recorder.SCOUTING.vertex(shadow, word) : shadow.value[word]);
    }

    int value() {
      if (value == 0) {
        take(ValueFlowEvents.load(word, shadow));
      } else if (!Recorder.SCOUT && ValueFlowEvents.FLOW.isInPlaceOf(shadow.value[word], value)) {
        int before = value;
        take(shadow.value[word]);
        ValueFlowEvents.FLOW.release(before);
      }
      return value;
    }

    private void take(int held) {
      value = held;
      if (!Recorder.SCOUT && held != 0) {
        ValueFlowEvents.FLOW.values.hold(held);
      }
    }

    void drop() {
      if (!Recorder.SCOUT) {
        ValueFlowEvents.FLOW.release(value);
      }
    }
  }

  private static final Map<IdentityKey, Kept> KEPT = new HashMap<>();
  private static final Map<IdentityKey, ContainerWords> WORDS = new HashMap<>();
  private static final ReferenceQueue<Object> DEAD = new ReferenceQueue<>();

  /** A list that is gone through from its beginning, and how far. */
  private static final class Walk {
    final ContainerWords words;
    int next;

    Walk(ContainerWords words) {
      this.words = words;
    }
  }

  private static final Map<IdentityKey, Walk> WALKS = new HashMap<>();

  /** A box that equal numbers may share and that was taken from a list just now, and the place there. */
  private static Object taken;

  private static ContainerWords takenFrom;
  private static int takenAt;

  /**
   * A box is about to be put into a container.
   *
   * @param index its place in a list, or -1 at the end, or -2 at the front
   * @param register what the number was computed from
   */
  public static void put(Object container, int index, Object box, Register register, int site) {
    ThreadHandover.check();
    forgetDead();
    ContainerWords words = box == null || container == null ? null : words(container);
    if (words == null) {
      ValueFlowEvents.external(register);
      return;
    }
    store(words, index, box, register, site);
  }

  /**
   * A list was filled with boxes by code that is not traced.
   *
   * @param boxes its elements
   * @param registers by index, what the numbers were computed from
   */
  static void filled(List<?> list, List<Object> boxes, List<Register> registers, int site) {
    ThreadHandover.check();
    forgetDead();
    ContainerWords words = known(list);
    for (int i = 0; i < boxes.size(); i++) {
      store(words, i, boxes.get(i), registers.get(i), site);
    }
  }

  private static void store(ContainerWords words, int index, Object box, Register register, int site) {
    int word = words.place(index, box, site);
    ValueFlowEvents.store(words.shadow(), word, register, site);
    Kept before = KEPT.put(new IdentityKey(box, DEAD), new Kept(words.shadow(), word));
    if (before != null) {
      before.drop();
    }
  }

  /** The list has answered its element at the index. */
  public static void taken(Object element, Object list, int index) {
    boolean mayBeShared = ContainerWords.mayBeShared(element);
    take(mayBeShared ? element : null, mayBeShared ? WORDS.get(new IdentityKey(list, null)) : null, index);
  }

  private static void take(Object element, ContainerWords from, int index) {
    boolean isKnown = from != null && from.areInPlace();
    taken = isKnown ? element : null;
    takenFrom = isKnown ? from : null;
    takenAt = index;
  }

  /** What goes through the collection from its beginning has been made. */
  public static void walked(Object iterator, Object collection) {
    ContainerWords words = iterator == null ? null : WORDS.get(new IdentityKey(collection, null));
    if (words != null) {
      WALKS.put(new IdentityKey(iterator, DEAD), new Walk(words));
    }
  }

  /** It has answered its next element. */
  public static void next(Object element, Object iterator) {
    if (!WALKS.isEmpty() && ContainerWords.mayBeShared(element)) {
      Walk walk = WALKS.get(new IdentityKey(iterator, null));
      take(element, walk == null ? null : walk.words, walk == null ? 0 : walk.next++);
    }
  }

  /** The value of a box that came as a mere object, from a call or a reference of the name {@code origin}: 0 where it is not known. */
  public static int value(Object box, int origin) {
    ThreadHandover.check();
    if (box != null && box == taken) {
      return ValueFlowEvents.load(takenAt, takenFrom.shadow());
    }
    Kept kept = box == null ? null : KEPT.get(new IdentityKey(box, null));
    if (kept != null) {
      return kept.value();
    }
    if (box != null && ValueFlowEvents.FLOW.active) {
      Recorder.unmodelled(origin);
    }
    return 0;
  }

  /** What a box that a collection keeps was computed from; null where that is not known, and for whole numbers, which are mostly indices and whose boxes are shared. */
  public static Register register(Object box) {
    Kept kept = box instanceof Double || box instanceof Float ? KEPT.get(new IdentityKey(box, null)) : null;
    if (kept == null) {
      return null;
    }
    Register register = new Register();
    Registers.add(register, kept.value());
    return register;
  }

  private static ContainerWords words(Object container) {
    return container instanceof ArrayList || container instanceof ArrayDeque ? known(container) : null;
  }

  private static ContainerWords known(Object container) {
    ContainerWords words = WORDS.get(new IdentityKey(container, null));
    if (words == null) {
      words = new ContainerWords(container);
      WORDS.put(new IdentityKey(container, DEAD), words);
    }
    return words;
  }

  private static void forgetDead() {
    for (Object gone; (gone = DEAD.poll()) != null; ) {
      WORDS.remove(gone);
      WALKS.remove(gone);
      Kept kept = KEPT.remove(gone);
      if (kept != null) {
        kept.drop();
      }
    }
  }
}
