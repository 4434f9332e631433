package org.parcast.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.cli.argument.MachineOption;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Option;

/** By which machine's costs counts are told in seconds. */
public final class CostOptions {
  @Option(
      names = "--machine",
      paramLabel = "NAME|FILE",
      description = "Tell in seconds too what is found, by the costs of this machine: laptop-8, server-2x32, cluster-infiniband, cluster-ethernet, or a file of parcast machine "
          + "(default: machine.yaml of --out, if it is there).")
  private String machine;

  /** The machine; empty where none is known. */
  public Optional<Machine> machine(Path directory) throws AnalysisException {
    return machine == null ? MachineOption.costs(null, directory) : Optional.of(Machines.of(machine));
  }

  /** Whether one is named. */
  public boolean namesMachine() {
    return machine != null;
  }
}
