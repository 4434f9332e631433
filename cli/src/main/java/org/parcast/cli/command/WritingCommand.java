package org.parcast.cli.command;

import java.nio.file.Path;
import org.parcast.cli.option.TargetCheck;
import org.parcast.cli.option.WritingOptions;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Target;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Parameters;

/** What the commands have in common that write loops in parallel. */
abstract class WritingCommand extends ProgramCommand {
  @Parameters(paramLabel = "TARGET", description = "A source file, a directory of sources or of class files (with --sources), or a jar (with --sources).")
  private Path target;

  @ArgGroup(validate = false, order = 4, heading = "%nThe loops:%n")
  private WritingOptions writing = new WritingOptions();

  /** What to write, of the options of the command. */
  final ApplyRequest request() throws AnalysisException {
    writing.check(commandLine());
    Target classes = program(target);
    output().check(commandLine());
    TargetCheck.exists(target);
    return writing.request(classes, run(classes));
  }

  final WritingOptions writing() {
    return writing;
  }
}
