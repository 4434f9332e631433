package org.parcast.recorder.memory;

import java.util.Arrays;
import org.parcast.recorder.run.RunControl;

/**
 * Longer arrays for the recorder. Where there is no memory for one the run ends with the recording so far: thrown into the program, which
 * may catch it, the error would leave an event half recorded. So nothing that the recording needs may change before its array is there.
 */
public final class Growth {
  /** From this length on a table grows by a quarter, not by half: what it has too much is memory that others lack. */
  private static final int LARGE = 1 << 20;

  private Growth() {}

  /** The next length of a table that has become too short. */
  public static int after(int length) {
    return length + (length < LARGE ? length >> 1 : length >> 2);
  }

  public static int[] of(int[] array, int length) {
    try {
      return Arrays.copyOf(array, length);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  public static long[] of(long[] array, int length) {
    try {
      return Arrays.copyOf(array, length);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  public static <T> T[] of(T[] array, int length) {
    try {
      return Arrays.copyOf(array, length);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  public static long[] longs(int length) {
    try {
      return new long[length];
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }
}
