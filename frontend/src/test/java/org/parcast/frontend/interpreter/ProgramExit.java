package org.parcast.frontend.interpreter;

/** The program called {@code System.exit}. */
public final class ProgramExit extends Error {
  private static final long serialVersionUID = 1;

  private final int status;

  ProgramExit(int status) {
    super("System.exit(" + status + ")");
    this.status = status;
  }

  public int status() {
    return status;
  }
}
