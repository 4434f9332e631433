package org.parcast.cli.command;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.parcast.cli.console.Console;
import org.parcast.cli.console.ExitCode;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.console.Version;
import org.parcast.cli.option.ProgramOptions;
import org.parcast.cli.option.ProgramRunOptions;
import org.parcast.cli.option.ResultOptions;
import org.parcast.cli.option.ResultWriter;
import org.parcast.cli.option.RunOptions;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.ResultNames;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.report.Report;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** What all commands have in common: how their help looks, whom they tell, and what they refuse of a recording. */
@Command(
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisHeading = "%nUsage: ",
    parameterListHeading = "%n")
public abstract class SubCommand implements Callable<Integer> {
  private static final Set<Class<?>> OF_A_RUN = Set.of(RunOptions.class, ProgramRunOptions.class, ProgramOptions.class);

  private static final Set<String> OF_ANALYSES_TOO = Set.of("--memory", "--timeout");

  @ParentCommand private CommandContext parent;

  @Spec private CommandSpec spec;

  @Override
  public abstract Integer call() throws AnalysisException;

  /** Whether {@code --timeout} is for all that the command does; else for each of the runs that it has others make. */
  public boolean isTimedAsAWhole() {
    return true;
  }

  protected final Console console() {
    return parent.console();
  }

  protected final CommandLine commandLine() {
    return spec.commandLine();
  }

  protected final String pointServer() {
    return parent.pointServer();
  }

  /** What stands after {@code --}, or in the settings file. */
  protected final List<String> programArguments() {
    return parent.programArguments();
  }

  /** Arguments that cannot be meant so; the message names the option and the remedy. */
  protected final ParameterException refused(String message) {
    return new ParameterException(commandLine(), message);
  }

  /** Refuses what stands after {@code --}; {@code why} there is no program to hand it to. */
  protected final void refuseProgramArguments(String why) {
    if (parent.givesProgramArguments()) {
      throw refused(why + ": leave out -- and what follows it");
    }
  }

  /** A recording is not run again: what only a run obeys would be passed over in silence. */
  final void checkRecording(Target target) {
    if (!target.isRecording()) {
      return;
    }
    refuseProgramArguments("a recording is analysed without a run");
    for (OptionSpec option : commandLine().getParseResult().matchedOptions()) {
      if (isOfARun(option)) {
        throw refused(option.longestName() + " has no effect on a recording: leave it out, or give the program itself as TARGET");
      }
    }
  }

  /** Whether only a run obeys the option. */
  public static boolean isOfARun(OptionSpec option) {
    return option.group() != null && option.userObject() instanceof Field field && OF_A_RUN.contains(field.getDeclaringClass())
        && !OF_ANALYSES_TOO.contains(option.longestName());
  }

  final ProgressDisplay progress(ResultOptions output) {
    return new ProgressDisplay(console(), output.quiet(), parent.deadline());
  }

  /** Writes results of a program, under a name that no other's have. */
  final ResultWriter writer(ResultOptions output, Target target, RunSummary run) {
    return new ResultWriter(console(), output, () -> ResultNames.taken(output.directory(), run.name(), target, run.mainClass()));
  }

  /** The same, of a program or a file that is called so. */
  final ResultWriter writer(ResultOptions output, Target target, String name) {
    return new ResultWriter(console(), output, () -> ResultNames.taken(output.directory(), name, target, ""));
  }

  /** Says why a run ended early and which limits were passed, and gives the exit code. */
  final int outcome(ResultOptions output, Report report, RunSummary.End end, String message) {
    boolean passed = output.passed(report, console());
    int code = outcome(end, message);
    return code == ExitCode.DONE && passed ? ExitCode.THRESHOLD : code;
  }

  /** Says how the run ended, where it did not complete, and gives the exit code. */
  final int outcome(RunSummary.End end, String message) {
    if (end != RunSummary.End.COMPLETED) {
      console().error(message);
    }
    return switch (end) {
      case FAILED -> ExitCode.PROGRAM;
      case LIMIT -> ExitCode.LIMIT;
      case COMPLETED -> ExitCode.DONE;
    };
  }
}
