package org.parcast.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.parcast.cli.argument.FileName;
import org.parcast.cli.console.Console;
import org.parcast.cli.console.ExitCode;
import org.parcast.engine.run.AnalysisException;
import org.parcast.report.words.Printable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Tells in one line why a command could not do its work. A stack trace goes to a file, and only where the fault is Parcast's own. */
final class Failures implements IExecutionExceptionHandler {
  private final Console console;
  private final ConfiguredArguments configured;

  Failures(Console console, ConfiguredArguments configured) {
    this.console = console;
    this.configured = configured;
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    if (isInterrupted()) {
      return ExitCode.LIMIT; // which nobody sees: the virtual machine ends with that of the signal
    }
    if (e instanceof AnalysisException failure) {
      console.error(configured.explained(failure.getMessage()));
      return exitCode(failure.kind());
    }
    if (e instanceof InvalidPathException name) {
      console.error(Printable.of(FileName.refusal(name)));
      return ExitCode.USAGE;
    }
    return internal(e);
  }

  /** Whether the virtual machine is ending already, as after Ctrl-C: what fails then fails for that, and is nothing to tell. */
  private static boolean isInterrupted() {
    Thread probe = new Thread();
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      Runtime.getRuntime().removeShutdownHook(probe);
      return false;
    } catch (IllegalStateException ending) {
      return true;
    }
  }

  static int exitCode(AnalysisException.Kind kind) {
    return switch (kind) {
      case REQUEST -> ExitCode.USAGE;
      case INPUT -> ExitCode.INPUT;
      case PROGRAM -> ExitCode.PROGRAM;
      case LIMIT -> ExitCode.LIMIT;
    };
  }

  /** Reports what no command foresaw. */
  int error(Error fault) {
    if (fault instanceof OutOfMemoryError) {
      console.error("this does not fit into the memory of the analysis: raise it with --memory, such as --memory 8g, or ask for less");
      return ExitCode.LIMIT;
    }
    return internal(fault);
  }

  /** Reports a fault of Parcast itself. */
  private int internal(Throwable fault) {
    StringWriter trace = new StringWriter();
    fault.printStackTrace(new PrintWriter(trace));
    String details;
    try {
      Path file = Files.writeString(Files.createTempFile("parcast-error-", ".txt"), trace.toString());
      details = "details are in " + file;
    } catch (IOException unwritable) {
      details = String.valueOf(fault);
    }
    console.error("internal error: this is a fault of Parcast, not of your program; " + details);
    return ExitCode.INPUT;
  }
}
