package org.parcast.tracer.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Boxes that lists, queues and maps by whole numbers keep: words of an array that grows. Others have a word of their own. */
final class Collections {
  /** The array that stands for a collection. */
  private static final class Words {
    double[] array = new double[0];
    int head = -1;
    int tail;
  }

  private final Flow flow;
  private final Memory memory;
  private final Map<Object, Words> collections = new IdentityHashMap<>();
  private final Map<Object, Numeral> boxes = new IdentityHashMap<>();

  private static final Set<Class<?>> MAPS = Set.of(HashMap.class, LinkedHashMap.class, ConcurrentHashMap.class, TreeMap.class);

  /**
   * Where a box was put last.
   *
   * @param isOwn whether that is a word of its own, in no container
   */
  private record Place(Holder holder, String index, boolean isOwn) {}

  private final Map<Object, Place> places = new IdentityHashMap<>();

  /** The box that was last given a word of its own. */
  private Object madeLast;

  Collections(Flow flow, Memory memory) {
    this.flow = flow;
    this.memory = memory;
  }

  /** What the box was computed from; once a step has moved it, the word of its place. */
  Numeral numeral(Object box) {
    Place place = places.get(box);
    if (place != null && boxes.get(box).value != null && flow.isInPlaceOf(place.holder.word(place.index).value, boxes.get(box).value)) {
      boxes.put(box, flow.load(place.holder, place.index, List.of(), false));
    }
    return boxes.get(box);
  }

  /** The box is put at an index, at the end (-1) or at the front (-2). */
  void put(Object container, int index, Object box, Numeral numeral, Method method, Instruction.Call call) {
    if (box == null || !(container instanceof ArrayList || container instanceof ArrayDeque)) {
      unplaced(box, numeral, method, call);
      return;
    }
    Words words = collections.computeIfAbsent(container, c -> new Words());
    int size = ((Collection<?>) container).size();
    grow(words, container instanceof ArrayDeque ? 2 : 16, Math.max(index, size) + 1, method, call);
    int place = container instanceof List ? index == -1 ? size : index : around(words, index, size);
    store(memory.of(words.array), "[" + place + "]", box, numeral, false);
  }

  /** The map keeps the box under the key: whole numbers are indices. */
  void putUnder(Object key, Object map, Object box, Numeral numeral, Method method, Instruction.Call call) {
    int index = indexOf(map, key);
    if (box == null || index < 0) {
      unplaced(box, numeral, method, call);
    } else {
      store(wordsOf(map, index, method, call), "[" + index + "]", box, numeral, false);
    }
  }

  /** A method has changed what the map keeps under the key: of what was there and what it was given, or it keeps what a function has answered. */
  void changed(Object key, Map<?, ?> map, Object given, Method method, Instruction.Call call) {
    int index = indexOf(map, key);
    Object now = index < 0 ? null : map.get(key);
    if (!(now instanceof Number)) {
      return;
    }
    Holder holder = wordsOf(map, index, method, call);
    String word = "[" + index + "]";
    if ((!mayBeShared(now) || now == madeLast && now != given) && boxes.containsKey(now)) {
      keep(now, holder, word);
      return;
    }
    List<Numeral> sources = new ArrayList<>();
    if (boxes.get(given) != null) {
      sources.add(numeral(given));
    }
    boolean isThere = holder.word(word).value != null;
    if (isThere) {
      sources.add(flow.load(holder, word, List.of(), false));
    }
    store(holder, word, now, isThere || sources.isEmpty() ? Numeral.computed(sources) : sources.get(0), false);
  }

  private void keep(Object box, Holder holder, String word) {
    Place before = places.get(box);
    flow.store(holder, word, numeral(box), List.of());
    if (before.isOwn) {
      flow.bornFor(before.holder, before.index, holder, word);
    }
    known(box, holder, word, false);
  }

  /** No container that is followed takes the box. */
  private void unplaced(Object box, Numeral numeral, Method method, Instruction call) {
    if (box == null || mayBeShared(box)) {
      flow.answered(numeral);
    } else {
      made(box, numeral, method, call);
    }
  }

  /** The box goes on as a mere object: it has a word of its own, unless its number is known by another. */
  void made(Object box, Numeral numeral, Method method, Instruction at) {
    if (numeral != null && numeral.value != null && boxes.get(box) != null && numeral(box).value == numeral.value) {
      return;
    }
    double[] own = new double[1];
    memory.made(own, method, at);
    store(memory.of(own), "[0]", box, numeral, true);
    madeLast = box;
  }

  private void store(Holder holder, String word, Object box, Numeral numeral, boolean isOwn) {
    flow.store(holder, word, numeral, List.of());
    known(box, holder, word, isOwn);
  }

  private void known(Object box, Holder holder, String word, boolean isOwn) {
    boxes.put(box, flow.load(holder, word, List.of(), false));
    places.put(box, new Place(holder, word, isOwn));
  }

  /** The index that stands for the key, or -1 where the map is not followed. */
  private static int indexOf(Object map, Object key) {
    boolean isFollowed = map != null && MAPS.contains(map.getClass()) && !(map instanceof TreeMap<?, ?> tree && tree.comparator() != null);
    return !isFollowed ? -1 : key instanceof Enum<?> constant ? constant.ordinal() : key instanceof Number number && !(key instanceof Double || key instanceof Float) ? number.intValue() : -1;
  }

  /** Whether equal numbers may have the same box. */
  private static boolean mayBeShared(Object box) {
    return !(box instanceof Double || box instanceof Float);
  }

  private Holder wordsOf(Object map, int index, Method method, Instruction.Call call) {
    Words words = collections.computeIfAbsent(map, m -> new Words());
    grow(words, 16, index + 1, method, call);
    return memory.of(words.array);
  }

  private static int around(Words words, int index, int size) {
    if (size == 0) {
      words.head = -1;
      words.tail = 0;
    }
    return Math.floorMod(index == -2 ? words.head-- : words.tail++, words.array.length);
  }

  private void grow(Words words, int smallest, int length, Method method, Instruction.Call call) {
    int grown = Math.max(smallest, words.array.length);
    while (grown < length) {
      grown *= 2;
    }
    if (grown > words.array.length) {
      double[] longer = new double[grown];
      memory.made(longer, method, call);
      memory.attached(longer);
      Holder outgrown = memory.of(words.array);
      outgrown.words().forEach((index, word) -> {
        flow.bornFor(outgrown, index, memory.of(longer), index);
        memory.of(longer).word(index).value = word.value;
      });
      outgrown.words().clear();
      words.array = longer;
    }
  }
}
