package org.parcast.recorder.sharing;

/**
 * What the rewritten program's classes extend instead of {@code Object}: an object holds the state of its first block itself, where the processor has it
 * at hand when the object is used.
 */
public class Watched {
  /** {@link ThreadQueue} of the block; 0 as long as no thread has touched it. */
  transient long queue;
}
