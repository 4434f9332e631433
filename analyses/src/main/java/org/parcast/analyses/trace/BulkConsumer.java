package org.parcast.analyses.trace;

/** Hears references many at a time, in order: what a trace of 10^9 references is to be read through. */
public interface BulkConsumer {
  /**
   * Bytes of the blocks, as a power of two, of which it is all the same to the consumer where in one a reference lies: those that follow one another through
   * one may come as one entry of a batch. 0 where each is to come by itself.
   */
  int grain();

  /** References one after the other, perhaps of several threads. The batch is only valid during the call. */
  void batch(ReferenceBatch batch);

  /** A loop with strides. The run is only valid during the call. */
  void run(StridedRun run);

  /**
   * References come again that came before, all the same and in the same order. Who knows by now what they come to answers so, and does not hear of
   * them; else they follow, and {@link #againEnds}.
   *
   * @param part which of those that come again
   */
  default boolean again(int part) {
    return false;
  }

  /** The end of references that came again. */
  default void againEnds(int part) {}
}
