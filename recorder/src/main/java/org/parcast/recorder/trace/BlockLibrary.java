package org.parcast.recorder.trace;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import org.parcast.recorder.run.ThreadHandover;

/** What methods of the library do to arrays of the traced program, told for the block trace. */
public final class BlockLibrary {
  private BlockLibrary() {}

  /** By number of a block, whether the program has come to it. */
  private static boolean[] came = new boolean[1 << 10];

  /** {@code System.arraycopy} copied elements: the block loads one and stores it. */
  public static void copied(Object source, int from, Object target, int to, int length, int block) {
    ThreadHandover.check();
    BlockTrace.drain();
    Recording.copied(source, from, target, to, length, block);
  }

  /** {@code Arrays.fill} stored in the elements, or a stream takes them, from {@code from} to before {@code to}, -1 for all. */
  public static void touched(Object array, int from, int to, int block) {
    ThreadHandover.check();
    BlockTrace.drain();
    Recording.touched(array, from, to < 0 ? Array.getLength(array) - from : to - from, block);
  }

  /** A copy of an array was made: of its elements from {@code from} on. */
  public static void copyMade(Object copy, Object source, int from, int block, int site) {
    BlockTrace.made(copy, site);
    copied(source, from, copy, 0, Math.min(Array.getLength(copy), Array.getLength(source) - from), block);
  }

  /** A method was given an array and may have touched it. */
  public static void unmodelled(String method) {
    ThreadHandover.follow();
    Recording.unmodelled(method);
  }

  /** The program came to a throw of an exception, or to where one is caught. */
  public static void reached(String place) {
    ThreadHandover.follow();
    Recording.reached(place);
  }

  /**
   * The program came to a block without references that calls a method.
   *
   * @param number of such blocks, from 0
   */
  public static void came(int number, String place) {
    if (number >= came.length || !came[number]) {
      firstCame(number, place);
    }
  }

  private static synchronized void firstCame(int number, String place) {
    boolean[] all = number < came.length ? came : Arrays.copyOf(came, Math.max(2 * came.length, number + 1));
    all[number] = true;
    came = all;
    Recording.came(place);
  }

  /** {@code Arrays.setAll}. A function of the program tells itself that an iteration begins. */
  public static void setAll(double[] array, IntToDoubleFunction function, int reference) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      double value = function.applyAsDouble(i);
      BlockTrace.element(array, i, reference);
      array[i] = value;
    }
  }

  /** {@code Arrays.setAll}. */
  public static void setAll(long[] array, IntToLongFunction function, int reference) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      long value = function.applyAsLong(i);
      BlockTrace.element(array, i, reference);
      array[i] = value;
    }
  }

  /** {@code Arrays.setAll}. */
  public static void setAll(int[] array, IntUnaryOperator function, int reference) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      int value = function.applyAsInt(i);
      BlockTrace.element(array, i, reference);
      array[i] = value;
    }
  }

  /** {@code Arrays.setAll}. */
  public static <T> void setAll(T[] array, IntFunction<? extends T> function, int reference) {
    Objects.requireNonNull(function);
    for (int i = 0; i < array.length; i++) {
      T value = function.apply(i);
      BlockTrace.row(array, i, value, reference);
      array[i] = value;
    }
  }
}
