package org.parcast.report.sarif;

import java.util.List;
import org.parcast.ir.catalogue.Notice;

/**
 * A statement about a line of the source.
 *
 * @param rule what it is about
 * @param message the statement
 * @param file path relative to the project
 * @param line its line, at least 1
 * @param related other lines that it speaks of
 */
record Result(Notice rule, String message, String file, int line, List<Place> related) {
  /** A line elsewhere, and why it is named. */
  record Place(String file, int line, String message) {}

  Result {
    related = List.copyOf(related);
  }
}
