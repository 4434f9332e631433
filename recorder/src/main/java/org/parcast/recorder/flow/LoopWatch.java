package org.parcast.recorder.flow;

import org.parcast.recorder.state.Shadow;

/** Is told of the words that a loop loads and stores. */
public interface LoopWatch {
  /** The next word is loaded, or stored at the site. */
  void next(Shadow of, int index, int at);

  /** The next row of an array of arrays is loaded. */
  void nextRow(Shadow of, int index);
}
