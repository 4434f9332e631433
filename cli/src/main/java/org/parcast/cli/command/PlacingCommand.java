package org.parcast.cli.command;

import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.cli.option.ProgramOptions;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.ResultOptions;
import org.parcast.cli.option.RunOptions;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Target;
import picocli.CommandLine.ArgGroup;

/** What the commands have in common that say where the ranks of a program should run. */
abstract class PlacingCommand extends SubCommand {
  @ArgGroup(validate = false, order = 2, heading = "%nThe run:%n")
  private RunOptions run = new RunOptions();

  @ArgGroup(validate = false, order = 3, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nResults:%n")
  private ResultOptions output = new ResultOptions();

  /** The program that TARGET and the options name, or a recording of which nothing is asked that only a run obeys. */
  final Target program(ProgramTarget target) {
    Target classes = program.target(target, commandLine());
    checkRecording(classes);
    return classes;
  }

  /** The communication of its ranks; {@code usual} whether their number was not asked for. */
  final AnalysisRequest request(Target classes, CommunicationRequest asked, boolean usual) {
    return new AnalysisRequest(classes, run.run(programArguments()), run.region(), asked, usual, output.directory());
  }

  final RunOptions run() {
    return run;
  }

  final ResultOptions output() {
    return output;
  }
}
