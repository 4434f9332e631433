package org.parcast.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.parcast.cli.command.SubCommand;
import org.parcast.cli.command.sweep.UselessOptions;
import org.parcast.cli.option.RunOptions;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.settings.Keys;
import org.parcast.engine.settings.Setting;
import org.parcast.engine.settings.SettingsFile;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that the project's settings file gives to a command where its user does not. */
final class ConfiguredArguments {
  private static final Set<String> WITHOUT = Set.of("-h", "--help", "-V", "--version");
  private static final Set<String> SWEEPING = Set.of("sweep", "scale");
  private static final Set<String> OF_ANALYSES = Set.of("analyze", "comm", "report");

  private final SettingsFile file;
  private final Map<String, Setting> used = new LinkedHashMap<>();
  private List<String> program = List.of();

  ConfiguredArguments(SettingsFile file) {
    this.file = file;
  }

  /** Arguments of the program under analysis, where the user gives none. */
  List<String> program() {
    return program;
  }

  /**
   * What the user says, and after the command what the file says beside.
   *
   * @throws AnalysisException if the file says something of this command that it does not know
   */
  List<String> complete(List<String> own, CommandLine parcast) throws AnalysisException {
    CommandLine command = own.isEmpty() ? null : parcast.getSubcommands().get(own.get(0));
    if (command == null || own.stream().anyMatch(WITHOUT::contains)) {
      return own;
    }
    String name = own.get(0);
    for (Setting setting : file.section(name).values()) {
      if (option(command.getCommandSpec(), setting) == null && !Keys.NO_OPTIONS.contains(setting.key())) {
        throw setting.refused("'" + name + "' has no such option; see parcast help " + name);
      }
    }
    boolean recording = own.stream().skip(1).anyMatch(argument -> argument.endsWith(".parcast"));
    OptionSpec threads = command.getCommandSpec().findOption("--threads");
    boolean mimicked = threads != null && (isGiven(threads, own) || file.of(name).containsKey("threads"));
    List<String> all = new ArrayList<>(own.subList(0, 1));
    for (Setting setting : file.of(name).values()) {
      OptionSpec option = option(command.getCommandSpec(), setting);
      if (setting.key().equals("arguments")) {
        program = setting.values();
      } else if (option != null && !isGiven(option, own) && !(recording && SubCommand.isOfARun(option)) && !(mimicked && RunOptions.isOfRegion(option)) && isMeant(setting, name)
          && !isOfOtherSweeps(name, option, other -> isGiven(command.getCommandSpec().findOption(other), own))) {
        all.addAll(asArguments(setting, option));
        used.put(option.longestName(), setting);
      }
    }
    all.addAll(own.subList(1, own.size()));
    return all;
  }

  /** What is swept is said with the command; what has no effect on it is meant for other commands. */
  private static boolean isOfOtherSweeps(String command, OptionSpec option, Predicate<String> given) {
    return UselessOptions.isOfWhatIsSwept(option) || SWEEPING.contains(command) && UselessOptions.reason(command, option, given).isPresent();
  }

  /** Limits without a command's name are of analyses: others have few of the numbers, and would warn of each limit that is not of these. */
  private boolean isMeant(Setting setting, String command) {
    return !setting.key().equals("fail-on") || OF_ANALYSES.contains(command) || file.section(command).containsKey(setting.key());
  }

  private static OptionSpec option(CommandSpec command, Setting setting) {
    return command.findOption("--" + setting.key());
  }

  private static boolean isGiven(OptionSpec option, List<String> arguments) {
    for (String name : option.names()) {
      for (String argument : arguments) {
        if (argument.equals(name) || argument.startsWith(name.startsWith("--") ? name + "=" : name) && !argument.startsWith("--" + name)) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<String> asArguments(Setting setting, OptionSpec option) throws AnalysisException {
    String name = option.longestName();
    if (option.arity().max() == 0) {
      return switch (setting.text()) {
        case "true" -> List.of(name);
        case "false" -> List.of();
        default -> throw setting.refused("true or false is needed");
      };
    }
    if (!option.isMultiValue()) {
      return List.of(name + "=" + setting.text());
    }
    return setting.values().stream().map(value -> name + "=" + value).toList();
  }

  /** A message, and where the options that it names were set, if in the file. */
  String explained(String message) {
    StringBuilder whole = new StringBuilder(message);
    used.forEach((option, setting) -> {
      if (message.matches("(?s).*(?<![\\w-])" + option + "(?![\\w-]).*")) {
        whole.append(" (").append(option).append(" is set at ").append(setting.place()).append(')');
      }
    });
    return whole.toString();
  }
}
