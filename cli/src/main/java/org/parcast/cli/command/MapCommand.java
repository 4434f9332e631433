package org.parcast.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.cli.argument.DecimalNumber;
import org.parcast.cli.argument.MachineOption;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.RunOptions;
import org.parcast.cli.option.ThreadOptions;
import org.parcast.engine.PlacementEngine;
import org.parcast.engine.PlacementResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.time.StepTiming;
import org.parcast.report.Report;
import org.parcast.report.csv.PlacementCsv;
import org.parcast.report.json.PlacementJson;
import org.parcast.report.text.InSeconds;
import org.parcast.report.text.PlacementText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Places threads or ranks on a machine. */
@Command(
    name = "map",
    customSynopsis = "parcast map TARGET|MATRIX.csv [options] [-- program arguments]",
    header = "Place threads or ranks on a machine",
    description =
        "%nPlaces tasks so that those that exchange much are near each other, by several strategies, and prints the best as text to bind threads with. "
            + "A program's ranks are placed by their communication matrix, its threads (--threads) by the data that they share.",
    footer = {
      "%nExamples:",
      "  parcast map threads.csv --machine 2x8x2",
      "  parcast map threads.csv --machine machine.xml --strategy dagtm,bisection     machine.xml from lstopo --of xml",
      "  parcast map Heat2D.java --ranks 16 --machine local -- 256 10",
      "  parcast map Heat2D.java --threads 8 --machine 2x2x2 -- 256 10"
    })
public final class MapCommand extends PlacingCommand {
  @Parameters(paramLabel = "TARGET|MATRIX.csv", arity = "1..*", hideParamSyntax = true,
      description = "A program (source file or several, directory, jar), a recording of one, or a matrix: lines of numbers with commas between them.")
  private List<Path> targets = List.of();

  @Option(
      names = "--machine",
      paramLabel = "MACHINE",
      description = "2x8x2 (sockets, cores of each, threads of a core), 8x2 (cores and threads), local (this machine, the default), diener (that of Diener et al., 4x8x2), xeon-phi (that of DagTM, 61 cores of 4 threads on a ring), or a file of lstopo --of xml; or, with its costs, which tell in seconds too what is found, a file of parcast machine, laptop-8, server-2x32, cluster-infiniband or cluster-ethernet (default of the costs: machine.yaml of --out, if it is there).")
  private String machine = "local";

  @Option(
      names = "--strategy",
      paramLabel = "NAME[,...]",
      hideParamSyntax = true,
      split = ",",
      description = "compact, scatter, random, eagermap, bisection, dagtm, kmaf (threads that move while they run), oracle (of more than 8 tasks a long search); default: all but long searches.")
  private List<Strategy> strategies = new ArrayList<>();

  @Option(
      names = {"--ranks", "-p"},
      paramLabel = "P",
      converter = PositiveInteger.class,
      description = "Ranks of the program (default: as many as the machine has processing units).")
  private Integer ranks;

  @ArgGroup(validate = false, order = 1, heading = "%nMimicked threads:%n")
  private ThreadOptions threads = new ThreadOptions();

  @Option(
      names = "--dmin",
      paramLabel = "PERCENT",
      converter = DecimalNumber.Share.class,
      description = "Threads whose mean reuse distance is below this share of their data count as sharing (default: 35%%).")
  private double dmin = LocalityBounds.DEFAULT.min();

  @Option(
      names = "--dmax",
      paramLabel = "PERCENT",
      converter = DecimalNumber.Share.class,
      description = "Those above this share count as isolated (default: 85%%).")
  private double dmax = LocalityBounds.DEFAULT.max();

  @Option(names = "--seed", paramLabel = "N", description = "Seed of random choices (default: 1).")
  private long seed = 1;

  @Override
  public Integer call() throws AnalysisException {
    output().check(commandLine());
    MachineHierarchy hierarchy = MachineOption.parse(machine, commandLine());
    ProgramTarget target = ProgramTarget.of(targets);
    Target classes = program(target);
    target.check();
    for (String option : List.of("--dmin", "--dmax")) {
      if (!threads.asked() && commandLine().getParseResult().hasMatchedOption(option)) {
        throw refused(option + " is of threads whose references are known: give it with --threads, or leave it out");
      }
    }
    PlacementResult result = String.valueOf(classes.path().getFileName()).endsWith(".csv") ? ofMatrix(classes.path(), hierarchy) : ofProgram(classes, hierarchy);
    result.warnings().forEach(console()::warning);
    PlacementForecast placements = result.placements();
    Report report = result.report();
    writer(output(), classes, result.name()).write("-map", report, to -> text(result, to),
        to -> PlacementJson.write(placements, InSeconds.placement(report), result.message(), result.warnings(), to), to -> PlacementCsv.write(placements, to));
    return outcome(output(), report, result.end(), result.message());
  }

  private static void text(PlacementResult result, Appendable to) throws IOException {
    PlacementText.write(result.placements(), result.analysing(), result.running(), to);
    InSeconds.write(InSeconds.placement(result.report()), to);
  }

  private PlacementResult ofMatrix(Path matrix, MachineHierarchy hierarchy) throws AnalysisException {
    refuseProgramArguments("a matrix is no program");
    if (ranks != null || threads.asked()) {
      throw refused((ranks == null ? "--threads" : "--ranks") + " has no effect on a matrix: leave it out");
    }
    return PlacementEngine.ofMatrix(matrix, choice(hierarchy));
  }

  private PlacementEngine.Choice choice(MachineHierarchy hierarchy) {
    return new PlacementEngine.Choice(hierarchy, strategies, bounds(), seed);
  }

  private LocalityBounds bounds() {
    try {
      return new LocalityBounds(dmin, dmax);
    } catch (IllegalArgumentException e) {
      throw refused("--dmin and --dmax are " + e.getMessage());
    }
  }

  private PlacementResult ofProgram(Target classes, MachineHierarchy hierarchy) throws AnalysisException {
    Optional<Machine> costs = MachineOption.costs(machine, output().directory());
    if (threads.asked()) {
      return ofThreads(classes, hierarchy, costs);
    }
    int tasks = ranks == null ? hierarchy.presentUnits() : ranks;
    AnalysisRequest request = request(classes, CommunicationRequest.of(List.of(tasks)).withSeed(seed), ranks == null);
    try (ProgressDisplay progress = progress(output())) {
      return PlacementEngine.ofRanks(request, choice(hierarchy), costs, progress);
    }
  }

  private PlacementResult ofThreads(Target classes, MachineHierarchy hierarchy, Optional<Machine> costs) throws AnalysisException {
    if (ranks != null) {
      throw refused("--ranks places ranks, --threads threads: leave one out");
    }
    for (OptionSpec option : commandLine().getParseResult().matchedOptions()) {
      if (RunOptions.isOfRegion(option)) {
        throw refused(option.longestName() + " has no effect with --threads, which mimics them from the whole run: leave it out");
      }
    }
    try (ProgressDisplay progress = progress(output())) {
      Run how = run().run(programArguments());
      AnalysisSession session = new AnalysisSession(classes, how, output().directory(), progress);
      PlacementResult result = PlacementEngine.ofThreads(session, threads.request(seed, commandLine()), choice(hierarchy));
      return costs.isEmpty() ? result : result.withCosts(StepTiming.costs(session, costs.get(), result.end()));
    }
  }
}
