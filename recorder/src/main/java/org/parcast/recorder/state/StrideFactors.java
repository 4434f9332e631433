package org.parcast.recorder.state;

import java.util.Arrays;
import java.util.BitSet;

/** The values by which indices are multiplied, by the tracer's number of the operand; 0 for one that was not always the same. */
public final class StrideFactors {
  private static final int UNKNOWN = Integer.MIN_VALUE;

  private int[] value = new int[64];
  private final BitSet either = new BitSet();

  public StrideFactors() {
    Arrays.fill(value, UNKNOWN);
  }

  public void note(int noted, int number) {
    if (number >= value.length || value[number] != noted) {
      differs(noted, number);
    }
  }

  /** Two operands, under this number and the next: the one that is always the same counts, of two such the right one. */
  public void noteEither(int left, int right, int number) {
    note(left, number);
    note(right, number + 1);
    either.set(number);
  }

  private void differs(int noted, int number) {
    if (number >= value.length) {
      int before = value.length;
      value = Arrays.copyOf(value, Math.max(number + 1, 2 * before));
      Arrays.fill(value, before, value.length, UNKNOWN);
    }
    value[number] = value[number] == UNKNOWN ? noted : 0;
  }

  /** All of them, 0 where nothing was noted. */
  public int[] values() {
    int[] noted = value.clone();
    for (int i = 0; i < noted.length; i++) {
      noted[i] = Math.max(0, noted[i]);
    }
    for (int i = either.nextSetBit(0); i >= 0; i = either.nextSetBit(i + 1)) {
      noted[i] = noted[i + 1] > 0 ? noted[i + 1] : noted[i];
    }
    return noted;
  }
}
