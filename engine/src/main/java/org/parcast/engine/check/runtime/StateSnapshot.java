package org.parcast.engine.check.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * All values that are reached from some objects and classes, in a defined order: references as the number of the object in this order, so that equal structures give
 * equal values whatever objects they consist of.
 */
final class StateSnapshot {
  private static final long NULL = -1;

  private long[] values = new long[1024];
  private int size;
  private final List<Stretch> stretches = new ArrayList<>();
  private final Map<Object, Integer> numbers = new IdentityHashMap<>();
  private final Deque<Pending> pending = new ArrayDeque<>();
  private final Map<String, Double> sums;

  /** The largest relative difference of sums that was within its bound. */
  private double apart;
  private final Scratch scratch;

  /** Values that follow each other: the elements of an array, or one field. */
  private record Stretch(int from, String name, char kind, String sum) {}

  private record Pending(Object object, String name, String sum) {}

  private StateSnapshot(Map<String, Double> sums, Scratch scratch) {
    this.sums = sums;
    this.scratch = scratch;
  }

  /**
   * Of objects and the static fields of classes.
   *
   * @param names of the objects
   * @param sums names of variables and fields that gather numbers of floating point in any order
   * @param scratch what is left out
   */
  static StateSnapshot of(String[] names, Object[] roots, List<Class<?>> classes, Map<String, Double> sums, Scratch scratch) {
    StateSnapshot snapshot = new StateSnapshot(sums, scratch);
    for (int i = 0; i < roots.length; i++) {
      snapshot.reference(roots[i], names[i], snapshot.sum(names[i], ""));
    }
    for (Class<?> type : classes) {
      snapshot.fields(type, null, type.getSimpleName(), "");
    }
    while (!snapshot.pending.isEmpty()) {
      snapshot.visit(snapshot.pending.poll());
    }
    return snapshot;
  }

  private String sum(String name, String around) {
    return sums.containsKey(name) ? name : around;
  }

  private void visit(Pending next) {
    Object object = next.object;
    if (object instanceof Object[] elements) {
      for (int i = 0; i < elements.length; i++) {
        reference(elements[i], next.name + "[" + i + "]", next.sum);
      }
    } else if (object.getClass().isArray()) {
      elements(object, next);
    } else if (isCollection(object)) {
      int k = 0; // How much room it has, and how often it was changed, is nobody's result.
      for (Object element : (Collection<?>) object) {
        reference(element, next.name + "[" + k++ + "]", next.sum);
      }
    } else {
      // What the virtual machine keeps of a thread is nobody's result.
      for (Class<?> type = object.getClass(); type != null && type != Object.class && type != Thread.class; type = type.getSuperclass()) {
        fields(type, object, next.name, next.sum);
      }
    }
  }

  private void elements(Object array, Pending next) {
    int length = java.lang.reflect.Array.getLength(array);
    begin(next.name, array.getClass().getComponentType(), next.sum);
    room(length);
    if (array instanceof double[] numbers) {
      for (double number : numbers) {
        values[size++] = Double.doubleToRawLongBits(number);
      }
    } else if (array instanceof float[] numbers) {
      for (float number : numbers) {
        values[size++] = Float.floatToRawIntBits(number);
      }
    } else if (array instanceof int[] numbers) {
      for (int number : numbers) {
        values[size++] = number;
      }
    } else {
      for (int i = 0; i < length; i++) {
        values[size++] = whole(java.lang.reflect.Array.get(array, i));
      }
    }
  }

  private static long whole(Object value) {
    return value instanceof Character letter ? letter : value instanceof Boolean truth ? (truth ? 1 : 0) : value instanceof Number number ? number.longValue() : 0;
  }

  private void fields(Class<?> type, Object holder, String name, String sum) {
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) != (holder == null)) {
        continue;
      }
      String path = name + "." + field.getName();
      if (scratch.isField(field, path)) {
        continue;
      }
      try {
        field.setAccessible(true);
        Object value = field.get(holder);
        String of = sum(field.getName(), sum);
        if (field.getType().isPrimitive()) {
          primitive(value, path, field.getType(), of);
        } else {
          reference(value, path, of);
        }
      } catch (InaccessibleObjectException | IllegalAccessException e) {
        begin(path, Object.class, ""); // Of the library, and not opened: that it is there is all that is known.
      }
    }
  }

  private void primitive(Object value, String name, Class<?> type, String sum) {
    begin(name, type, sum);
    room(1);
    values[size++] = value instanceof Double number ? Double.doubleToRawLongBits(number) : value instanceof Float number ? Float.floatToRawIntBits(number) : whole(value);
  }

  private void reference(Object value, String name, String sum) {
    if (value instanceof Double || value instanceof Float || value instanceof Number && value.getClass().getName().startsWith("java.lang.") || value instanceof Character || value instanceof Boolean) {
      Class<?> type = value instanceof Double ? double.class : value instanceof Float ? float.class : long.class;
      primitive(value, name, type, sum);
      return;
    }
    begin(name, Object.class, "");
    room(1);
    if (value == null || scratch.holds(value)) {
      values[size++] = NULL;
    } else if (value instanceof String || value instanceof StringBuilder || value instanceof Class || value instanceof Enum) {
      values[size++] = value.toString().hashCode();
    } else {
      Integer known = numbers.get(value);
      values[size++] = known == null ? numbers.size() : known;
      if (known == null) {
        numbers.put(value, numbers.size());
        room(1);
        values[size++] = shape(value);
        pending.add(new Pending(value, name, sum));
      }
    }
  }

  private static boolean isCollection(Object object) {
    return object instanceof Collection && object.getClass().getName().startsWith("java.util.");
  }

  /** What tells apart objects that hold the same: else an element that went from the end of a list to the next list would not be missed. */
  private static long shape(Object object) {
    int kind = object.getClass().getName().hashCode();
    return object.getClass().isArray() ? java.lang.reflect.Array.getLength(object) : isCollection(object) ? 31L * kind + ((Collection<?>) object).size() : kind;
  }

  private void begin(String name, Class<?> type, String sum) {
    char kind = type == double.class ? 'd' : type == float.class ? 'f' : type == Object.class ? 'o' : 'i';
    stretches.add(new Stretch(size, name, kind, sum));
  }

  private void room(int more) {
    if (size + more > values.length) {
      values = Arrays.copyOf(values, Math.max(size + more, values.length * 2));
    }
  }

  /** Adds a value that no object holds. */
  void add(String name, Object value) {
    reference(value, name, sum(name, ""));
    while (!pending.isEmpty()) {
      visit(pending.poll());
    }
  }

  /**
   * The first difference, in words; empty where there is none.
   *
   * @param bounds by how much sums may differ, by their names
   */
  String difference(StateSnapshot other, Map<String, Double> bounds) {
    for (int i = 0; i < Math.min(stretches.size(), other.stretches.size()); i++) {
      Stretch mine = stretches.get(i);
      Stretch theirs = other.stretches.get(i);
      int end = i + 1 < stretches.size() ? stretches.get(i + 1).from : size;
      int theirEnd = i + 1 < other.stretches.size() ? other.stretches.get(i + 1).from : other.size;
      if (mine.from != theirs.from || end != theirEnd) {
        return mine.name + " holds other objects";
      }
      for (int at = mine.from; at < end; at++) {
        if (values[at] != other.values[at] && !isNear(mine, values[at], other.values[at], bounds)) {
          return mine.name + (end - mine.from > 1 && mine.kind != 'o' ? "[" + (at - mine.from) + "]" : "") + " is " + shown(mine.kind, values[at]) + " in order, and "
              + shown(mine.kind, other.values[at]) + " in parts";
        }
      }
    }
    return stretches.size() == other.stretches.size() ? "" : "more or other objects are reached";
  }

  /** By how much sums differ that are rounded otherwise, of the larger of both; after {@link #difference}. */
  double apart() {
    return apart;
  }

  private boolean isNear(Stretch stretch, long mine, long theirs, Map<String, Double> bounds) {
    if (stretch.sum.isEmpty() || stretch.kind != 'd' && stretch.kind != 'f') {
      return false;
    }
    double one = number(stretch.kind, mine);
    double other = number(stretch.kind, theirs);
    // A float is a short number: its last digit is coarser.
    double coarser = stretch.kind == 'f' ? 1L << 29 : 1;
    double distance = Math.abs(one - other);
    boolean near = distance <= bounds.getOrDefault(stretch.sum, 0.0) * coarser;
    apart = near ? Math.max(apart, distance / Math.max(Double.MIN_NORMAL, Math.max(Math.abs(one), Math.abs(other)))) : apart;
    return near || Double.isNaN(one) && Double.isNaN(other);
  }

  private static double number(char kind, long bits) {
    return kind == 'd' ? Double.longBitsToDouble(bits) : Float.intBitsToFloat((int) bits);
  }

  private static String shown(char kind, long bits) {
    return kind == 'o' ? (bits == NULL ? "null" : "another object") : kind == 'i' ? String.valueOf(bits) : String.valueOf(number(kind, bits));
  }

  /** No sums. */
  static Map<String, Double> none() {
    return new HashMap<>();
  }
}
