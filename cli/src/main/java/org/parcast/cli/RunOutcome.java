package org.parcast.cli;

import org.parcast.engine.RunSummary;

/** Exit codes of runs. */
final class RunOutcome {
  private RunOutcome() {}

  /** Says why a run ended early, and gives the exit code. */
  static int report(Console console, RunSummary.End end, String message) {
    if (end != RunSummary.End.COMPLETED) {
      console.error(message);
    }
    return switch (end) {
      case FAILED -> ExitCode.PROGRAM;
      case TIMEOUT -> ExitCode.LIMIT;
      case COMPLETED -> ExitCode.DONE;
    };
  }
}
