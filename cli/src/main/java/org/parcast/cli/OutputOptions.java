package org.parcast.cli;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.Threshold;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where the results of an analysis go, and the limits that they are held to. */
final class OutputOptions extends ResultOptions {
  @Option(
      names = "--fail-on",
      paramLabel = "RULE",
      description = "Exit with 1 where a forecast passes this, as in bytes_per_step@16>1MB. May be given several times.")
  private List<Threshold> thresholds = new ArrayList<>();

  /** Refuses what cannot be done together. */
  void check(CommandLine command, CommunicationRequest request) {
    check(command);
    if (toStandardOutput() && formats().contains(Format.CSV) && request.ranks().size() > 1) {
      throw new ParameterException(command, "--out - takes one matrix as csv: give one number of --ranks, or a directory");
    }
  }

  List<Threshold> thresholds() {
    return thresholds;
  }
}
