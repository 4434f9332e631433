package org.parcast.cli.command;

import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.WritingOptions;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Target;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;

/** What the commands have in common that write loops in parallel. */
abstract class WritingCommand extends ProgramCommand {
  @Mixin private ProgramTarget target = new ProgramTarget();

  @ArgGroup(validate = false, order = 4, heading = "%nThe loops:%n")
  private WritingOptions writing = new WritingOptions();

  /** What to write, of the options of the command. */
  final ApplyRequest request() throws AnalysisException {
    writing.check(commandLine());
    Target classes = program(target);
    output().check(commandLine());
    target.check();
    return writing.request(classes, run(classes));
  }

  final WritingOptions writing() {
    return writing;
  }
}
