package org.parcast.sweep;

import java.io.Serializable;

/**
 * What came of a point.
 *
 * @param key the point's
 * @param status exit code of the command
 * @param document the JSON that it wrote; empty where it wrote none
 * @param said its last messages
 * @param seconds that it took
 */
record PointRun(String key, int status, byte[] document, String said, double seconds) implements Serializable {
  /** Parcast's exit code where memory or time did not suffice. */
  private static final int LIMIT = 5;
  /** In place of an exit code where there was none. */
  private static final int LOST = -1;

  /** A point whose process broke, or whose workers were lost as often as it was tried. */
  static PointRun lost(String key, String why) {
    return new PointRun(key, LOST, new byte[0], why, 0);
  }

  /** Whether it did not fit into the memory that it was given, or the time. The traced program's lack of memory has the exit code of all its failures. */
  boolean reachedLimit() {
    return status == LIMIT || said.contains("out of memory");
  }

  /** Whether the process that analysed it is not fit for another point: it has no memory or time left, or broke. */
  boolean endsItsProcess() {
    return status == LIMIT || status == LOST;
  }

  boolean succeeded() {
    return status == 0;
  }
}
