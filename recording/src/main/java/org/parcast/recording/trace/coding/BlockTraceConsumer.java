package org.parcast.recording.trace.coding;

/**
 * Receives the block trace in the order of execution. Loops nest, those of called methods in those around the call. All iterations of an innermost
 * loop that refers to nothing are told of as one run without references when it is left by a test or a jump. Who asks for references alone hears
 * runs only.
 */
public interface BlockTraceConsumer {
  /** The loop is entered; its first iteration begins with {@link #iterate} or a run of it. */
  default void enter(int loop) {}

  /** The next iteration of the innermost open loop begins. What a test refers to that ends the loop belongs to the iteration before. */
  default void iterate(int loop) {}

  /** The innermost open loop is left, by its test, a jump, a return or an exception. */
  default void exit(int loop) {}

  /** Blocks are executed. The run is only valid during the call. */
  void run(BlockRun run);

  /**
   * A part of the trace, a nest of loops, happens again as it happened before, to the last address. Who knows by now what it comes to answers so, and
   * does not hear of it; else its events follow, and {@link #againEnds}.
   *
   * @param part its number
   */
  default boolean again(int part) {
    return false;
  }

  /** The end of a part that was told of again. */
  default void againEnds(int part) {}

  /** Whether it has heard enough: it is told of nothing more then. */
  default boolean isDone() {
    return false;
  }

  /** So many instructions of bytecode are executed that belong to no run: in blocks without references. */
  default void executed(long instructions) {}
}
