package org.parcast.tracer.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Boxes that lists and queues keep: words of an array that grows. */
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

  /** Where a box was put last. */
  private record Place(Holder holder, String index) {}

  private final Map<Object, Place> places = new IdentityHashMap<>();

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
      flow.answered(numeral);
      return;
    }
    Words words = collections.computeIfAbsent(container, c -> new Words());
    int size = ((Collection<?>) container).size();
    grow(words, container instanceof ArrayDeque ? 2 : 16, Math.max(index, size) + 1, method, call);
    int place = container instanceof List ? index == -1 ? size : index : around(words, index, size);
    Holder holder = memory.of(words.array);
    flow.store(holder, "[" + place + "]", numeral, List.of());
    boxes.put(box, flow.load(holder, "[" + place + "]", List.of(), false));
    places.put(box, new Place(holder, "[" + place + "]"));
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
        flow.bornFor(outgrown, memory.of(longer), index);
        memory.of(longer).word(index).value = word.value;
      });
      outgrown.words().clear();
      words.array = longer;
    }
  }
}
