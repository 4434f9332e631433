package org.parcast.cli;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Writes the script by which bash and zsh complete commands, options and their values. */
@Command(
    name = "generate-completion",
    mixinStandardHelpOptions = true,
    customSynopsis = "parcast generate-completion",
    header = "Write the completion script of bash and zsh",
    footer = {"%nExample:", "  source <(parcast generate-completion)"})
final class CompletionCommand implements Runnable {
  /** What picocli writes of the constants of an enum, by their names in Java. */
  private static final Pattern VALUES = Pattern.compile("_option_args=\\(.*\\)");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    String script = AutoComplete.bash("parcast", spec.root().commandLine());
    spec.commandLine().getOut().print(VALUES.matcher(script).replaceAll(CompletionCommand::asInOptions));
    spec.commandLine().getOut().flush();
  }

  private static String asInOptions(MatchResult values) {
    return values.group().toLowerCase(Locale.ROOT);
  }
}
