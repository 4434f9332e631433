package org.parcast.cli.command;

import java.util.List;
import org.parcast.cli.console.Console;
import org.parcast.engine.run.Deadline;

/** What a command knows of how {@code parcast} was called. */
public interface CommandContext {
  Console console();

  /** The end of the command's time, if it has any. */
  Deadline deadline();

  /** What stands after {@code --}; without that, what the settings file says. */
  List<String> programArguments();

  /** Whether there is a {@code --}. */
  boolean givesProgramArguments();

  /** The class whose main method runs commands one after the other. */
  String pointServer();
}
