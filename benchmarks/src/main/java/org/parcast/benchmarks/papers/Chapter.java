package org.parcast.benchmarks.papers;

import java.util.List;

/** The tables and figures of one paper. */
interface Chapter {
  /** What the paper is called on the command line. */
  String name();

  /** Its heading on the page. */
  String title();

  /**
   * Runs what can be run.
   *
   * @throws Exception what keeps it from running
   */
  List<Item> items() throws Exception;

  /** Charts as in the paper, made by {@link #items}. */
  default List<Chart> charts() {
    return List.of();
  }
}
