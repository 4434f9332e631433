package org.parcast.benchmarks.apply;

/**
 * What was found of a loop of a program.
 *
 * @param program its source file
 * @param line of the loop; 0 for what holds of the program
 * @param share of the run's work that the loop does; 1 where nothing was run
 * @param outcome a word
 * @param why the reason, or what differs; empty where there is nothing to tell
 */
record ApplyFinding(String program, int line, double share, String outcome, String why) {
  /** The program is through. */
  static final String DONE = "done";

  /** The program cannot be judged. */
  static final String FAILED = "failed";

  boolean is(String wanted) {
    return outcome.equals(wanted);
  }

  String inWords() {
    return program + (line > 0 ? ":" + line : "") + " " + outcome + (why.isEmpty() ? "" : ": " + why);
  }
}
