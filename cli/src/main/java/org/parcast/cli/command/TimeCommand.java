package org.parcast.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.engine.TimeEngine;
import org.parcast.engine.TimeResult;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Target;
import org.parcast.report.csv.TimeCsv;
import org.parcast.report.json.TimeJson;
import org.parcast.report.text.TimeText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Forecasts how much faster a program gets. */
@Command(
    name = "time",
    customSynopsis = "parcast time TARGET [options] [-- program arguments]",
    header = "Forecast how much faster the program gets on several cores",
    description =
        "%nJudges the loops by a run, times those that can run in parallel on one thread, as they are written and in parts, in fresh virtual machines, and forecasts them "
            + "on more cores of a machine.",
    footer = {
      "%nExamples:",
      "  parcast time Heat2D.java -- 256 10                                   on this machine",
      "  parcast time Heat2D.java --cores 4,8 --machine laptop-8 -- 256 10    on another",
      "  parcast time Heat2D.java --ranks 4,64 --machine cluster-infiniband -- 256 10   and on ranks",
      "  parcast time Heat2D.java --fail-on 'speedup@4<2' -- 256 10"
    })
public final class TimeCommand extends ProgramCommand {
  @Mixin private ProgramTarget target = new ProgramTarget();

  @Option(names = "--cores", paramLabel = "C[,...]", hideParamSyntax = true, split = ",", converter = PositiveInteger.class,
      description = "Numbers of cores (default: 1, 2, 4, .. and all of the machine's).")
  private List<Integer> cores = new ArrayList<>();

  @Option(names = {"--ranks", "-p"}, paramLabel = "P[,...]", hideParamSyntax = true, split = ",", converter = PositiveInteger.class,
      description = "Also forecast these numbers of ranks, and ranks of threads; the flow of values is recorded for it, which takes longer.")
  private List<Integer> ranks = new ArrayList<>();

  @Option(names = "--overlap", description = "Messages between ranks pass while these compute (default: they do not).")
  private boolean overlap;

  @Option(names = "--machine", paramLabel = "NAME|FILE",
      description = "Forecast for this machine: laptop-8, server-2x32, cluster-infiniband, cluster-ethernet, or a file of parcast machine (default: measure this one).")
  private String machine;

  @Option(names = "--warm-up", paramLabel = "SECONDS", description = "Repeat executions of loops so long at most in each virtual machine, until it has settled (default: 10).")
  private double warmUp = CoresRequest.WARM_UP;

  @Option(names = "--repeat-main", description = "Call main again, for as long, so that loops are warm that cannot be repeated; only where all that the program does stays in its memory.")
  private boolean again;

  @Option(names = "--cold", description = "Repeat nothing: take the executions as they come.")
  private boolean cold;

  @Override
  public Integer call() throws AnalysisException {
    if (!(warmUp >= 0 && warmUp <= CoresRequest.MOST_WARM_UP)) {
      throw refused("--warm-up is " + warmUp + ": give 0 to 3600 seconds");
    }
    if (again && cold) {
      throw refused("--repeat-main and --cold contradict each other: leave one out");
    }
    Target classes = program(target);
    output().check(commandLine());
    target.check();
    Machine asked = Machines.named(machine);
    CoresRequest onCores = new CoresRequest(asked, cores, cold ? 0 : warmUp, again, false);
    TimeResult result;
    try (ProgressDisplay progress = progress(output())) {
      AnalysisSession session = new AnalysisSession(classes, run(classes), null, progress);
      result = ranks.isEmpty() ? TimeEngine.forecast(session, onCores) : TimeEngine.forecast(session, onCores, ranks.stream().distinct().toList(), overlap);
    }
    result.warnings().forEach(console()::warning);
    writer(output(), classes, result.run()).write("-time", result.report(), to -> TimeText.write(result.time(), result.ranks(), to),
        to -> TimeJson.write(result.time(), result.ranks(), result.run().message(), result.warnings(), to), to -> TimeCsv.write(result.time(), to));
    return outcome(output(), result.report(), result.run().end(), result.run().message());
  }
}
