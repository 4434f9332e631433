package org.parcast.cli.command;

import java.util.List;
import org.parcast.cli.console.Console;

/** What a command knows of how {@code parcast} was called. */
public interface CommandContext {
  Console console();

  /** What stands after {@code --}; without that, what the settings file says. */
  List<String> programArguments();

  /** Whether there is a {@code --}. */
  boolean givesProgramArguments();

  /** The class whose main method runs any of the commands. */
  String mainClass();
}
