package org.parcast.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.HierarchyFile;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.cli.argument.Bytes;
import org.parcast.cli.argument.MachineOption;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.TargetCheck;
import org.parcast.cli.option.ThreadOptions;
import org.parcast.engine.PlacementEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.threads.SharingEngine;
import org.parcast.engine.threads.SharingResult;
import org.parcast.engine.time.StepTiming;
import org.parcast.recording.MemoryUnits;
import org.parcast.report.Costs;
import org.parcast.report.Report;
import org.parcast.report.csv.TaskMatrixCsv;
import org.parcast.report.json.SharingJson;
import org.parcast.report.text.InSeconds;
import org.parcast.report.text.SharingText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Detects communication between threads. */
@Command(
    name = "sharing",
    customSynopsis = "parcast sharing TARGET|TRACE [options] [-- program arguments]",
    header = "Detect communication between threads through shared memory",
    description = {
      "%nTells which threads touch the same cache lines, how, and where the lines are shared without need (false sharing).",
      "The threads are those that a program starts, watched as they run; with --threads those that a sequential program's parallel loops would be "
          + "dealt to; or those of a trace."
    },
    footer = {
      "%nExamples:",
      "  parcast sharing Heat2D.java --threads 8 -- 256 10          8 threads, mimicked from a sequential run",
      "  parcast sharing Counters.java -- 8                         the threads that the program starts",
      "  parcast sharing HeatThreads.java --compare parcast-report/Heat2D-sharing.csv -- 256 10    how well they were foretold",
      "  parcast sharing threads.trace.gz --granularity 64,1k,1m --cache l1=8k:8:64:private,l2=1m:16:64:4"
    })
public final class SharingCommand extends ProgramCommand {

  @Parameters(
      paramLabel = "TARGET|TRACE",
      arity = "1..*",
      hideParamSyntax = true,
      description = "A program (source file or several, directory, jar), a recording of one, or a trace: lines of a thread's number and a hexadecimal address (.trace, .gz).")
  private List<Path> targets = List.of();

  @Option(
      names = "--granularity",
      paramLabel = "BYTES[,...]",
      hideParamSyntax = true,
      split = ",",
      converter = Bytes.class,
      description = "Bytes of a block, a power of two (default: 64); several, as in 64,4k,1m, are compared with the accurate definition.")
  private List<Long> granularities = new ArrayList<>();

  @Option(
      names = "--cache",
      paramLabel = "PRESET|FILE|LEVELS",
      description = "Caches of the accurate definition, as for parcast cache (default: diener), threads pinned to cores in order.")
  private String cache;

  @Option(
      names = "--machine",
      paramLabel = "MACHINE",
      description = "Caches of the accurate definition as those of a machine, as for parcast map, fully associative; threads are pinned to its units in order. Of one that was measured the costs "
          + "tell in seconds too what is found (default: those of machine.yaml of --out, if it is there).")
  private String machine;

  @Option(
      names = "--detect",
      paramLabel = "relaxed|accurate",
      description = "The definition of the matrix: the two threads that touched a block last, or cache simulation (default: relaxed).")
  private Detection detection = Detection.RELAXED;

  @Option(
      names = "--streams",
      paramLabel = "FILE",
      description = "Also write every access of the program's threads, in the order in which they are made, as a trace for this command (.trace, .gz).")
  private Path streams;

  @Option(
      names = "--compare",
      paramLabel = "MATRIX.csv",
      description = "Tell how far the matrix is from this one, as that of mimicked threads, written with --format csv, from that of the real ones.")
  private Path compare;

  @ArgGroup(validate = false, order = 1, heading = "%nMimicked threads:%n")
  private ThreadOptions threads = new ThreadOptions();

  @Option(names = "--seed", paramLabel = "N", description = "Seed of a random order (default: 1).")
  private long seed = 1;

  @Override
  public Integer call() throws AnalysisException {
    output().check(commandLine());
    SharingRequest request = request();
    ProgramTarget target = ProgramTarget.of(targets);
    Target classes = program(target);
    target.check();
    Optional<Machine> costs = MachineOption.costs(machine, output().directory());
    Optional<TaskMatrix> other = compare == null ? Optional.empty() : Optional.of(compared());
    SharingResult alone = TargetCheck.isTrace(classes.path()) ? ofTrace(classes.path(), request, costs) : ofProgram(classes, request, costs);
    SharingResult result = other.map(matrix -> alone.compared(matrix, compare.toString())).orElse(alone);
    result.warnings().forEach(console()::warning);
    SharingForecast sharing = result.sharing();
    Report report = result.report();
    writer(output(), classes, result.name()).write("-sharing", report, to -> text(result, to),
        to -> SharingJson.write(sharing, InSeconds.sharing(report), result.message(), result.warnings(), to), to -> TaskMatrixCsv.write(sharing.matrix(), to));
    return outcome(output(), report, result.end(), result.message());
  }

  private TaskMatrix compared() throws AnalysisException {
    if (!Files.isRegularFile(compare)) {
      throw refused("--compare: no such file: " + compare + "; parcast sharing TARGET --threads N --format csv writes one");
    }
    return PlacementEngine.matrix(compare).matrix();
  }

  private SharingResult ofTrace(Path trace, SharingRequest request, Optional<Machine> costs) throws AnalysisException {
    refuseProgramArguments("a trace is no program");
    if (threads.asked() || streams != null) {
      throw refused((streams == null ? "--threads" : "--streams") + " has no effect on a trace: leave it out");
    }
    SharingResult result = SharingEngine.ofTrace(trace, request);
    return costs.map(known -> result.withCosts(Costs.ofRun(known, Optional.empty()))).orElse(result);
  }

  private SharingResult ofProgram(Target classes, SharingRequest request, Optional<Machine> costs) throws AnalysisException {
    checkRecording(classes);
    boolean simulated = cache != null || machine != null && MachineOption.costs(machine, null).isEmpty();
    if (!threads.asked() && simulated) {
      throw refused((cache == null ? "--machine" : "--cache") + " is of caches that are simulated, which takes a trace: give --threads N, or a trace that "
          + "--streams FILE writes");
    }
    if (!threads.asked() && granularities.size() > 1) {
      throw refused("--granularity: real threads are watched with blocks of one size; give one, or several with the trace that --streams FILE writes");
    }
    if (!threads.asked() && detection == Detection.ACCURATE) {
      throw refused("--detect accurate simulates caches, which takes a trace: real threads are watched by --detect relaxed, and --streams FILE writes "
          + "a trace of them; --threads N mimics threads");
    }
    if (streams != null) {
      checkStreams(classes);
    }
    Run how = run(classes);
    try (ProgressDisplay progress = progress(output())) {
      AnalysisSession session = new AnalysisSession(classes, how, output().directory(), progress);
      if (!threads.asked()) {
        SharingResult watched = SharingEngine.ofThreads(session, request.granularity(), streams);
        return costs.map(known -> watched.withCosts(watched.costs(known))).orElse(watched);
      }
      SharingResult mimicked = SharingEngine.ofMimicked(session, threads.request(seed, commandLine()), request);
      return costs.isEmpty() ? mimicked : mimicked.withCosts(StepTiming.costs(session, costs.get(), mimicked.end()));
    }
  }

  private void checkStreams(Target classes) {
    if (threads.asked() || classes.isRecording()) {
      throw refused("--streams writes what the threads of a program do that is run: leave it out with --threads or a recording");
    }
    if (TargetCheck.isProgramName(streams)) {
      throw refused("--streams is " + streams + ", the name of a program: give the name of a file to write");
    }
    Path directory = streams.toAbsolutePath().getParent();
    if (directory == null || Files.isDirectory(streams) || !Files.isWritable(directory)) {
      throw refused("--streams cannot be written to " + streams + ": give the name of a file in a directory that there is");
    }
  }

  private static void text(SharingResult result, Appendable to) throws IOException {
    SharingText.write(result.sharing(), to);
    SharingText.detectors(result.sharing(), to);
    InSeconds.write(InSeconds.sharing(result.report()), to);
    if (result.isOfWatchedRun()) {
      SharingText.cost(result.plain(), result.watched(), to);
    }
  }

  private SharingRequest request() throws AnalysisException {
    CacheHierarchy caches = caches();
    try {
      return new SharingRequest(detection, granularities.isEmpty() ? List.of((long) MemoryUnits.LINE_BYTES) : granularities, caches);
    } catch (IllegalArgumentException e) {
      throw refused(e.getMessage());
    }
  }

  private CacheHierarchy caches() throws AnalysisException {
    if (cache != null && machine != null) {
      throw refused("--cache and --machine both tell of the caches: leave one out");
    }
    if (machine != null) {
      return MachineOption.parse(machine, commandLine()).caches().orElseThrow(() -> refused("--machine: no caches of " + machine
          + " are known: give --cache"));
    }
    try {
      return cache == null ? SharingRequest.DIENER : HierarchyFile.orText(cache);
    } catch (IllegalArgumentException e) {
      throw refused("--cache: " + e.getMessage());
    }
  }
}
