package org.parcast.cli.argument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.machine.MachineShape;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** What {@code --machine} may be. */
public final class MachineOption {
  private MachineOption() {}

  /** The tree of a machine; also of one that was measured. */
  public static MachineHierarchy parse(String machine, CommandLine command) throws AnalysisException {
    if (isMeasured(machine)) {
      return MachineShape.of(org.parcast.engine.machine.Machines.of(machine));
    }
    try {
      if (!machine.isBlank() && Files.isDirectory(Path.of(machine))) {
        throw new AnalysisException(AnalysisException.Kind.INPUT, machine + " is a directory (--machine): give a file that lstopo --of xml wrote");
      }
      return MachineHierarchies.of(machine);
    } catch (IOException e) {
      String message = e instanceof NoSuchFileException ? "no such file: " + machine + " (--machine)" : e.getMessage();
      throw new AnalysisException(AnalysisException.Kind.INPUT, message, e);
    } catch (IllegalArgumentException e) {
      String known = machine.matches("[\\dx]+") ? "" // a machine is meant by its extents
          : "; or, with its costs, " + String.join(", ", org.parcast.engine.machine.Machines.PRESETS) + ", or a file of parcast machine";
      throw new ParameterException(command, "--machine: " + e.getMessage() + known, e);
    }
  }

  /**
   * The machine whose costs are known: the one that is named, if it is one that was measured, else that of the directory of results; empty where there is none.
   *
   * @param machine null where none is named
   * @param directory null where there is none
   */
  public static Optional<Machine> costs(String machine, Path directory) throws AnalysisException {
    if (machine != null && isMeasured(machine)) {
      return Optional.of(org.parcast.engine.machine.Machines.of(machine));
    }
    return org.parcast.engine.machine.Machines.keptIn(directory);
  }

  /** Whether it is one of which more is known than its shape. */
  private static boolean isMeasured(String machine) {
    return org.parcast.engine.machine.Machines.PRESETS.contains(machine) || machine.endsWith(".yaml") || machine.endsWith(".yml");
  }
}
