package org.parcast.cli.argument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** What {@code --machine} may be. */
public final class MachineOption {
  private MachineOption() {}

  public static MachineHierarchy parse(String machine, CommandLine command) throws AnalysisException {
    try {
      if (!machine.isBlank() && Files.isDirectory(Path.of(machine))) {
        throw new AnalysisException(AnalysisException.Kind.INPUT, machine + " is a directory (--machine): give a file that lstopo --of xml wrote");
      }
      return Machines.of(machine);
    } catch (IOException e) {
      String message = e instanceof NoSuchFileException ? "no such file: " + machine + " (--machine)" : e.getMessage();
      throw new AnalysisException(AnalysisException.Kind.INPUT, message, e);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, "--machine: " + e.getMessage(), e);
    }
  }
}
