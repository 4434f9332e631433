package org.parcast.frontend.interpreter;

import java.lang.reflect.Array;

/** Reads and writes array elements. */
final class ArrayElements {
  private ArrayElements() {}

  static Object load(Object array, int index) {
    if (array instanceof double[] doubles) {
      return doubles[index];
    } else if (array instanceof Object[] references) {
      return references[index];
    } else if (array instanceof int[] ints) {
      return ints[index];
    } else if (array instanceof long[] longs) {
      return longs[index];
    } else if (array instanceof float[] floats) {
      return floats[index];
    } else if (array instanceof byte[] bytes) {
      return (int) bytes[index];
    } else if (array instanceof boolean[] truths) {
      return truths[index] ? 1 : 0;
    } else if (array instanceof char[] characters) {
      return (int) characters[index];
    } else if (array instanceof short[] shorts) {
      return (int) shorts[index];
    }
    throw new NullPointerException();
  }

  static void store(Object array, int index, Object value) {
    if (array instanceof double[] doubles) {
      doubles[index] = (Double) value;
    } else if (array instanceof Object[] references) {
      references[index] = value;
    } else if (array instanceof int[] ints) {
      ints[index] = (Integer) value;
    } else if (array instanceof long[] longs) {
      longs[index] = (Long) value;
    } else if (array instanceof float[] floats) {
      floats[index] = (Float) value;
    } else if (array instanceof byte[] bytes) {
      bytes[index] = ((Integer) value).byteValue();
    } else if (array instanceof boolean[] truths) {
      truths[index] = ((Integer) value & 1) != 0;
    } else if (array instanceof char[] characters) {
      characters[index] = (char) ((Integer) value).intValue();
    } else if (array instanceof short[] shorts) {
      shorts[index] = ((Integer) value).shortValue();
    } else {
      throw new NullPointerException();
    }
  }

  static int length(Object array) {
    return Array.getLength(array);
  }

  static Object make(Class<?> type, int[] lengths) {
    Class<?> element = type;
    for (int i = 0; i < lengths.length; i++) {
      element = element.getComponentType();
    }
    return Array.newInstance(element, lengths);
  }
}
