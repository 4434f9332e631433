package org.parcast.cli;

/** The exit codes, a contract with scripts. */
final class ExitCode {
  static final int DONE = 0;

  /** A threshold of {@code --fail-on} was passed. */
  static final int THRESHOLD = 1;

  static final int USAGE = 2;

  /** The input cannot be analysed; also where the fault is Parcast's own. */
  static final int INPUT = 3;

  /** The program under analysis failed; what was recorded is still reported. */
  static final int PROGRAM = 4;

  /** A limit was reached: the timeout, the memory of the analysis. */
  static final int LIMIT = 5;

  private ExitCode() {}
}
