package org.parcast.recorder.flow;

import org.parcast.recorder.state.Shadow;

/** Is told of the words that a loop loads and stores. */
public interface LoopWatch {
  /** The next word is loaded, or stored at the site. */
  void next(Shadow of, int index, int at);

  /** The next row of an array of arrays is loaded. */
  void nextRow(Shadow of, int index);

  /** What is stored in the last word was computed from the value, too. */
  default void uses(int value) {}

  /** What is stored in the last word is the value. */
  default void copies(int value) {}

  /** What is stored in the last word was computed from all that the register was. */
  default void takes(Register register) {}
}
