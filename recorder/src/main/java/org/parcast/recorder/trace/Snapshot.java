package org.parcast.recorder.trace;

import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.Arrays;

/** An array or object as it was met: which one it was and, of an array, what it held. Keeps none of them alive. */
final class Snapshot {
  private static final int ROW_BYTES = 64;

  private final WeakReference<Object> of;

  /** A copy of the array, or a snapshot of each of its rows; null where what it holds does not count. */
  private final Object held;

  private Snapshot(Object of, Object held) {
    this.of = new WeakReference<>(of);
    this.held = held;
  }

  /**
   * Takes one.
   *
   * @param object may be null
   * @param types first letters of the descriptors of elements that count; not those of float and double
   */
  static Snapshot of(Object object, String types) {
    if (object == null || !counts(object, types)) {
      return new Snapshot(object, null);
    }
    if (object instanceof Object[] rows) {
      Snapshot[] held = new Snapshot[rows.length];
      for (int row = 0; row < rows.length; row++) {
        held[row] = of(rows[row], types);
      }
      return new Snapshot(object, held);
    }
    int length = Array.getLength(object);
    Object copy = Array.newInstance(object.getClass().getComponentType(), length);
    System.arraycopy(object, 0, copy, 0, length);
    return new Snapshot(object, copy);
  }

  /** Whether it is the same one. */
  boolean isOf(Object now) {
    return of.get() == now;
  }

  /** Whether it is the same one, and an array holds the same. */
  boolean is(Object now) {
    if (of.get() != now || held == null) {
      return of.get() == now;
    }
    if (now instanceof Object[] rows) {
      Snapshot[] before = (Snapshot[]) held;
      for (int i = 0; i < rows.length; i++) {
        if (!before[i].is(rows[i])) {
          return false;
        }
      }
      return true;
    }
    return isEqual(now);
  }

  private boolean isEqual(Object now) {
    if (now instanceof int[] array) {
      return Arrays.equals((int[]) held, array);
    } else if (now instanceof long[] array) {
      return Arrays.equals((long[]) held, array);
    } else if (now instanceof boolean[] array) {
      return Arrays.equals((boolean[]) held, array);
    } else if (now instanceof byte[] array) {
      return Arrays.equals((byte[]) held, array);
    } else if (now instanceof char[] array) {
      return Arrays.equals((char[]) held, array);
    }
    return Arrays.equals((short[]) held, (short[]) now);
  }

  /** Bytes of a snapshot, about. */
  static long bytes(Object object, String types) {
    if (object == null || !counts(object, types)) {
      return ROW_BYTES;
    }
    long bytes = ROW_BYTES;
    if (object instanceof Object[] rows) {
      for (Object row : rows) {
        bytes += bytes(row, types);
      }
      return bytes;
    }
    return bytes + (long) Array.getLength(object) * Places.bytesOf(object.getClass().getComponentType());
  }

  private static boolean counts(Object object, String types) {
    Class<?> element = object.getClass().getComponentType();
    return element != null && types.indexOf(element.isPrimitive() ? element.descriptorString().charAt(0) : 'L') >= 0;
  }
}
