package org.parcast.cli.command;

import org.parcast.cli.option.ProgramOptions;
import org.parcast.cli.option.ProgramRunOptions;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.ResultOptions;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import picocli.CommandLine.ArgGroup;

/** What the commands have in common that watch the whole run of a program: which it is, how it is run, and where results go. */
abstract class ProgramCommand extends SubCommand {
  @ArgGroup(validate = false, order = 2, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @ArgGroup(validate = false, order = 3, heading = "%nThe run:%n")
  private ProgramRunOptions run = new ProgramRunOptions();

  @ArgGroup(validate = false, order = 9, heading = "%nResults:%n")
  private ResultOptions output = new ResultOptions();

  /** The program that TARGET, one or several source files, and the options name. */
  final Target program(ProgramTarget target) {
    return program.target(target, commandLine());
  }

  /** How it is run; null for a recording, of which nothing may be asked that only a run obeys. */
  final Run run(Target classes) {
    checkRecording(classes);
    return classes.isRecording() ? null : run.run(programArguments());
  }

  final ResultOptions output() {
    return output;
  }
}
