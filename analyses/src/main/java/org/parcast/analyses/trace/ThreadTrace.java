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
}
