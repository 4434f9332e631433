package org.parcast.engine;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * One number for all that values refer to, over arrays and fields of the program's objects: nearly the same for values that differ by rounding, and
 * another where a value is another or stands in another place. What objects of the library hold is left out.
 */
final class Digest {
  /** Two digests of the same differ by less. */
  static final double ROUNDING = 1e-5;

  private static final int PLACES = 89;

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> waiting = new ArrayDeque<>();
  private double sum;
  private int place;

  private Digest() {}

  static double of(List<Object> values) {
    Digest digest = new Digest();
    values.forEach(digest::add);
    while (!digest.waiting.isEmpty()) {
      digest.open(digest.waiting.remove());
    }
    return digest.sum;
  }

  private void add(Object value) {
    place++;
    if (value instanceof Number number) {
      add(number.doubleValue());
    } else if (value instanceof Character || value instanceof Boolean || value instanceof String) {
      add((double) value.hashCode());
    } else if (value != null && seen.add(value)) {
      waiting.add(value);
    }
  }

  /** Large numbers count by their logarithm, so that they don't hide differences of small ones. */
  private void add(double value) {
    double size = Double.isFinite(value) ? Math.signum(value) * Math.log1p(Math.abs(value)) : 1;
    sum += size * (1 + place % PLACES / (double) PLACES);
  }

  private void open(Object value) {
    if (value.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(value); i++) {
        add(Array.get(value, i));
      }
      return;
    }
    boolean ofLibrary = value.getClass().getClassLoader() == null || value instanceof Class;
    for (Class<?> type = value.getClass(); !ofLibrary && type != null && type.getClassLoader() != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          add(read(field, value));
        }
      }
    }
  }

  private static Object read(Field field, Object holder) {
    try {
      field.setAccessible(true);
      return field.get(holder);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
