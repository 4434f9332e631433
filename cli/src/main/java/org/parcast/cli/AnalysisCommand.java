package org.parcast.cli;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.Callable;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.AnalysisRequest;
import org.parcast.engine.Target;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** What the commands that analyse a program have in common. */
abstract class AnalysisCommand implements Callable<Integer> {
  private static final Set<Class<?>> OF_A_RUN = Set.of(RunOptions.class, ProgramRunOptions.class, ProgramOptions.class);

  @ParentCommand private ParcastCommand parent;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "TARGET",
      description = "A source file, a directory of sources or of class files, a jar, or a recording (NAME.parcast).")
  private Path target;

  @ArgGroup(validate = false, order = 1, heading = "%nCommunication:%n")
  private CommunicationOptions communication = new CommunicationOptions();

  @ArgGroup(validate = false, order = 2, heading = "%nThe run:%n")
  private RunOptions run = new RunOptions();

  @ArgGroup(validate = false, order = 3, heading = "%nThe program:%n")
  private ProgramOptions program = new ProgramOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nResults:%n")
  private OutputOptions output = new OutputOptions();

  @Override
  public Integer call() throws Exception {
    CommandLine command = spec.commandLine();
    CommunicationRequest asked = communication.request(command);
    output.check(command, asked);
    Target classes = program.target(target);
    if (classes.isRecording()) {
      parent.refuseProgramArguments(spec);
      refuseOptionsOfARun(command.getParseResult());
    }
    AnalysisRequest request =
        new AnalysisRequest(
            classes,
            run.run(parent.programArguments()),
            run.region(),
            asked,
            communication.defaultRanks(),
            output.directory(),
            everything(),
            communication.interconnect(output));
    TargetCheck.exists(target);
    return new AnalysisRun(parent.console(), output, communication.namesNetwork()).execute(request);
  }

  /** Whether all other forecasts are made beside that of the communication. */
  abstract boolean everything();

  /** Whether only a run obeys the option. */
  static boolean isOfARun(OptionSpec option) {
    return option.group() != null && option.userObject() instanceof Field field && OF_A_RUN.contains(field.getDeclaringClass())
        && !option.longestName().equals("--memory");
  }

  /** A recording is not run again: an option that only a run obeys would be passed over in silence. */
  private void refuseOptionsOfARun(ParseResult given) {
    for (OptionSpec option : given.matchedOptions()) {
      if (isOfARun(option)) {
        throw new ParameterException(
            spec.commandLine(), option.longestName() + " has no effect on a recording: leave it out, or give the program itself as TARGET");
      }
    }
  }
}
