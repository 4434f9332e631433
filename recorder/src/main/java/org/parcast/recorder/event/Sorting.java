package org.parcast.recorder.event;

import java.lang.reflect.Array;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.state.Shadow;

/** Follows elements that the library has put in order: those that last have moved, equal numbers are taken for having kept theirs. */
final class Sorting {
  private Sorting() {}

  /** A number for each element, equal where the elements are. */
  static long[] keys(Object array) {
    long[] keys = new long[Array.getLength(array)];
    boolean floating = array instanceof double[] || array instanceof float[];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = array instanceof Object[] boxes ? key(boxes[i]) : floating ? Double.doubleToLongBits(Array.getDouble(array, i)) : array instanceof char[] characters ? characters[i] : Array.getLong(array, i);
    }
    return keys;
  }

  /** The bits of the number in a box. */
  private static long key(Object box) {
    if (box instanceof Double || box instanceof Float) {
      return Double.doubleToLongBits(((Number) box).doubleValue());
    } else if (box instanceof Number number) {
      return number.longValue();
    }
    return box instanceof Enum<?> constant ? constant.ordinal() : Objects.hashCode(box);
  }

  /** The element that stands at each place now stood elsewhere before: its value is copied from there. */
  static void move(long[] before, long[] after, Shadow shadow, int site) {
    int[] from = inOrder(before);
    int[] to = inOrder(after);
    int[] values = new int[before.length];
    for (int i = 0; i < values.length; i++) {
      if (from[i] != to[i]) {
        values[i] = ValueFlowEvents.hold(ValueFlowEvents.load(from[i], shadow), 0);
      }
    }
    for (int i = 0; i < values.length; i++) {
      if (from[i] != to[i]) {
        ValueFlowEvents.copy(shadow, to[i], values[i], site);
      }
    }
    for (int value : values) {
      ValueFlowEvents.hold(0, value);
    }
  }

  /** Scratch is put in order by whoever uses it: each of its elements is computed of all, which are compared there. */
  static void computeAll(Shadow scratch, int site) {
    Register all = new Register();
    for (int i = 0; i < scratch.length(); i++) {
      Registers.add(all, ValueFlowEvents.load(i, scratch));
    }
    Registers.computed(all);
    for (int i = 0; i < scratch.length(); i++) {
      ValueFlowEvents.store(scratch, i, all, site);
    }
    Registers.free(all);
  }

  private static int[] inOrder(long[] keys) {
    return IntStream.range(0, keys.length).boxed().sorted((a, b) -> Long.compare(keys[a], keys[b])).mapToInt(i -> i).toArray();
  }

  /** Rows keep their words, wherever they stand. */
  static void moveRows(Object[] before, Object[] after, Shadow shadow) {
    Map<Object, Shadow> shadows = new IdentityHashMap<>();
    for (int i = 0; i < before.length; i++) {
      if (before[i] != null) {
        shadows.put(before[i], shadow.rows[i]);
      }
    }
    for (int i = 0; i < after.length; i++) {
      shadow.rows[i] = shadows.get(after[i]);
    }
  }
}
