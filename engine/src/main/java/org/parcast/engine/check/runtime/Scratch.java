package org.parcast.engine.check.runtime;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Variables that parts have copies of. What they hold after the loop is no result. While parts run, arrays of numbers hold others: whoever reads what no iteration has written shows it in its results,
 * and parts that change them share what each should have for itself.
 */
final class Scratch {
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final Set<String> kept = new HashSet<>();
  private final Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<String> fields = new HashSet<>();
  private final Map<Object, Object> before = new IdentityHashMap<>();
  private final Map<String, Integer> spoilt = new LinkedHashMap<>();

  /** @param begins whether copies begin with what it holds, which stays then */
  void add(String name, boolean field, boolean begins, Object value) {
    if (field) {
      fields.add(name);
    }
    if (begins) {
      kept.add(name);
    }
    if (value != null && isOfNumbers(value.getClass())) {
      values.put(name, value);
    }
    if (value != null && value.getClass().isArray()) {
      objects.add(value);
    }
  }

  private static boolean isOfNumbers(Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    return type.isArray() && element.isPrimitive();
  }

  boolean holds(Object object) {
    return objects.contains(object);
  }

  /** @param path of the field from a root */
  boolean isField(Field field, String path) {
    return fields.contains(field.getName()) && (Modifier.isStatic(field.getModifiers()) || path.equals("this." + field.getName()));
  }

  /** Puts other numbers into the arrays, before parts run. */
  void spoil() {
    values.forEach((name, value) -> {
      if (!kept.contains(name)) {
        spoil(value);
      }
      spoilt.put(name, Arrays.deepHashCode(new Object[] {value}));
    });
  }

  /** Rows of an array may be results under other names: they stay as they are. */
  private void spoil(Object array) {
    if (array instanceof Object[]) {
      return;
    }
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    if (before.putIfAbsent(array, copy) != null) {
      return;
    }
    if (array instanceof double[] numbers) {
      Arrays.fill(numbers, Double.NaN);
    } else if (array instanceof float[] numbers) {
      Arrays.fill(numbers, Float.NaN);
    } else if (array instanceof long[] numbers) {
      Arrays.setAll(numbers, i -> ~numbers[i]);
    } else if (array instanceof int[] numbers) {
      Arrays.setAll(numbers, i -> ~numbers[i]);
    } else {
      for (int i = 0; i < length; i++) {
        Array.set(array, i, other(Array.get(array, i)));
      }
    }
  }

  private static Object other(Object value) {
    if (value instanceof Short number) {
      return (short) ~number;
    } else if (value instanceof Byte number) {
      return (byte) ~number;
    }
    return value instanceof Character letter ? (Object) (char) ~letter : (Object) !(Boolean) value;
  }

  /** Puts back what was there. */
  void restore() {
    before.forEach((array, copy) -> System.arraycopy(copy, 0, array, 0, Array.getLength(copy)));
    before.clear();
  }

  /** What parts have changed, in words; empty where they left all alone. */
  String touched() {
    return values.keySet().stream().filter(name -> Arrays.deepHashCode(new Object[] {values.get(name)}) != spoilt.get(name)).findFirst()
        .map(name -> "parts change " + name + " itself, not copies of it").orElse("");
  }
}
