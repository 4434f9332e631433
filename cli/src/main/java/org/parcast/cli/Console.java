package org.parcast.cli;

import java.io.PrintStream;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err warnings, errors, and what the analysed program prints
 * @param terminal whether somebody watches {@code err}, so that progress may be shown on it
 */
record Console(PrintStream out, PrintStream err, boolean terminal) {
  void warning(String message) {
    err.println("parcast: warning: " + Printable.message(message));
  }

  void error(String message) {
    err.println("parcast: error: " + Printable.message(message));
  }
}
