package org.parcast.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.analyses.network.NetworkAnalysis;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.CostOptions;
import org.parcast.cli.option.NetworkOptions;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.ResultWriter;
import org.parcast.engine.NetworkEngine;
import org.parcast.engine.NetworkResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Ranks;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;
import org.parcast.report.csv.NetworkCsv;
import org.parcast.report.json.NetworkJson;
import org.parcast.report.text.InSeconds;
import org.parcast.report.text.NetworkText;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Tells what the distance between processors costs. */
@Command(
    name = "network",
    customSynopsis = "parcast network [TARGET] [options] [-- program arguments]",
    header = "Tell what placement on a network is worth",
    description =
        "%nCompares an ideal placement, every message one hop, with a random one by the locality model of Johnson (ISCA 1992). With a TARGET the "
            + "parameters are measured of the program and its ranks are placed on the topology.",
    footer = {
      "%nExamples:",
      "  parcast network --nodes 1000 --contexts 2",
      "  parcast network --distance 1,2,3,4,5,6 --contexts 2              six mappings of 64 processors",
      "  parcast network --speed 0.25 --nodes 1000000 --format json --out -",
      "  parcast network Heat2D.java --topology torus:4x4 -- 256 10"
    })
public final class NetworkCommand extends PlacingCommand {
  @Parameters(paramLabel = "TARGET", arity = "0..*", hideParamSyntax = true, description = "A program (source file or several, directory, jar) or a recording of one; none: the parameters are given.")
  private List<Path> targets = List.of();

  @ArgGroup(validate = false, order = 1, heading = "%nNetwork:%n")
  private NetworkOptions network = new NetworkOptions();

  @ArgGroup(validate = false, order = 5, heading = "%nIn seconds:%n")
  private CostOptions costs = new CostOptions();

  @Option(names = "--seed", paramLabel = "N", description = "Seed of cuts and placements (default: 1).")
  private long seed = 1;

  @Override
  public Integer call() throws AnalysisException {
    output().check(commandLine());
    Optional<NetworkTopology> topology = network.topology(commandLine());
    output().checkProcessors(commandLine(), topology.isPresent() ? topology.get().nodes() : network.nodes());
    return targets.isEmpty() ? ofParameters(topology) : ofProgram(topology.orElseGet(() -> network.evenTorus(commandLine())));
  }

  private int ofParameters(Optional<NetworkTopology> topology) throws AnalysisException {
    if (costs.namesMachine()) {
      throw refused("--machine tells what a program's steps take: give a TARGET, or leave it out");
    }
    refuseProgramArguments("'network' without a TARGET runs no program");
    NetworkForecast forecast;
    try {
      LocalityParameters parameters = network.overrides().overPaper();
      forecast = topology.isPresent() ? NetworkAnalysis.forecast(parameters, topology.get(), OptionalDouble.empty())
          : NetworkAnalysis.forecast(parameters, network.nodes(), OptionalDouble.empty());
      forecast = NetworkAnalysis.at(forecast, network.distances());
    } catch (IllegalArgumentException e) {
      throw refused(e.getMessage());
    }
    Report whole = Report.of(ReportContext.named("parcast network", forecast.warnings()), Sources.NONE).withNetwork(forecast);
    write(new ResultWriter(console(), output(), () -> "network"), "", whole, forecast, "", forecast.warnings());
    return outcome(output(), whole, RunSummary.End.COMPLETED, "");
  }

  private int ofProgram(NetworkTopology topology) throws AnalysisException {
    CommandLine command = commandLine();
    ProgramTarget target = ProgramTarget.of(targets);
    Target classes = program(target);
    if (topology.nodes() > Ranks.MOST) {
      throw new ParameterException(command, "--topology " + topology.label() + ": a program has at most "
          + Ranks.MOST + " ranks");
    }
    target.check();
    CommunicationRequest communication = CommunicationRequest.of(List.of(topology.nodes())).withSeed(seed);
    AnalysisRequest request = request(classes, communication, false).timedOn(cluster(), false);
    NetworkResult result;
    try (ProgressDisplay progress = progress(output())) {
      result = NetworkEngine.forecast(request, topology, network.overrides(), progress).at(network.distances());
    } catch (IllegalArgumentException e) {
      throw refused(e.getMessage());
    }
    List<String> warnings = Stream.concat(result.warnings().stream(), result.network().warnings().stream()).distinct().toList();
    RunSummary summary = result.run();
    write(writer(output(), classes, summary), "-network", result.report(), result.network(), summary.message(), warnings);
    return outcome(output(), result.report(), summary.end(), summary.message());
  }

  /** Nodes of one rank each, as the topology has them, on the network of the machine that is named or known; null where none is. */
  private Cluster cluster() throws AnalysisException {
    Optional<Machine> machine = costs.machine(output().directory());
    if (machine.isEmpty() || machine.get().network() == null && !costs.namesMachine()) {
      return null;
    }
    if (machine.get().network() == null) {
      throw refused("--machine " + machine.get().name() + " has no network: add network to the file, or name a cluster");
    }
    Cluster nodes = Cluster.of(machine.get(), null);
    return new Cluster(nodes.between(), nodes.betweenOverhead(), nodes.within(), nodes.withinOverhead(), 1);
  }

  private void write(ResultWriter writer, String part, Report whole, NetworkForecast forecast, String reason, List<String> warnings) throws AnalysisException {
    warnings.forEach(console()::warning);
    writer.write(part, whole, to -> text(whole, to),
        to -> NetworkJson.write(forecast, InSeconds.network(whole), reason, warnings, to), to -> NetworkCsv.write(forecast, to));
  }

  private static void text(Report whole, Appendable to) throws IOException {
    NetworkText.write(whole.network().orElseThrow(), to);
    InSeconds.write(InSeconds.network(whole), to);
  }
}
