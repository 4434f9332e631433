package org.parcast.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.cli.console.Console;
import org.parcast.engine.settings.SettingsFile;

/** Starts every command but {@code sweep} for its help, and some for what they do. */
final class EveryCommand {
  private EveryCommand() {}

  /** @param arguments a program, and the directory of a sweep */
  public static void main(String[] arguments) {
    Console console = new Console(System.out, System.err, false);
    for (String command : new ParcastCommand(console, Optional.empty(), new ConfiguredArguments(SettingsFile.NONE)).commandLine().getSubcommands().keySet()) {
      if (!command.equals("sweep")) {
        run(List.of(command, "--help"));
      }
    }
    run(List.of("loops", arguments[0], "--static-only", "--out", "-"));
    run(List.of("comm", arguments[0], "--ranks", "2", "--format", "json", "--out", "-", "--quiet", "--", "8", "2"));
    run(List.of("scale", arguments[1]));
  }

  private static void run(List<String> command) {
    int status = Main.run(new Console(System.out, System.err, false), new ArrayList<>(command).toArray(String[]::new));
    if (status != 0) {
      throw new IllegalStateException(command + " ended with " + status);
    }
  }
}
