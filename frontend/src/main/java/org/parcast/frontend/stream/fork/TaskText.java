package org.parcast.frontend.stream.fork;

import java.util.List;

/** How a task is written. Most need nothing but what declares them. */
interface TaskText {
  /** Ends the names of what is declared, so that several groups may stand in one method. */
  default String suffix() {
    return "";
  }

  /** What comes before the first of a group's tasks. */
  default List<String> begin() {
    return List.of();
  }

  /**
   * Declares a task and hands it out.
   *
   * @param type of what it gives, as an object; {@code ?} for nothing
   * @param work an expression, or a block
   */
  String task(String type, String name, String work);

  /** What comes before the call that its thread makes itself, in the same block. */
  default List<String> last() {
    return List.of();
  }

  /** What comes when that call is done. */
  default List<String> end() {
    return List.of();
  }
}
