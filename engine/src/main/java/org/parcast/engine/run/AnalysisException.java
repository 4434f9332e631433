package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.report.words.Printable;

/** An analysis cannot be made. The message names the file, line or option, and what to do about it. */
public final class AnalysisException extends Exception {
  private static final long serialVersionUID = 1;

  /** Whose fault it is. */
  public enum Kind {
    /** What was asked for makes no sense for this program. */
    REQUEST,
    /** The program or recording cannot be analysed. */
    INPUT,
    /** The program failed before anything was recorded. */
    PROGRAM,
    /** The analysis ran into a limit. */
    LIMIT
  }

  private final Kind kind;

  public AnalysisException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public AnalysisException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** A recording that cannot be read. */
  public static AnalysisException unreadable(Path recording, IOException cause) {
    return new AnalysisException(Kind.INPUT, "cannot read the recording " + recording + ": " + cause.getMessage() + "; record the program again", cause);
  }

  public Kind kind() {
    return kind;
  }

  /** The message as it may go to a log or a terminal, whatever names the analysed program has, with a front end's names of the options. */
  public String printable(OptionNames names) {
    return Printable.lines(names.in(getMessage()));
  }
}
