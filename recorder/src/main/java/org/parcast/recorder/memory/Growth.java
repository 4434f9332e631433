package org.parcast.recorder.memory;

import java.util.Arrays;
import org.parcast.recorder.run.RunControl;

/**
 * Longer arrays for the recorder. Where there is no memory for one the run ends with the recording so far: thrown into the program, which
 * may catch it, the error would leave an event half recorded. So nothing that the recording needs may change before its array is there.
 */
public final class Growth {
  private Growth() {}

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

  static Chain[] of(Chain[] array, int length) {
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
