package org.parcast.cli.command;

import org.parcast.cli.console.ExitCode;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.check.CheckResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.report.apply.CheckCsv;
import org.parcast.report.apply.CheckJson;
import org.parcast.report.apply.CheckText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tries the parallel version. */
@Command(
    name = "check",
    customSynopsis = "parcast check TARGET [options] [-- program arguments]",
    header = "Try the parallel version: same results, and how fast beside the forecast",
    description =
        "%nWrites what parcast apply writes into a copy, runs each loop in order and in parts on shuffled schedules and compares what it leaves behind, then runs both versions "
            + "in turns. Exits with 1 where results differ.",
    footer = {
      "%nExamples:",
      "  parcast check Heat2D.java -- 256 10",
      "  parcast check Heat2D.java --loop Heat2D.java:30 --strict -- 256 10",
      "  parcast check Heat2D.java --tune -- 256 10                          sets of loops, the fastest first"
    })
public final class CheckCommand extends WritingCommand {
  @Option(names = "--tune", description = "Try sets of the loops too, and tell the fastest.")
  private boolean tune;

  @Override
  public Integer call() throws AnalysisException {
    writing().refuseDirectives(commandLine());
    ApplyRequest writing = request();
    CheckRequest request = new CheckRequest(writing, tune);
    CheckResult result;
    try (ProgressDisplay progress = progress(output())) {
      result = CheckEngine.check(request, progress);
    }
    result.applied().warnings().forEach(console()::warning);
    writer(output(), writing.target(), result.applied().run()).write("-check", result.applied().report(), to -> CheckText.write(result.trial(), to),
        to -> CheckJson.write(result.applied().application(), result.trial(), result.applied().run().message(), result.applied().warnings(), to), to -> CheckCsv.write(result.trial(), to));
    int code = outcome(output(), result.applied().report(), result.applied().run().end(), result.applied().run().message());
    return code == ExitCode.DONE && result.trial().differs() ? ExitCode.THRESHOLD : code;
  }
}
