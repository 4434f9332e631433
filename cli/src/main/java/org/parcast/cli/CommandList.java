package org.parcast.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;

/** The commands in the help of {@code parcast} itself, by what people want to do. */
final class CommandList implements IHelpSectionRenderer {
  private static final Map<String, List<String>> TASKS = new LinkedHashMap<>();

  static {
    TASKS.put("Forecast, from one run of a program", List.of("analyze", "loops", "time", "comm", "cache", "sharing", "map", "network", "ask"));
    TASKS.put("Write the parallel version", List.of("apply", "check"));
    TASKS.put("Sizes that cannot be run", List.of("sweep", "scale"));
    TASKS.put("Results again", List.of("report", "diff"));
  }

  private static final String OTHERS = "Besides";
  private static final int INDENT = 14;

  @Override
  public String render(Help help) {
    Map<String, Help> commands = help.subcommands();
    Set<String> others = new TreeSet<>(commands.keySet());
    StringBuilder text = new StringBuilder();
    TASKS.forEach((task, names) -> {
      text.append('\n').append(task).append(":\n");
      names.forEach(name -> text.append(line(name, commands)));
      others.removeAll(names);
    });
    text.append('\n').append(OTHERS).append(":\n");
    others.forEach(name -> text.append(line(name, commands)));
    return text.toString();
  }

  private static String line(String name, Map<String, Help> commands) {
    CommandLine command = commands.get(name).commandSpec().commandLine();
    String[] header = command.getCommandSpec().usageMessage().header();
    String[] description = command.getCommandSpec().usageMessage().description();
    String what = header.length > 0 ? header[0] : description.length > 0 ? description[0].replaceFirst("%n.*", "") : "";
    String wide = name.length() < INDENT - 2 ? name + " ".repeat(INDENT - 2 - name.length()) : name + "\n" + " ".repeat(INDENT);
    return "  " + wide + what.strip() + "\n";
  }
}
