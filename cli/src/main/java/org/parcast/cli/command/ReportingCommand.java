package org.parcast.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.cli.argument.Format;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.Baseline;
import org.parcast.cli.option.CommunicationOptions;
import org.parcast.cli.option.ResultOptions;
import org.parcast.cli.option.ResultWriter;
import org.parcast.cli.option.TargetCheck;
import org.parcast.engine.Engine;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.CoresRequest;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Report;
import org.parcast.report.csv.CommunicationCsv;
import org.parcast.report.json.CommunicationJson;
import org.parcast.report.page.Page;
import org.parcast.report.page.block.TableCsv;
import org.parcast.report.text.CommunicationText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** What the commands have in common that report the communication between ranks, of a run or a recording. */
abstract class ReportingCommand extends SubCommand {
  @ArgGroup(validate = false, order = 1, heading = "%nCommunication:%n")
  private CommunicationOptions communication = new CommunicationOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nResults:%n")
  private ResultOptions output = new ResultOptions();

  @Option(
      names = "--baseline",
      paramLabel = "FILE.json",
      order = 5,
      description = "Tell what got better or worse since this result of --format json.")
  private Path baseline;

  /** What is asked of the communication; refuses what cannot be done together. */
  CommunicationRequest asked() throws AnalysisException {
    CommunicationRequest asked = communication.request(commandLine());
    output.check(commandLine());
    if (baseline != null) {
      TargetCheck.isFile(baseline, "that --format json has written");
    }
    if (output.toStandardOutput() && output.formats().contains(Format.CSV) && asked.ranks().size() > 1) {
      throw refused("--out - takes one matrix as csv: give one number of --ranks, or a directory");
    }
    return asked;
  }

  final boolean defaultRanks() {
    return communication.defaultRanks();
  }

  /** Where files go, or null where there are to be none. */
  final Path directory() {
    return output.directory();
  }

  /** Whether steps are timed. */
  final boolean times() {
    return isForReaders() || communication.namesNetwork();
  }

  /** Whether people are told on standard output. */
  final boolean tells() {
    return output.formats().contains(Format.TEXT);
  }

  /** The request with the nodes and the network on which steps are timed, where somebody is to read of it. */
  final AnalysisRequest timed(AnalysisRequest request) throws AnalysisException {
    return times() ? request.timedOn(communication.cluster(), communication.overlap()) : request;
  }

  /** The request with the time on several cores, where somebody is to read of it. */
  final AnalysisRequest timedOnCores(AnalysisRequest request) throws AnalysisException {
    boolean asked = isForReaders() || communication.namesMachine() || output.limits("speedup") || output.limits("efficiency");
    return asked ? timedOnCores(request, CoresRequest.BRIEF_WARM_UP) : request;
  }

  /** The same, its loops repeated for so many seconds at most in each virtual machine. */
  final AnalysisRequest timedOnCores(AnalysisRequest request, double warmUp) throws AnalysisException {
    return request.timingBeside(communication.namesMachine() ? communication.machine() : Machines.keptOrTypical(directory()), warmUp);
  }

  private boolean isForReaders() {
    return output.formats().contains(Format.TEXT) || output.formats().contains(Format.HTML) || output.formats().contains(Format.SARIF);
  }

  /**
   * The result with what a command finds on from it.
   *
   * @throws AnalysisException if there is nothing to go by
   */
  AnalysisResult extend(AnalysisRequest request, AnalysisResult result, ProgressDisplay progress) throws AnalysisException {
    return result;
  }

  /**
   * Writes what a command has of its own.
   *
   * @throws AnalysisException if it cannot be written
   */
  void finish(AnalysisResult result) throws AnalysisException {}

  /** Makes the analysis, reports it, and gives the exit code. */
  final int execute(AnalysisRequest request) throws AnalysisException {
    AnalysisResult result;
    try (ProgressDisplay progress = progress(output)) {
      result = extend(request, Engine.analyze(request, progress), progress);
    }
    Set<String> warnings = new LinkedHashSet<>(result.warnings());
    warnings.addAll(result.communication().warnings());
    if (communication.namesNetwork() && result.scaling().isEmpty() && !result.communication().ranks().isEmpty()) {
      warnings.add(Notice.NOT_TIMED.of("no steps were timed, so nothing is told of the network: let the program run to its end with the network named, or with --format text"));
    }
    warnings.forEach(console()::warning);
    Report report = baseline == null ? result.report() : result.report().withChanges(Baseline.read(baseline).against(result.report()));
    Report document = communication.namesNetwork() ? report : report.withoutUnaskedTimes();
    writer(output, request.target(), result.run()).write("", report, to -> CommunicationText.write(report, to), to -> CommunicationJson.write(document, to), tables(result, report));
    finish(result);
    return outcome(output, report, result.run().end(), result.run().message());
  }

  /** For each number of ranks who sends how much to whom under the best placement, and into a directory every table of the whole report. */
  private List<ResultWriter.Csv> tables(AnalysisResult result, Report report) {
    List<ResultWriter.Csv> tables = new ArrayList<>();
    for (RankForecast answer : result.communication().ranks()) {
      answer.best().traffic().ifPresent(matrix ->
          tables.add(new ResultWriter.Csv("-" + answer.ranks(), to -> CommunicationCsv.write(matrix, to))));
    }
    if (!output.toStandardOutput()) {
      Page.of(report).tables().forEach(table -> tables.add(new ResultWriter.Csv("-" + table.id(), to -> to.append(TableCsv.of(table)))));
    }
    return tables;
  }
}
