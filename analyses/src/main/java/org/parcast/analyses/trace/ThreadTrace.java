package org.parcast.analyses.trace;

import java.io.IOException;

/** References to memory of one or more threads, in one order. Replaying it twice gives the same references. */
public interface ThreadTrace {
  /** The site of an instruction fetch, which is no reference to data. */
  int FETCH = Integer.MIN_VALUE;

  /** Number of threads, at least 1. */
  int threads();

  /**
   * Tells every reference, in order.
   *
   * @throws IOException if the trace cannot be read
   */
  void replay(ReferenceConsumer consumer) throws IOException;

  /**
   * Tells the same references many at a time.
   *
   * @throws IOException if the trace cannot be read
   */
  default void replayBulk(BulkConsumer consumer) throws IOException {
    ReferenceBatch batch = new ReferenceBatch(consumer);
    replay((thread, address, size, write, site) -> batch.add(thread, address, ReferenceBatch.access(size, write), site));
    batch.flush();
  }
}
