package org.parcast.cli.command;

import java.nio.file.Path;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.cli.option.TargetCheck;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the report again from a recording. */
@Command(
    name = "report",
    customSynopsis = "parcast report NAME.parcast [options]",
    header = "Write the report again from a recording",
    description = "%nWrites the report again from a recording, without running the program.",
    footer = {"%nExamples:", "  parcast report parcast-report/Heat2D.parcast --ranks 100 --format text,csv"})
public final class ReportCommand extends ReportingCommand {
  @Parameters(paramLabel = "NAME.parcast", description = "The recording.")
  private Path recording;

  @Override
  public Integer call() throws AnalysisException {
    CommunicationRequest asked = asked();
    refuseProgramArguments("'report' runs no program");
    TargetCheck.exists(recording);
    AnalysisRequest request = timed(AnalysisRequest.ofRecording(recording, asked, defaultRanks()));
    if (!request.target().isRecording()) {
      throw refused(recording + " is no recording: give a directory NAME.parcast, or use parcast analyze");
    }
    return execute(request);
  }
}
