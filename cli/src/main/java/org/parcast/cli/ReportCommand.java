package org.parcast.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.AnalysisRequest;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Writes the report again from a recording. */
@Command(
    name = "report",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisHeading = "%nUsage: ",
    customSynopsis = "parcast report NAME.parcast [options]",
    header = "Write the report again from a recording",
    description = "%nWrites the report again from a recording, without running the program.",
    parameterListHeading = "%n",
    footer = {"%nExamples:", "  parcast report parcast-report/Heat2D.parcast --ranks 100 --format text,csv"})
final class ReportCommand implements Callable<Integer> {
  @ParentCommand private ParcastCommand parent;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NAME.parcast", description = "The recording.")
  private Path recording;

  @ArgGroup(validate = false, order = 1, heading = "%nCommunication:%n")
  private CommunicationOptions communication = new CommunicationOptions();

  @ArgGroup(validate = false, order = 2, heading = "%nResults:%n")
  private OutputOptions output = new OutputOptions();

  @Override
  public Integer call() throws Exception {
    CommandLine command = spec.commandLine();
    CommunicationRequest asked = communication.request(command);
    output.check(command, asked);
    parent.refuseProgramArguments(spec);
    AnalysisRequest request = AnalysisRequest.ofRecording(recording, asked, communication.defaultRanks()).timedOn(communication.interconnect(output));
    TargetCheck.exists(recording);
    if (!request.target().isRecording()) {
      throw new ParameterException(command, recording + " is no recording: give a directory NAME.parcast, or use parcast analyze");
    }
    return new AnalysisRun(parent.console(), output, communication.namesNetwork()).execute(request);
  }
}
