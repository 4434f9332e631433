package org.parcast.analyses.trace;

/** Hears references many at a time, in order: what a trace of 10^9 references is to be read through. */
public interface BulkConsumer {
  /** References one after the other, perhaps of several threads. The batch is only valid during the call. */
  void batch(ReferenceBatch batch);

  /** A loop with strides. The run is only valid during the call. */
  void run(StridedRun run);
}
