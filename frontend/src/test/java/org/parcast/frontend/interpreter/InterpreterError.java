package org.parcast.frontend.interpreter;

/** The interpreter itself failed, not the program: no handler of the program catches this. */
final class InterpreterError extends Error {
  private static final long serialVersionUID = 1;

  InterpreterError(String message, Throwable cause) {
    super(message, cause);
  }
}
