package org.parcast.frontend.classes;

import java.util.List;

/** What was given cannot be analysed. The message and each diagnostic name the file and, where there is one, the line. */
public final class FrontendException extends Exception {
  private static final long serialVersionUID = 1;

  /**
   * @param message what is wrong and what to do about it
   * @param diagnostics details, one for each fault found; may be empty
   */
  public FrontendException(String message, List<String> diagnostics) {
    super(diagnostics.isEmpty() ? message : message + "\n  " + String.join("\n  ", diagnostics));
  }

  public FrontendException(String message) {
    this(message, List.of());
  }

  /** @param cause what was found where */
  public FrontendException(String message, Throwable cause) {
    super(message, cause);
  }
}
