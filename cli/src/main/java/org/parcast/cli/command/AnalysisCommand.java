package org.parcast.cli.command;

import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.cli.option.ProgramOptions;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.RunOptions;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;

/** What the commands that run a program and forecast its communication have in common. */
abstract class AnalysisCommand extends ReportingCommand {
  @Mixin private ProgramTarget target = new ProgramTarget();

  @ArgGroup(validate = false, order = 2, heading = "%nThe run:%n")
  private RunOptions run = new RunOptions();

  @ArgGroup(validate = false, order = 3, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @Override
  public Integer call() throws AnalysisException {
    CommunicationRequest asked = asked();
    Target classes = program.target(target, commandLine());
    checkRecording(classes);
    check(classes);
    AnalysisRequest request = new AnalysisRequest(classes, run.run(programArguments()), run.region(), asked, defaultRanks(), directory(), scope(), null);
    target.check();
    return execute(with(timed(request)));
  }

  /** Refuses what a command's own options cannot ask of the target. */
  void check(Target classes) {}

  /** The request with what only this command asks for. */
  AnalysisRequest with(AnalysisRequest request) throws AnalysisException {
    return request;
  }

  /** What is forecast. */
  abstract Scope scope();
}
