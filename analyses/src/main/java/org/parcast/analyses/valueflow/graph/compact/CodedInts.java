package org.parcast.analyses.valueflow.graph.compact;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;

/** An array of numbers of which few are different: a byte each, which is the number's place in a table, as long as 256 are enough. */
public final class CodedInts {
  private static final int MOST_CODES = 256;

  private byte[] codes;
  private final int[] numbers = new int[MOST_CODES];
  private int different = 1;
  private final Int2IntOpenHashMap codeOf = new Int2IntOpenHashMap();

  /** The number that was set last, which mostly is the next one too, and its code. */
  private int last;

  private int codeOfLast;

  /** The numbers themselves when there were more different ones; else null. */
  private int[] plain;

  /** All 0. */
  public CodedInts(int length) {
    codes = new byte[length];
    codeOf.defaultReturnValue(-1);
    codeOf.put(0, 0);
  }

  public int get(int index) {
    return plain == null ? numbers[codes[index] & 0xFF] : plain[index];
  }

  public void set(int index, int number) {
    if (plain == null) {
      int code = number == last ? codeOfLast : codeOf.get(number);
      if (code < 0 && different == MOST_CODES) {
        unpack();
      } else {
        if (code < 0) {
          code = different++;
          codeOf.put(number, code);
          numbers[code] = number;
        }
        codes[index] = (byte) code;
        last = number;
        codeOfLast = code;
        return;
      }
    }
    plain[index] = number;
  }

  /** Copies numbers, as {@link System#arraycopy} does. */
  public void copy(int from, int to, int length) {
    Object numbers = plain == null ? codes : plain;
    System.arraycopy(numbers, from, numbers, to, length);
  }

  /** Keeps the first ones alone. */
  public void truncate(int length) {
    if (plain == null) {
      codes = Arrays.copyOf(codes, length);
    } else {
      plain = Arrays.copyOf(plain, length);
    }
  }

  private void unpack() {
    int[] all = new int[codes.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = get(i);
    }
    plain = all;
    codes = null;
  }
}
