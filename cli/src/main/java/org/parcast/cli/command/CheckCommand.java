package org.parcast.cli.command;

import java.nio.file.Path;
import org.parcast.cli.console.ExitCode;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.ProgramOptions;
import org.parcast.cli.option.ProgramRunOptions;
import org.parcast.cli.option.ResultOptions;
import org.parcast.cli.option.TargetCheck;
import org.parcast.cli.option.WritingOptions;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.check.CheckResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Target;
import org.parcast.report.apply.CheckCsv;
import org.parcast.report.apply.CheckJson;
import org.parcast.report.apply.CheckText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
public final class CheckCommand extends SubCommand {
  @Parameters(paramLabel = "TARGET", description = "A source file, a directory of sources or of class files (with --sources), or a jar (with --sources).")
  private Path target;

  @Option(names = "--tune", description = "Try sets of the loops too, and tell the fastest.")
  private boolean tune;

  @ArgGroup(validate = false, order = 3, heading = "%nThe loops:%n")
  private WritingOptions writing = new WritingOptions();

  @ArgGroup(validate = false, order = 2, heading = "%nThe run:%n")
  private ProgramRunOptions run = new ProgramRunOptions();

  @ArgGroup(validate = false, order = 1, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nResults:%n")
  private ResultOptions output = new ResultOptions();

  @Override
  public Integer call() throws AnalysisException {
    writing.check(commandLine());
    writing.refuseDirectives(commandLine());
    Target classes = program.target(target);
    output.check(commandLine());
    TargetCheck.exists(target);
    CheckResult result;
    try (ProgressDisplay progress = progress(output)) {
      result = CheckEngine.check(new CheckRequest(writing.request(classes, run.run(programArguments())), tune), progress);
    }
    result.applied().warnings().forEach(console()::warning);
    writer(output).write(result.applied().run().name() + "-check", result.applied().report(), to -> CheckText.write(result.trial(), to),
        to -> CheckJson.write(result.applied().application(), result.trial(), result.applied().run().message(), result.applied().warnings(), to), to -> CheckCsv.write(result.trial(), to));
    int code = outcome(output, result.applied().report(), result.applied().run().end(), result.applied().run().message());
    return code == ExitCode.DONE && result.trial().differs() ? ExitCode.THRESHOLD : code;
  }
}
