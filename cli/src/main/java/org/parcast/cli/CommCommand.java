package org.parcast.cli;

import org.parcast.engine.Scope;
import picocli.CommandLine.Command;

/** Runs a program and forecasts the communication of its MPI version. */
@Command(
    name = "comm",
    customSynopsis = "parcast comm TARGET [options] [-- program arguments]",
    header = "Forecast the communication of an MPI version",
    description =
        "%nForecasts which values have to travel between ranks, how many bytes, and which lines cause it. A recording is analysed again "
            + "without another run.",
    footer = {
      "%nExamples:",
      "  parcast comm Heat2D.java --ranks 4,16 -- 256 10",
      "  parcast comm parcast-report/Heat2D.parcast --ranks 100             other ranks, from the recording",
      "  parcast comm Lu.java --step Lu.java:41 --steps 20 -- 512           this loop is the time step; 20 steps are enough",
      "  parcast comm Heat2D.java --format json --out - -- 256 10           one JSON document, nothing else"
    })
final class CommCommand extends AnalysisCommand {
  @Override
  Scope scope() {
    return Scope.COMMUNICATION;
  }
}
