package org.parcast.cli.command.sweep;

import java.nio.file.Path;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Analyses a program at many sizes. */
@Command(
    name = "sweep",
    resourceBundle = "org.parcast.cli.command.sweep.SweepHelp",
    customSynopsis = "parcast sweep TARGET --vary NAME=V,... [options] -- '{NAME}' ...",
    header = "Analyse a program at many sizes, on all cores or a cluster",
    description =
        "%nRuns parcast comm for every combination of the values, each traced in a process of its own, dealt by Apache Spark. What is done is kept: the same command "
            + "goes on where it was stopped. Results are results.csv, results.parquet and the JSON of each point.",
    footer = {
      "%nExamples:",
      "  parcast sweep Heat2D.java --vary n=16,20,24,28,32 --ranks 4,6,8,9 -- '{n}' 3",
      "  parcast sweep Heat2D.java --vary n=64,96 --master spark://host:7077 -- '{n}' 3",
      "  parcast scale parcast-report/Heat2D.sweep --at n=16384 --ranks 4096        what follows from it"
    })
public final class SweepCommand extends SweepingCommand {
  @Parameters(paramLabel = "TARGET", description = "A source file, a directory of sources, of class files or of a project, or a jar.")
  private Path target;

  @Override
  public Integer call() throws AnalysisException {
    return sweep(target).status();
  }
}
