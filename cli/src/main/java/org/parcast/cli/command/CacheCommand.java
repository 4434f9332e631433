package org.parcast.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.CacheOptions;
import org.parcast.cli.option.CostOptions;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.ResultWriter;
import org.parcast.cli.option.TargetCheck;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.caches.CachesRequest;
import org.parcast.engine.caches.CachesResult;
import org.parcast.engine.caches.EmittedTraces;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.time.StepTiming;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.CacheStudy;
import org.parcast.report.Costs;
import org.parcast.report.Report;
import org.parcast.report.csv.CacheCsv;
import org.parcast.report.json.CacheJson;
import org.parcast.report.page.Page;
import org.parcast.report.page.block.TableCsv;
import org.parcast.report.text.CacheText;
import org.parcast.report.text.InSeconds;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;

/** Finds cache hit rates. */
@Command(
    name = "cache",
    customSynopsis = "parcast cache TARGET [options] [-- program arguments]",
    header = "Forecast cache hit rates on 1 to 64 cores",
    description =
        "%nFrom the references of one sequential run, the hits in private and shared caches of the cores among which parallel loops are dealt; with the "
            + "lines and arrays that miss most.",
    footer = {
      "%nExamples:",
      "  parcast cache Heat2D.java --cores 1,8 -- 256 10",
      "  parcast cache Jacobi.java --cores 1,4,16 --parallel-loop Jacobi.java:12",
      "  parcast cache Jacobi.parcast --cache zen3 --layout c",
      "  parcast cache lackey.trace.gz --cache l1=8k:8:64:private,l2=128k:16:64:shared"
    })
public final class CacheCommand extends ProgramCommand {
  /** Options that say how the references of a program come about. */
  private static final List<String> OF_PROGRAMS = List.of("--registers", "--layout", "--parallel-loop", "--schedule");

  /** Options that say what is made of references. */
  private static final List<String> OF_FORECASTS =
      List.of("--cache", "--model", "--verify", "--interleave", "--filter", "--coherence", "--sample", "--seed", "--profiles", "--format", "--fail-on");

  private static final List<Integer> USUAL = List.of(1, 2, 4, 8, 16);

  @Parameters(paramLabel = "TARGET", arity = "1..*", hideParamSyntax = true,
      description = "A program (source file or several, directory, jar), a recording with a block trace, or a trace of valgrind --tool=lackey --trace-mem=yes or of PPT-SASMM, also .gz.")
  private List<Path> targets = List.of();

  @ArgGroup(validate = false, order = 1, heading = "%nCaches and cores:%n")
  private CacheOptions caches = new CacheOptions();

  @ArgGroup(validate = false, order = 4, heading = "%nIn seconds:%n")
  private CostOptions costs = new CostOptions();

  @Option(
      names = "--emit",
      paramLabel = "lackey",
      description = "Write the references of each of the (most) cores as valgrind --tool=lackey does, in place of a forecast.")
  private Emitted emit;

  @Override
  public Integer call() throws AnalysisException {
    output().check(commandLine());
    ProgramTarget target = ProgramTarget.of(targets);
    Target classes = program(target);
    target.check();
    if (emit != null) {
      return emit(classes);
    }
    Optional<Machine> machine = costs.machine(output().directory());
    CachesResult result;
    Report report;
    try (ProgressDisplay progress = progress(output())) {
      if (TargetCheck.isTrace(classes.path())) {
        refuseProgramArguments("a trace is no program");
        warnOfUnused(OF_PROGRAMS, "a trace has its references and addresses as they are");
        result = CacheEngine.ofTrace(classes.path(), caches.request(commandLine(), List.of(1)), output().directory(), progress);
        report = machine.map(known -> result.report().withCosts(Costs.ofRun(known, Optional.empty()))).orElseGet(result::report);
      } else {
        Run run = run(classes);
        AnalysisSession session = new AnalysisSession(classes, run, output().directory(), progress);
        result = CacheEngine.analyze(session, caches.request(commandLine(), USUAL));
        report = machine.isEmpty() ? result.report() : result.report().withCosts(StepTiming.costs(session, machine.get(), result.end()));
      }
    }
    result.warnings().forEach(console()::warning);
    CacheStudy study = result.study();
    writer(output(), classes, result.name()).write("-cache", report, to -> text(report, to),
        to -> CacheJson.write(study, InSeconds.caches(report), result.reason(), result.warnings(), to), tables(result));
    return outcome(output(), report, result.end(), result.message());
  }

  private static void text(Report report, Appendable to) throws IOException {
    CacheText.write(report.caches().orElseThrow(), to);
    InSeconds.write(InSeconds.caches(report), to);
  }

  /** The levels, and into a directory every other table of the page. */
  private List<ResultWriter.Csv> tables(CachesResult result) {
    List<ResultWriter.Csv> tables = new ArrayList<>(List.of(new ResultWriter.Csv("-cache", to -> CacheCsv.write(result.study(), to))));
    if (!result.study().profiles().isEmpty() && !output().toStandardOutput()) {
      tables.add(new ResultWriter.Csv("-profiles", to -> CacheCsv.profiles(result.study(), to)));
    }
    if (!output().toStandardOutput()) {
      Page.of(result.report()).tables().forEach(table -> tables.add(new ResultWriter.Csv("-" + table.id(), to -> to.append(TableCsv.of(table)))));
    }
    return tables;
  }

  private void warnOfUnused(List<String> options, String why) {
    ParseResult given = commandLine().getParseResult();
    List<String> unused = options.stream().filter(given::hasMatchedOption).toList();
    if (!unused.isEmpty()) {
      console().warning(Notice.OPTION_UNUSED, String.join(", ", unused) + ": not used; " + why);
    }
  }

  private int emit(Target classes) throws AnalysisException {
    CachesRequest request = caches.request(commandLine(), List.of(1));
    if (TargetCheck.isTrace(classes.path()) || output().directory() == null) {
      throw refused("--emit needs a program or a recording, and a directory as --out");
    }
    warnOfUnused(OF_FORECASTS, "with --emit nothing is forecast");
    int cores = request.cores().stream().mapToInt(Integer::intValue).max().orElse(1);
    EmittedTraces traces;
    try (ProgressDisplay progress = progress(output())) {
      traces = CacheEngine.emit(new AnalysisSession(classes, run(classes), output().directory(), progress), request, cores);
    }
    traces.warnings().forEach(console()::warning);
    traces.files().forEach(console().out()::println);
    return outcome(traces.end(), traces.message());
  }

  /** What references can be written as. */
  public enum Emitted {
    LACKEY
  }
}
