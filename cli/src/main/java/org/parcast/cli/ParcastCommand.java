package org.parcast.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.cli.argument.DecimalNumber;
import org.parcast.cli.argument.FileName;
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
    synopsisHeading = "Usage: ",
    customSynopsis = "parcast COMMAND TARGET [options] [-- program arguments]",
    description = {
      "%nForecasts what parallelising a sequential JVM program will cost and gain, from one run of it.",
      "TARGET is a source file, a directory of sources, of class files or of a project, a jar, or a recording (NAME.parcast) of an earlier analysis."
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
  /** In the order of the help. */
  private static final Map<String, Class<?>> COMMANDS = new LinkedHashMap<>();

  static {
    COMMANDS.put("analyze", AnalyzeCommand.class);
    COMMANDS.put("loops", LoopsCommand.class);
    COMMANDS.put("comm", CommCommand.class);
    COMMANDS.put("cache", CacheCommand.class);
    COMMANDS.put("sharing", SharingCommand.class);
    COMMANDS.put("map", MapCommand.class);
    COMMANDS.put("network", NetworkCommand.class);
    COMMANDS.put("ask", AskCommand.class);
    COMMANDS.put("sweep", SweepCommand.class);
    COMMANDS.put("scale", ScaleCommand.class);
    COMMANDS.put("report", ReportCommand.class);
    COMMANDS.put("diff", DiffCommand.class);
    COMMANDS.put("ir", IrCommand.class);
    COMMANDS.put("partition", PartitionCommand.class);
    COMMANDS.put("machine", MachineCommand.class);
    COMMANDS.put("time", TimeCommand.class);
    COMMANDS.put("apply", ApplyCommand.class);
    COMMANDS.put("check", CheckCommand.class);
    COMMANDS.put("generate-completion", CompletionCommand.class);
    COMMANDS.put("help", CommandLine.HelpCommand.class);
  }

  /** Those that need no other; help and completion tell of all. */
  private static final Set<String> ALONE = COMMANDS.keySet().stream().filter(name -> !name.equals("help") && !name.equals("generate-completion")).collect(Collectors.toSet());

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

  /** The command as picocli runs it, with all others. */
  CommandLine commandLine() {
    return commandLine("");
  }

  /** The same with the command that is named alone, if there is one of that name: to read the options of all takes as long as many an answer. */
  CommandLine commandLine(String named) {
    CommandLine line = new CommandLine(this);
    COMMANDS.forEach((name, command) -> {
      if (!ALONE.contains(named) || name.equals(named)) {
        line.addSubcommand(name, command);
      }
    });
    line.registerConverter(Path.class, new FileName());
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
  public String pointServer() {
    return PointServer.class.getName();
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "no command given: try parcast analyze TARGET, or parcast --help");
  }
}
