package org.parcast.cli.command;

import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Scope;
import picocli.CommandLine.Command;

/** Runs a program and makes every forecast there is. */
@Command(
    name = "analyze",
    customSynopsis = "parcast analyze TARGET [options] [-- program arguments]",
    header = "Run a program and make every forecast",
    description =
        "%nRuns a sequential program, judges its loops, records the flow of its values, and forecasts the MPI version: for each number of ranks the bytes "
            + "that have to be sent, in messages and in collective operations, under the best decomposition found, with the source lines that "
            + "cause them.",
    footer = {
      "%nExamples:",
      "  parcast analyze Heat2D.java -- 256 10                    a source file, with arguments for its main",
      "  parcast analyze build/classes --main app.Solver -cp lib/ejml.jar --include org.ejml",
      "  parcast analyze app.jar --kernel Solver.step --ranks 8,64 --format text,json",
      "  parcast analyze Heat2D.java --fail-on 'bytes_per_step@16>1MB' -- 256 10",
      "%nExit codes: 0 done, 1 a limit of --fail-on was passed, 2 wrong usage, 3 the input cannot be analysed, 4 the program failed, "
          + "5 a limit was reached, 130 interrupted (Ctrl-C). What was recorded before 4 or 5 is reported all the same."
    })
public final class AnalyzeCommand extends AnalysisCommand {
  @Override
  Scope scope() {
    return Scope.EVERYTHING;
  }

  @Override
  AnalysisRequest with(AnalysisRequest request) throws AnalysisException {
    return request.target().isRecording() ? request : timedOnCores(request);
  }
}
