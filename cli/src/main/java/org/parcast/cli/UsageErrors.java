package org.parcast.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.parcast.cli.console.Console;
import org.parcast.cli.console.ExitCode;
import org.parcast.ir.Similar;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells in one line what is wrong with the arguments and what may have been meant. */
final class UsageErrors implements IParameterExceptionHandler {
  /** What picocli says where a converter refused a value: the option, the label of its parameter, the converter's words. */
  private static final Pattern CONVERSION =
      Pattern.compile("Invalid value for (?:option '([^']*)'(?: \\(.*?\\))?|positional parameter at index \\d+ \\((.*?)\\)): (.*)");

  /** What picocli's help says of a command that there is not. */
  private static final Pattern NO_COMMAND = Pattern.compile("Unknown subcommand '(.*)'\\.");

  /** What picocli says where the command line ends after an option. */
  private static final Pattern NO_VALUE = Pattern.compile("Missing required parameter for option '([^']*)' \\((.*)\\)");

  private final Console console;
  private final ConfiguredArguments configured;

  UsageErrors(Console console, ConfiguredArguments configured) {
    this.console = console;
    this.configured = configured;
  }

  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    console.error(configured.explained(message(e)));
    return ExitCode.USAGE;
  }

  private static String message(ParameterException e) {
    CommandLine command = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), command);
    }
    if (e instanceof OverwrittenOptionException twice) {
      return RepeatedOptions.message(twice.getOverwritten());
    }
    Matcher value = NO_VALUE.matcher(e.getMessage());
    if (value.matches()) {
      return value.group(1) + " needs a value, " + value.group(2);
    }
    if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      String name = command.getCommandSpec().qualifiedName();
      return name + " needs " + missing.getMissing().stream().map(UsageErrors::name).collect(Collectors.joining(" and ")) + "; see " + name + " --help";
    }
    Matcher conversion = CONVERSION.matcher(e.getMessage());
    if (conversion.matches()) {
      return (conversion.group(1) == null ? conversion.group(2) : conversion.group(1)) + ": " + conversion.group(3);
    }
    Matcher helpless = NO_COMMAND.matcher(e.getMessage());
    if (helpless.matches()) {
      return unmatched(helpless.group(1), command);
    }
    return e.getMessage().replaceFirst("\\R(?s:.*)", "");
  }

  static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String unmatched(String argument, CommandLine command) {
    String name = argument.replaceFirst("=.*", "");
    String help = "; see " + command.getCommandSpec().qualifiedName() + " --help";
    if (name.startsWith("-")) {
      return "unknown option " + name + Similar.meant(name, optionNames(command)) + help;
    }
    if (command.getParent() == null) {
      Set<String> commands = command.getSubcommands().keySet();
      String meant = Similar.meant(name, commands);
      return "unknown command " + name + (meant.isEmpty() ? "; there are " + String.join(", ", commands) : meant) + help;
    }
    return "unexpected argument " + argument + ": arguments of the program go after --" + help;
  }

  private static List<String> optionNames(CommandLine command) {
    List<String> names = new ArrayList<>();
    command.getCommandSpec().options().forEach(option -> names.addAll(List.of(option.names())));
    return names;
  }
}
