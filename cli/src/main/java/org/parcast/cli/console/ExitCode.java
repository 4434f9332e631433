package org.parcast.cli.console;

/** The exit codes, a contract with scripts. */
public final class ExitCode {
  public static final int DONE = 0;

  /** A threshold of {@code --fail-on} was passed. */
  public static final int THRESHOLD = 1;

  public static final int USAGE = 2;

  /** The input cannot be analysed; also where the fault is Parcast's own. */
  public static final int INPUT = 3;

  /** The program under analysis failed; what was recorded is still reported. */
  public static final int PROGRAM = 4;

  /** A limit was reached: the timeout, the memory of the analysis. */
  public static final int LIMIT = 5;

  private ExitCode() {}
}
