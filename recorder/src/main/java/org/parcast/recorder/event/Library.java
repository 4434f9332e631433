package org.parcast.recorder.event;

import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.state.Immutable;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/** What methods of the library do to arrays of the traced program: told after their calls. */
public final class Library {
  private Library() {}

  /** {@code System.arraycopy} copied elements. */
  public static void arraycopy(Shadow source, int from, Shadow target, int to, int length, int site) {
    if (source == null || target == null) {
      return;
    }
    boolean down = source == target && from < to;
    for (int k = 0; k < length; k++) {
      int i = down ? length - 1 - k : k;
      copy(source, from + i, target, to + i, site);
    }
  }

  private static void copy(Shadow source, int from, Shadow target, int to, int site) {
    if (target.rows != null) {
      if (source.rows != null) {
        Structure.setRow(target, to, source.rows[from]);
      }
    } else {
      ValueFlowEvents.copy(target, to, ValueFlowEvents.load(from, source), site);
    }
  }

  /** {@code Arrays.fill} stored what the register holds in the elements from {@code from} to before {@code to}, -1 for all. */
  public static void fill(Shadow shadow, int from, int to, Register register, int site) {
    if (shadow == null || shadow.rows != null) {
      return;
    }
    int end = to < 0 ? shadow.length() : to;
    for (int i = from; i < end; i++) {
      ValueFlowEvents.store(shadow, i, register, site);
    }
  }

  /** What {@link #sorted} needs to know of an array that is about to be sorted: its elements. */
  public static Object beforeSort(Object array, Shadow shadow) {
    if (shadow == null || array == null) {
      return null;
    }
    if (shadow.rows != null) {
      Structure.escape(array, shadow);
      return ((Object[]) array).clone();
    }
    return Sorting.keys(array);
  }

  /** The elements of the array have changed places. */
  public static void sorted(Object before, Object array, Shadow shadow, int site) {
    if (before instanceof Object[] rows) {
      Sorting.moveRows(rows, (Object[]) array, shadow);
    } else if (before != null && ValueFlowEvents.FLOW.blocks.get(shadow.block).temporary) {
      Sorting.computeAll(shadow, site);
    } else if (before instanceof long[] keys) {
      Sorting.move(keys, Sorting.keys(array), shadow, site);
    }
  }

  /** {@code Arrays.setAll}. */
  public static void setAll(double[] array, IntToDoubleFunction function, Shadow shadow, int site) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      Transfer.returned = 0;
      array[i] = function.applyAsDouble(i);
      answered(shadow, i, site);
    }
  }

  /** {@code Arrays.setAll}. */
  public static void setAll(long[] array, IntToLongFunction function, Shadow shadow, int site) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      Transfer.returned = 0;
      array[i] = function.applyAsLong(i);
      answered(shadow, i, site);
    }
  }

  /** {@code Arrays.setAll}. */
  public static void setAll(int[] array, IntUnaryOperator function, Shadow shadow, int site) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      Transfer.returned = 0;
      array[i] = function.applyAsInt(i);
      answered(shadow, i, site);
    }
  }

  /** {@code Arrays.setAll}. */
  public static <T> void setAll(T[] array, IntFunction<? extends T> function, Shadow shadow, int site) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      Transfer.returned = 0;
      array[i] = function.apply(i);
      if (shadow != null && shadow.rows == null) {
        answered(shadow, i, site);
        continue;
      }
      boolean known = Transfer.returned != 0 && Transfer.resultShadow != null;
      Structure.setRow(shadow, i, known ? Transfer.resultShadow : Structure.of(array[i]));
      Transfer.returned = 0;
    }
  }

  private static void answered(Shadow shadow, int index, int site) {
    Register register = Transfer.returned == 0 ? null : Transfer.resultRegister;
    Transfer.returned = 0;
    if (shadow != null) {
      ValueFlowEvents.store(shadow, index, register, site);
    }
    Registers.free(register);
  }

  /** The shadow of a new array that begins with the elements of another from {@code from} on. */
  public static Shadow copied(Object array, Shadow source, int from, int site, int type) {
    if (array == null) {
      return null;
    }
    if (source != null && source.rows != null) {
      Shadow shadow = ValueFlowEvents.FLOW.allocation.rows(site, type, java.lang.reflect.Array.getLength(array));
      for (int i = 0; i < shadow.rows.length && from + i < source.rows.length; i++) {
        shadow.rows[i] = source.rows[from + i];
      }
      return shadow;
    }
    int length = java.lang.reflect.Array.getLength(array);
    Shadow shadow = ValueFlowEvents.FLOW.allocation.words(Kind.ARRAY, site, type, length);
    if (source != null) {
      for (int i = 0; i < length && from + i < source.length(); i++) {
        copy(source, from + i, shadow, i, site);
      }
    }
    return shadow;
  }

  /** A method that is not modelled was given the array: its words are new input values. */
  public static void overwritten(Shadow shadow, int method) {
    if (shadow == null || !ValueFlowEvents.FLOW.active) {
      return;
    }
    Recorder.unmodelled(method);
    forget(shadow);
  }

  /** A method that is not modelled, or a field that is not followed, has answered numbers of which it is not known from what they were computed; nothing for -1. */
  public static void answered(int method) {
    if (method >= 0 && ValueFlowEvents.FLOW.active) {
      Recorder.unmodelled(method);
    }
  }

  /** A set or a map is about to keep the object under its own value: it has no place then whose words it could be. */
  public static void keptByValue(Object object, int method) {
    if (object instanceof Immutable) {
      answered(method);
    }
  }

  /** A constant or a counter was stored where data find the place. Only in a step ranks have to tell each other. */
  public static void placeFound(int place) {
    if (ValueFlowEvents.FLOW.isInStep()) {
      answered(place);
    }
  }

  private static void forget(Shadow shadow) {
    if (shadow.rows != null) {
      for (Shadow row : shadow.rows) {
        if (row != null) {
          forget(row);
        }
      }
      return;
    }
    for (int i = 0; i < shadow.length(); i++) {
      ValueFlowEvents.forget(shadow, i);
    }
  }
}
