package org.parcast.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.parcast.engine.Engine;
import org.parcast.ir.IrPrinter;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Prints the static single assignment form of a program. */
@Command(
    name = "ir",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisHeading = "%nUsage: ",
    customSynopsis = "parcast ir TARGET [options]",
    header = "Print the program in static single assignment form",
    description =
        "%nPrints what the analysis sees of a program: blocks, phis, loads and stores with their source lines and the names of their "
            + "variables. Runs nothing.",
    parameterListHeading = "%n",
    footer = {"%nExamples:", "  parcast ir Heat2D.java", "  parcast ir build/classes --include app.kernels | less"})
final class IrCommand implements Callable<Integer> {
  @ParentCommand private ParcastCommand parent;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "TARGET", description = "A source file, a directory of sources or of class files, or a jar.")
  private Path target;

  @ArgGroup(validate = false, order = 1, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @Override
  public Integer call() throws Exception {
    parent.refuseProgramArguments(spec);
    TargetCheck.exists(target);
    parent.console().out().print(IrPrinter.print(Engine.lower(program.target(target))));
    return ExitCode.DONE;
  }
}
