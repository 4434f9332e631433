package org.parcast.cli;

import org.parcast.analyses.valueflow.CommunicationRequest;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Where the results of an analysis go: with a matrix for each number of ranks. */
final class OutputOptions extends ResultOptions {
  /** Refuses what cannot be done together. */
  void check(CommandLine command, CommunicationRequest request) {
    check(command);
    if (toStandardOutput() && formats().contains(Format.CSV) && request.ranks().size() > 1) {
      throw new ParameterException(command, "--out - takes one matrix as csv: give one number of --ranks, or a directory");
    }
  }
}
