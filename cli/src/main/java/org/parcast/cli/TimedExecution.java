package org.parcast.cli;

import java.time.Duration;
import org.parcast.cli.command.SubCommand;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Deadline;
import org.parcast.tracer.run.TimeLimit;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Runs a command whose options are given once, no longer than its {@code --timeout} says. */
final class TimedExecution implements IExecutionStrategy {
  private final Deadline deadline;

  TimedExecution(Deadline deadline) {
    this.deadline = deadline;
  }

  @Override
  public int execute(ParseResult parsed) {
    ParseResult last = parsed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    RepeatedOptions.refuse(last);
    CommandLine command = last.commandSpec().commandLine();
    Duration timeout = command.getCommand() instanceof SubCommand timed && timed.isTimedAsAWhole() ? last.matchedOptionValue("--timeout", (Duration) null) : null;
    if (timeout == null) {
      return new RunLast().execute(parsed);
    }
    try {
      return deadline.call(TimeLimit.of(timeout), () -> new RunLast().execute(parsed));
    } catch (AnalysisException e) {
      throw new ExecutionException(command, e.getMessage(), e);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
