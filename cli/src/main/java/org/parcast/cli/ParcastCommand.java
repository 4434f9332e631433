package org.parcast.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.parcast.cli.argument.DecimalNumber;
import org.parcast.cli.argument.Parsed;
import org.parcast.cli.argument.WholeNumber;
import org.parcast.cli.command.AnalyzeCommand;
import org.parcast.cli.command.ApplyCommand;
import org.parcast.cli.command.AskCommand;
import org.parcast.cli.command.CacheCommand;
import org.parcast.cli.command.CheckCommand;
import org.parcast.cli.command.CommCommand;
import org.parcast.cli.command.CommandContext;
import org.parcast.cli.command.DiffCommand;
import org.parcast.cli.command.IrCommand;
import org.parcast.cli.command.LoopsCommand;
import org.parcast.cli.command.MachineCommand;
import org.parcast.cli.command.MapCommand;
import org.parcast.cli.command.NetworkCommand;
import org.parcast.cli.command.PartitionCommand;
import org.parcast.cli.command.ReportCommand;
import org.parcast.cli.command.SharingCommand;
import org.parcast.cli.command.TimeCommand;
import org.parcast.cli.command.sweep.ScaleCommand;
import org.parcast.cli.command.sweep.SweepCommand;
import org.parcast.cli.console.Console;
import org.parcast.cli.console.Version;
import org.parcast.engine.run.Deadline;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code parcast} itself: knows the other commands, and what was left for the program under analysis. */
@Command(
    name = "parcast",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    subcommands = {
      AnalyzeCommand.class,
      LoopsCommand.class,
      CommCommand.class,
      CacheCommand.class,
      SharingCommand.class,
      MapCommand.class,
      NetworkCommand.class,
      AskCommand.class,
      SweepCommand.class,
      ScaleCommand.class,
      ReportCommand.class,
      DiffCommand.class,
      IrCommand.class,
      PartitionCommand.class,
      MachineCommand.class,
      TimeCommand.class,
      ApplyCommand.class,
      CheckCommand.class,
      AutoComplete.GenerateCompletion.class,
      CommandLine.HelpCommand.class
    },
    synopsisHeading = "Usage: ",
    customSynopsis = "parcast COMMAND TARGET [options] [-- program arguments]",
    description = {
      "%nForecasts what parallelising a sequential JVM program will cost and gain, from one run of it.",
      "TARGET is a source file, a directory of sources or of class files, a jar, or a recording (NAME.parcast) of an earlier analysis."
    },
    commandListHeading = "",
    optionListHeading = "%nOptions:%n",
    footer = {
      "%nExamples:",
      "  parcast analyze Heat2D.java -- 256 10               run Heat2D with arguments 256 and 10, forecast for 2 to 64 ranks",
      "  parcast comm app.jar --main app.Solver --ranks 16   the communication of a program in a jar, for 16 ranks",
      "  parcast report parcast-report/Heat2D.parcast        the report again, without another run",
      "%nparcast help COMMAND explains a command and its options; docs/tutorial.md takes ten minutes.",
      "%nExit codes: 0 done, 1 a limit of --fail-on was passed, 2 wrong usage, 3 the input cannot be analysed, 4 the program failed, "
          + "5 a limit was reached, such as --timeout; 130 interrupted."
    })
final class ParcastCommand implements Runnable, CommandContext {
  private final Console console;
  private final Optional<List<String>> programArguments;
  private final ConfiguredArguments configured;
  private final Deadline deadline = new Deadline();

  @Spec private CommandSpec spec;

  ParcastCommand(Console console, Optional<List<String>> programArguments, ConfiguredArguments configured) {
    this.console = console;
    this.programArguments = programArguments;
    this.configured = configured;
  }

  /** The command as picocli runs it. */
  CommandLine commandLine() {
    CommandLine line = new CommandLine(this);
    line.registerConverter(long.class, new WholeNumber());
    line.registerConverter(Long.class, new WholeNumber());
    line.registerConverter(double.class, new DecimalNumber());
    line.registerConverter(Double.class, new DecimalNumber());
    Choices.register(line);
    Parsed.register(line);
    line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(console.err(), true));
    line.setParameterExceptionHandler(new UsageErrors(console, configured));
    line.setExecutionStrategy(new TimedExecution(deadline));
    line.setExecutionExceptionHandler(new Failures(console, configured));
    line.setUsageHelpWidth(120);
    line.setUsageHelpLongOptionsMaxWidth(30);
    line.getHelpSectionMap().put(CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandList());
    return line;
  }

  @Override
  public Console console() {
    return console;
  }

  @Override
  public Deadline deadline() {
    return deadline;
  }

  @Override
  public List<String> programArguments() {
    return programArguments.orElseGet(configured::program);
  }

  @Override
  public boolean givesProgramArguments() {
    return programArguments.isPresent();
  }

  @Override
  public String mainClass() {
    return Main.class.getName();
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "no command given: try parcast analyze TARGET, or parcast --help");
  }
}
