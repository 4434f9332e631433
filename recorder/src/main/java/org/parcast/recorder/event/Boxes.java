package org.parcast.recorder.event;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.memory.IdentityTable;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/**
 * Numbers in boxes that go where their type is not known: a box is an object of one number that never changes. One that goes on as a mere object has a word of its own. What is put into an array of objects, an {@code
 * ArrayList}, an {@code ArrayDeque} or a map by whole numbers is stored in a word of an array that
 * stands for it; the box is known by its identity from then on, wherever it turns up again. (Boxes that the library shares, those of small
 * whole numbers, and constants of enums, are known by the place that they were taken from just now, or by the word that they were put into last.)
 */
public final class Boxes {
  private Boxes() {}

  private static final IdentityTable<KeptBox> KEPT = new IdentityTable<>();
  private static final IdentityTable<ContainerWords> WORDS = new IdentityTable<>();

  /** A list that is gone through from its beginning, and how far; or the numbers of a map, in the order of its keys. */
  private static final class Walk {
    final ContainerWords words;
    final Object map;
    final Iterator<?> keys;
    int next;

    Walk(ContainerWords words, Map<?, ?> map) {
      this.words = words;
      this.map = map;
      this.keys = map == null ? null : map.keySet().iterator();
    }

    /** The index of the next word, -1 where that is not known. */
    int index() {
      if (keys == null) {
        return words.areInPlace() ? next++ : -1;
      }
      try {
        return keys.hasNext() ? MapKeys.indexOf(map, keys.next()) : -1;
      } catch (ConcurrentModificationException removed) { // by the program, on its way
        return -1;
      }
    }
  }

  private static final IdentityTable<Walk> WALKS = new IdentityTable<>();

  /** A box that equal numbers may share and that was taken from a place just now, and the word there. */
  private static Object taken;

  /** The box that was last told to go on as a mere object. */
  private static Object madeLast;

  /** Whether the operator of a reduction runs. */
  private static boolean areUnmade;

  /** The numbers of a map that were asked for last. */
  private static WeakReference<Object> numbers = new WeakReference<>(null);

  private static WeakReference<Object> walkedMap = new WeakReference<>(null);
  private static Shadow takenFrom;
  private static int takenAt;

  /** A number goes on as a mere object: to a method that takes anything, into a field or an array of a type parameter. It is known already if it only goes on. */
  public static void made(Object box, Register register, int site) {
    if (areUnmade || !ContainerWords.isBox(box) || box instanceof Enum) {
      return;
    }
    ThreadHandover.check();
    forgetDead();
    KeptBox known = KEPT.get(box);
    if (register != null && register.isCopy() && known != null && known.value() == register.source[0]) {
      return;
    }
    Shadow word = ValueFlowEvents.FLOW.allocation.words(Kind.ARRAY, site, -(16 + ContainerWords.code(box.getClass())), 1);
    ValueFlowEvents.store(word, 0, register, site);
    keep(box, word, 0, true);
    madeLast = box;
  }

  /** What the operator of a reduction answers: its box is no word, as who has the operator called takes the number on. */
  static Object unmade(Supplier<Object> operator) {
    boolean around = areUnmade;
    areUnmade = true;
    try {
      return operator.get();
    } finally {
      areUnmade = around;
    }
  }

  /** The box's number is in the word from now on. */
  private static void keep(Object box, Shadow shadow, int word, boolean isOwn) {
    KeptBox before = KEPT.put(box, new KeptBox(shadow, word, isOwn));
    if (before != null) {
      before.drop();
    }
    taken = box == taken ? null : taken;
  }

  /** A place of its own is about to keep the box: its number is copied there. Of a box that is not known, that is told when its number is used. */
  static void copy(Object box, Shadow place, int word, int site) {
    KeptBox known = KEPT.get(box);
    int value = box == taken ? ValueFlowEvents.load(takenAt, takenFrom) : known == null ? 0 : known.value();
    if (value != 0) {
      if (box != taken && known.isOwn()) {
        known.keep(place, word, site);
      } else {
        ValueFlowEvents.copy(place, word, value, site);
      }
      keep(box, place, word, false);
    }
  }

  /** The same for an element of an array of objects, a list or a map, at the index. */
  static void copy(Object container, int index, Object box, int site) {
    ThreadHandover.check();
    ContainerWords words = words(container);
    if (words != null && (index >= 0 || container instanceof List)) {
      int word = words.place(index, box, site);
      copy(box, words.shadow(), word, site);
    }
  }

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
    if (words != null) {
      store(words, index, box, register, site);
    } else if (box != null && !ContainerWords.mayBeShared(box)) {
      made(box, register, site);
    } else {
      ValueFlowEvents.external(register);
    }
  }

  /** The same for a number that a map keeps under a key. */
  public static void put(Object map, Object key, Object box, Register register, int site) {
    int index = MapKeys.indexOf(map, key);
    if (index >= 0 && box != null) {
      ThreadHandover.check();
      forgetDead();
      store(known(map), index, box, register, site);
    } else {
      put(null, -1, box, register, site);
    }
  }

  /**
   * A method of a map has changed what that keeps under a key: of the number that was there, and of the one that it was given.
   *
   * @param place what the key was computed from where the number is changed by constants alone, else null
   */
  public static void changed(Object map, Object key, Object given, Register place, int site) {
    int index = MapKeys.indexOf(map, key);
    Object now = index < 0 ? null : ((Map<?, ?>) map).get(key);
    if (!ContainerWords.isBox(now)) {
      return;
    }
    ThreadHandover.check();
    forgetDead();
    ContainerWords words = known(map);
    int word = words.place(index, now, site);
    boolean mayBeKnown = !ContainerWords.mayBeShared(now) || now == madeLast && now != given;
    if (place == null && mayBeKnown && KEPT.get(now) != null) {
      copy(now, words.shadow(), word, site);
      return;
    }
    Register register = new Register();
    boolean isThere = Recorder.SCOUT || words.shadow().value(word) != 0;
    Registers.add(register, isThere ? ValueFlowEvents.load(word, words.shadow()) : 0);
    KeptBox operand = given == null || place != null ? null : KEPT.get(given);
    Registers.add(register, operand == null ? 0 : operand.value());
    Registers.add(register, place);
    if (isThere || place != null) {
      Registers.computed(register);
    }
    store(words, index, now, register, site);
    Registers.free(register);
  }

  /** The map has answered what it keeps under a key. */
  public static void taken(Object element, Object map, Object key) {
    if (ContainerWords.mayBeShared(element)) {
      ContainerWords words = WORDS.get(map);
      int index = words == null ? -1 : MapKeys.indexOf(map, key);
      take(element, index >= 0 && index < words.shadow().length() ? words.shadow() : null, index);
    }
  }

  /** Someone goes through the entries or the numbers of the map. */
  public static void entries(Object map, Object answered) {
    walkedMap = new WeakReference<>(map);
    numbers = new WeakReference<>(answered);
  }

  /** An entry has answered its number: one of the map whose entries someone has gone through last. */
  public static void takenEntry(Object element, Object entry) {
    Object map = walkedMap.get();
    if (ContainerWords.mayBeShared(element) && map != null && entry instanceof Map.Entry<?, ?> taken) {
      taken(element, map, taken.getKey());
    }
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
    keep(box, words.shadow(), word, false);
  }

  /** The list, or the array, has answered its element at the index. */
  public static void taken(Object element, Object container, int index) {
    if (ContainerWords.mayBeShared(element)) {
      ContainerWords words = WORDS.get(container);
      take(element, words != null && words.areInPlace() ? words.shadow() : null, index);
    }
  }

  /** A field of the object has answered its element. */
  public static void takenFromField(Object element, Object holder, int field) {
    if (ContainerWords.mayBeShared(element)) {
      take(element, Structure.CONTAINERS.placeOf(holder, field), 0);
    }
  }

  private static void take(Object element, Shadow from, int index) {
    taken = from == null ? null : element;
    takenFrom = from;
    takenAt = index;
  }

  /** What goes through the collection from its beginning has been made. */
  public static void walked(Object iterator, Object collection) {
    Walk walk = iterator == null ? null : walk(collection);
    if (walk != null) {
      WALKS.put(iterator, walk);
    }
  }

  private static Walk walk(Object collection) {
    Map<?, ?> map = collection != null && collection == numbers.get() && walkedMap.get() instanceof Map<?, ?> walked ? walked : null;
    ContainerWords words = WORDS.get(map == null ? collection : map);
    return words == null ? null : new Walk(words, map);
  }

  /** What the elements of a collection were computed from, one after another from its beginning; null where that is not known. */
  static Supplier<Register> elements(Object collection) {
    Walk walk = collection == null ? null : walk(collection);
    return () -> {
      int index = walk == null ? -1 : walk.index();
      if (index < 0 || index >= walk.words.shadow().length()) {
        return null;
      }
      Register register = new Register();
      Registers.add(register, ValueFlowEvents.load(index, walk.words.shadow()));
      return register;
    };
  }

  /** It has answered its next element. */
  public static void next(Object element, Object iterator) {
    if (ContainerWords.mayBeShared(element)) {
      Walk walk = WALKS.get(iterator);
      int index = walk == null ? -1 : walk.index();
      take(element, index >= 0 && index < walk.words.shadow().length() ? walk.words.shadow() : null, index);
    }
  }

  /** The value of a box that came as a mere object, from a call or a reference of the name {@code origin}: 0 where it is not known. */
  public static int value(Object box, int origin) {
    ThreadHandover.check();
    if (box != null && box == taken) {
      return ValueFlowEvents.load(takenAt, takenFrom);
    }
    KeptBox kept = KEPT.get(box);
    if (kept != null) {
      return kept.value();
    }
    if (box != null && ValueFlowEvents.FLOW.active) {
      Recorder.unmodelled(origin);
    }
    return 0;
  }

  /** What a box was computed from; null where that is not known, and for whole numbers, which are mostly indices and whose boxes are shared. */
  public static Register register(Object box) {
    KeptBox kept = ofOwn(box);
    if (kept == null) {
      return null;
    }
    Register register = new Register();
    Registers.add(register, kept.value());
    return register;
  }

  /** The same in a register that is the box's, for who only reads it. */
  public static Register held(Object box) {
    KeptBox kept = ofOwn(box);
    return kept == null ? null : kept.register();
  }

  static boolean isReal(Object box) {
    return box instanceof Double || box instanceof Float;
  }

  private static KeptBox ofOwn(Object box) {
    return isReal(box) ? KEPT.get(box) : null;
  }

  private static ContainerWords words(Object container) {
    return container instanceof ArrayList || container instanceof ArrayDeque || container instanceof Object[] ? known(container) : null;
  }

  private static ContainerWords known(Object container) {
    ContainerWords words = WORDS.get(container);
    if (words == null) {
      words = new ContainerWords(container);
      WORDS.put(container, words);
    }
    return words;
  }

  private static void forgetDead() {
    for (KeptBox gone; (gone = KEPT.forgetDead()) != null; ) {
      gone.drop();
    }
    while (WORDS.forgetDead() != null || WALKS.forgetDead() != null) {
      continue;
    }
  }
}
