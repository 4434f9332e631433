package org.parcast.cli.option;

import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** TARGET, the program: several source files are one. */
public final class ProgramTarget {
  @Parameters(
      paramLabel = "TARGET",
      arity = "1..*",
      hideParamSyntax = true,
      description = "A source file or several, a directory of sources, of class files or of a project, a jar, or a recording (NAME.parcast).")
  private List<Path> paths = List.of();

  /** What a command was given that also takes what is no program; at least one. */
  public static ProgramTarget of(List<Path> given) {
    ProgramTarget target = new ProgramTarget();
    target.paths = given;
    return target;
  }

  /** The only one of what is no source file. */
  public Path first() {
    return paths.get(0);
  }

  /** All but the first; what is no source file cannot be meant so. */
  List<Path> further(CommandLine command) {
    List<Path> further = paths.subList(1, paths.size());
    for (Path path : further) {
      if (!path.toString().endsWith(".java")) {
        throw new ParameterException(command, "unexpected argument " + path + ": arguments of the program go after --; see " + command.getCommandSpec().qualifiedName() + " --help");
      }
    }
    if (!further.isEmpty() && !first().toString().endsWith(".java")) {
      throw new ParameterException(command, first() + " is no source file, and so it is analysed alone: leave out " + further.get(0));
    }
    return further;
  }

  /** Refuses what is not there or cannot be read. */
  public void check() throws AnalysisException {
    for (Path path : paths) {
      TargetCheck.exists(path);
    }
  }
}
