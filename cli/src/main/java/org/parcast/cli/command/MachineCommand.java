package org.parcast.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.cli.console.ExitCode;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Deadline;
import org.parcast.report.text.MachineFiguresText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the machine. */
@Command(
    name = "machine",
    customSynopsis = "parcast machine [options]",
    header = "Measure this machine, or show one that is known",
    description = "%nMeasures in at most a minute what decides how fast loops run on several cores. Nothing else should run on the machine meanwhile.",
    footer = {
      "%nExamples:",
      "  parcast machine --output here.yaml          measure, and keep the figures",
      "  parcast machine --machine server-2x32       the figures of a preset"
    })
public final class MachineCommand extends SubCommand {
  @Option(names = "--machine", paramLabel = "NAME|FILE", description = "Show this machine: laptop-8, server-2x32, cluster-infiniband, cluster-ethernet, or a file.")
  private String machine;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the figures to this file, for --machine.")
  private Path output;

  @Option(names = {"--quiet", "-q"}, description = "No progress, and no name of the file.")
  private boolean quiet;

  @Override
  public Integer call() throws AnalysisException {
    refuseProgramArguments("'machine' runs no program");
    Machine shown;
    try (ProgressDisplay progress = new ProgressDisplay(console(), quiet, new Deadline())) {
      shown = machine == null ? Machines.measured(progress) : Machines.of(machine);
    }
    shown.warnings().forEach(console()::warning);
    try {
      MachineFiguresText.write(shown, console().out());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (output != null) {
      Machines.write(shown, output);
      if (!quiet) {
        console().wrote(output.toString());
      }
    }
    return ExitCode.DONE;
  }
}
