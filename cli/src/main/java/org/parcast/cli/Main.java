package org.parcast.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.parcast.cli.argument.Arguments;
import org.parcast.cli.argument.FileName;
import org.parcast.cli.console.Console;
import org.parcast.cli.console.ExitCode;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.settings.SettingsFile;
import org.parcast.report.words.Printable;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** The program {@code parcast}. */
public final class Main {
  private Main() {}

  /** Runs a command and ends the JVM with its exit code. */
  public static void main(String[] arguments) {
    boolean terminal = Boolean.getBoolean("parcast.terminal"); // the launcher knows; Java 17 cannot tell for standard error alone
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    int code = run(new Console(out, System.err, terminal), Path.of(""), arguments);
    System.exit(code);
  }

  /** Runs a command as if there were no settings file, and returns its exit code. */
  static int run(Console console, String... arguments) {
    return console.written(run(console, new ConfiguredArguments(SettingsFile.NONE), arguments));
  }

  /** Runs a command with the settings of a project and returns its exit code. */
  public static int run(Console console, Path project, String... arguments) {
    try {
      new FileName().convert(System.getProperty("user.dir")); // no file can be named from there otherwise, nor by the library
    } catch (TypeConversionException e) {
      console.error("the working directory " + Printable.of(e.getMessage()));
      return ExitCode.INPUT;
    }
    try {
      return console.written(run(console, new ConfiguredArguments(SettingsFile.above(project)), arguments));
    } catch (AnalysisException e) {
      console.error(e.getMessage());
      return Failures.exitCode(e.kind());
    }
  }

  private static int run(Console console, ConfiguredArguments configured, String... arguments) {
    Arguments split = Arguments.of(arguments);
    try {
      CommandLine parcast = new ParcastCommand(console, split.program(), configured).commandLine(split.own().isEmpty() ? "" : split.own().get(0));
      return parcast.execute(configured.complete(split.own(), parcast).toArray(String[]::new));
    } catch (AnalysisException e) {
      console.error(e.getMessage());
      return Failures.exitCode(e.kind());
    } catch (Error fault) { // picocli hands on exceptions only
      return new Failures(console, configured).error(fault);
    }
  }
}
