package org.parcast.cli.command;

import org.parcast.cli.console.ExitCode;
import org.parcast.cli.option.ProgramOptions;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Target;
import org.parcast.ir.IrPrinter;
import org.parcast.report.words.Printable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the static single assignment form of a program. */
@Command(
    name = "ir",
    customSynopsis = "parcast ir TARGET [options]",
    header = "Print the program in static single assignment form",
    description =
        "%nPrints what the analysis sees of a program: blocks, phis, loads and stores with their source lines and the names of their "
            + "variables. Runs nothing.",
    footer = {"%nExamples:", "  parcast ir Heat2D.java", "  parcast ir build/classes --include app.kernels | less"})
public final class IrCommand extends SubCommand {
  @Mixin private ProgramTarget target = new ProgramTarget();

  @ArgGroup(validate = false, order = 1, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @Override
  public Integer call() throws AnalysisException {
    refuseProgramArguments("'ir' runs no program");
    Target classes = program.target(target, commandLine());
    target.check();
    if (classes.isRecording()) {
      throw refused(classes.path() + " is a recording, which holds no classes: give the program itself as TARGET");
    }
    console().out().print(Printable.lines(IrPrinter.print(Engine.lower(classes))) + "\n");
    return ExitCode.DONE;
  }
}
