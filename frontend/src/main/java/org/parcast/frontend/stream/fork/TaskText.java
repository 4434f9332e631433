package org.parcast.frontend.stream.fork;

import java.util.List;

/** How a task is written. */
interface TaskText {
  /** Ends the names of what is declared, so that several groups may stand in one method. */
  String suffix();

  /** What comes before the first of a group's tasks. */
  List<String> begin();

  /**
   * Declares a task and hands it out.
   *
   * @param type of what it gives, as an object; {@code ?} for nothing
   * @param work an expression, or a block
   */
  String task(String type, String name, String work);

  /** What comes before the call that its thread makes itself, in the same block. */
  List<String> last();

  /** What comes when that call is done. */
  List<String> end();
}
