package org.parcast.recorder.event;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/** The array that stands for a collection of boxes: the elements of a list or of an array of objects by index, those of a queue around a ring. It grows with the collection. */
final class ContainerWords {
  private static final int SMALLEST = 16;

  /** A queue goes round: of one with few elements the same words are used again soon. */
  private static final int SMALLEST_RING = 2;

  /** Classes of boxes by the code that the recording's format has for their numbers. */
  private static final List<Class<?>> BOXES =
      List.of(Boolean.class, Byte.class, Character.class, Short.class, Integer.class, Float.class, Long.class, Double.class);

  private final WeakReference<Object> container;
  private Shadow shadow;

  /** How many elements the list has as far as is known; where it has more or fewer, they may have moved. */
  private int elements;

  /** Of a queue, the place before its first element and that of the next one behind it. */
  private int head = -1;

  private int tail;

  ContainerWords(Object container) {
    this.container = new WeakReference<>(container);
  }

  /** Whether the object is a number in a box, or a constant of an enum. */
  static boolean isBox(Object object) {
    return object instanceof Enum || object != null && isBox(object.getClass());
  }

  /** Whether objects of the class are such. */
  static boolean isBox(Class<?> type) {
    return isOfNumbers(type) || type.isEnum();
  }

  /** Apart from {@link #BOXES}, since a search there takes longer than the rest of what is done for an element of a list. */
  private static boolean isOfNumbers(Class<?> type) {
    return type == Double.class || type == Integer.class || type == Long.class || type == Float.class || type == Boolean.class || type == Character.class || type == Byte.class
        || type == Short.class;
  }

  /** Whether it is an array of boxes: one of words. */
  static boolean isOfBoxes(Object array) {
    Class<?> element = array.getClass().getComponentType();
    return element != null && isBox(element);
  }

  /** The code that the recording's format has for the numbers in boxes of the class: that of constants of an enum is an int. */
  static int code(Class<?> box) {
    return BOXES.indexOf(isOfNumbers(box) ? box : Integer.class);
  }

  Shadow shadow() {
    return shadow;
  }

  /** The word that a box takes at the index of the list, or at the end (-1) or the front (-2). */
  int place(int index, Object box, int site) {
    if (container.get() instanceof Object[] array) {
      stand(array.length, box, Structure.CONTAINERS.madeAt(array, site));
      return index;
    }
    if (container.get() instanceof Map) {
      grow(index + 1, box, site);
      return use(index);
    }
    Collection<?> collection = (Collection<?>) container.get();
    int size = collection.size();
    grow(index < 0 ? size + 1 : Math.max(index + 1, size), box, site);
    if (collection instanceof List) {
      elements = index == -1 ? size + 1 : size;
      return use(index == -1 ? size : Math.max(0, index));
    }
    if (size == 0) {
      head = -1;
      tail = 0;
    }
    return use(Math.floorMod(index == -2 ? head-- : tail++, shadow.length()));
  }

  private int use(int place) {
    Blocks.Block block = ValueFlowEvents.FLOW.blocks.get(shadow.block);
    block.used = Math.max(block.used, place + 1);
    return place;
  }

  /** Whether the list's elements are where they were put. */
  boolean areInPlace() {
    return container.get() instanceof Object[] || container.get() instanceof List<?> list && list.size() == elements;
  }

  /** Whether the library may have the same box for equal numbers, so that the box alone does not tell where it is from. */
  static boolean mayBeShared(Object box) {
    return !(box instanceof Double) && !(box instanceof Float) && isBox(box);
  }

  private void grow(int length, Object box, int site) {
    if (shadow != null && shadow.length() >= length) {
      return;
    }
    stand(Math.max(container.get() instanceof ArrayDeque ? SMALLEST_RING : SMALLEST, Integer.highestOneBit(2 * length - 1)), box, site);
  }

  /** So many words stand for the elements from now on. */
  private void stand(int length, Object box, int site) {
    if (shadow != null && shadow.length() == length) {
      return;
    }
    Shadow grown = ValueFlowEvents.FLOW.allocation.words(Kind.ARRAY, site, -(16 + code(box.getClass())), length);
    ValueFlowEvents.FLOW.allocation.attached(ValueFlowEvents.FLOW.blocks.get(grown.block));
    if (shadow != null) {
      ValueFlowEvents.FLOW.rehoming.outgrow(shadow, grown);
    }
    shadow = grown;
    Structure.CONTAINERS.moved(container.get(), grown.block);
  }
}
