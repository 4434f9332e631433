package org.parcast.recorder.memory;

import org.parcast.recorder.run.RunControl;

/**
 * Memory for what is still to be done when the rest is used up, as the recording is written then. What that takes follows what there is to write, and is
 * at most a sixteenth of the heap or 64 MiB.
 */
public final class Reserve {
  /** Bytes kept at most, and where it is not known how much there will be to write; enough for a million vertices. */
  public static final int MOST = 64 << 20;

  /** Bytes to end a run of which nothing is recorded: the class loader and the streams that writing takes. */
  public static final int LEAST = 4 << 20;

  /**
   * Bytes that writing takes for a vertex with one net: 12 for the net's key and count, 16 for the vertex's weight and site, which are copied, and 8 each for the key among all and among those
   * alive, sorted. The other 20 are for further nets.
   */
  private static final int BYTES_A_VERTEX = 64;

  private static byte[] kept;

  private Reserve() {}

  /** Keeps so many bytes, as far as the heap is large enough. */
  public static void keep(int bytes) {
    kept = new byte[(int) Math.min(Runtime.getRuntime().maxMemory() / 16, bytes)];
  }

  /** There may be so many vertices to write: keeps enough for them, unless the reserve is used already. */
  public static void cover(int vertices) {
    long wanted = Math.min(MOST, (long) BYTES_A_VERTEX * vertices);
    if (kept != null && kept.length < Math.min(wanted, Runtime.getRuntime().maxMemory() / 16)) {
      try {
        keep((int) wanted); // beside what was kept, which is there where this fails
      } catch (OutOfMemoryError e) {
        throw RunControl.exhausted(e);
      }
    }
  }

  /** The rest is used up: the reserve may be used from now on. */
  public static void release() {
    kept = null;
  }

  /** How many bytes are kept, 0 once they may be used. */
  public static int size() {
    return kept == null ? 0 : kept.length;
  }
}
