package org.parcast.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.engine.run.Target;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Which classes are the program. */
public final class ProgramOptions {
  @Option(
      names = "--main",
      paramLabel = "CLASS[#METHOD]",
      description = "Class whose main method is run, where the target has several; or whose JUnit tests or JMH benchmarks are, or one of them, as in app.SolverTest#converges.")
  private String mainClass;

  @Option(
      names = {"--classpath", "-cp"},
      paramLabel = "PATH[:...]",
      hideParamSyntax = true,
      split = ":",
      description = "Further jars and directories that the program needs.")
  private List<Path> classPath = new ArrayList<>();

  @Option(
      names = "--sources",
      paramLabel = "DIR[:...]",
      hideParamSyntax = true,
      split = ":",
      description = "Where the sources of class files are, for the names of loops and variables.")
  private List<Path> sources = new ArrayList<>();

  @Option(
      names = "--include",
      paramLabel = "PACKAGE[,...]",
      hideParamSyntax = true,
      split = ",",
      description = "Packages or classes of the class path to analyse too; library code is not analysed unless named here.")
  private List<String> includes = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "PACKAGE[,...]",
      hideParamSyntax = true,
      split = ",",
      description = "Packages or classes of the program to leave out.")
  private List<String> excludes = new ArrayList<>();

  /** The program that TARGET names. */
  public Target target(ProgramTarget target, CommandLine command) {
    return target(target.first()).with(target.further(command));
  }

  public Target target(Path path) {
    return new Target(path, mainClass, List.copyOf(classPath), List.copyOf(sources), List.copyOf(includes), List.copyOf(excludes));
  }
}
