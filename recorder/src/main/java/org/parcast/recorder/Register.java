package org.parcast.recorder;

/**
 * What a register of the traced program holds where that is known only at run time: the values that it was computed from, each as often as
 * it was used, or a copy of one value. A register holds its values: they stay alive while it may still be stored.
 */
public final class Register {
  int[] source = new int[4];
  int size;

  /** Whether something was computed; a register with one source and no computation is a copy of it. */
  boolean computed;

  /** The value that was born when this was stored, 0 before: stored again, it is copied. */
  int stored;

  /** The site of its gathering, if that has ended: used again, it becomes a value of its own. 0 else. */
  int gathered;

  /** Whether it does not hold its values, as nothing can end them while it needs them. */
  boolean borrows;

  void append(int value) {
    if (size == source.length) {
      source = Growth.of(source, 2 * size);
    }
    source[size++] = value;
  }

  boolean isCopy() {
    return size == 1 && !computed;
  }
}
