package org.parcast.cli.console;

import java.io.PrintStream;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.words.Printable;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err warnings, errors, and what the analysed program prints
 * @param terminal whether somebody watches {@code err}, so that progress may be shown on it
 */
public record Console(PrintStream out, PrintStream err, boolean terminal) {
  /** Gives the exit code of a command that ended with this one: what could not be written to standard output is an error. */
  public int written(int code) {
    if (!out.checkError()) {
      return code;
    }
    error("cannot write to standard output: it is closed, or its disk is full");
    return code == ExitCode.DONE ? ExitCode.INPUT : code;
  }

  public void warning(Notice notice, String message) {
    warning(notice.of(message));
  }

  /** The message ends with its identifier in the catalogue. */
  public void warning(String message) {
    say("warning", message);
  }

  public void error(String message) {
    say("error", message);
  }

  /** Tells where results are. */
  public void wrote(String what) {
    err.println("parcast: wrote " + Printable.of(what));
  }

  /** Lines of a message but its first are indented, so that none looks like one of Parcast's own. */
  private void say(String kind, String message) {
    err.println("parcast: " + kind + ": " + Printable.lines(message.stripTrailing()).replace("\n", "\n  "));
  }
}
