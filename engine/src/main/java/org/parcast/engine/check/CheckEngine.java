package org.parcast.engine.check;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.engine.TimeEngine;
import org.parcast.engine.TimeResult;
import org.parcast.engine.apply.AppliedLoop;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.ChangedFile;
import org.parcast.engine.apply.ConcurrentCalls;
import org.parcast.engine.apply.Form;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.time.LoopSources;
import org.parcast.engine.time.ProgramOpening;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.frontend.classes.SourceCompiler;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.stream.part.PartForm;
import org.parcast.report.apply.Trial;

/** Holds the parallel version of a program against the sequential one. */
public final class CheckEngine {
  private final CheckRequest request;
  private final ApplyResult applied;
  private final Frontend.Result program;
  private final Path directory;
  private final VersionRuns runs;
  private final AnalysisListener listener;

  private CheckEngine(CheckRequest request, ApplyResult applied, Frontend.Result program, Path directory, AnalysisListener listener) throws IOException {
    this.request = request;
    this.applied = applied;
    this.program = program;
    this.directory = directory;
    this.runs = new VersionRuns(program, request.apply().run(), directory);
    this.listener = listener;
  }

  /**
   * Forecasts, writes, runs and compares. The forecast is made before anything runs in parallel.
   *
   * @throws AnalysisException if the program cannot be judged, written or run
   */
  public static CheckResult check(CheckRequest request, AnalysisListener listener) throws AnalysisException {
    ApplyRequest apply = request.apply();
    if (apply.target().isRecording()) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, apply.target().path() + " is a recording, and versions are run: give the program itself as TARGET");
    }
    Optional<ConcurrentCalls> calls = apply.loops().isEmpty() ? Optional.empty() : ConcurrentCalls.named(apply, listener);
    if (calls.isPresent()) {
      try (ConcurrentCalls named = calls.get()) {
        return ofCalls(request, named, listener);
      }
    }
    if (apply.form() == Form.LOCALITY) {
      return of(request, ApplyEngine.apply(apply, listener), listener);
    }
    TimeResult time = TimeEngine.forecast(new AnalysisSession(apply.target(), apply.run(), null, listener), new CoresRequest(apply.machine(), List.of(), apply.warmUp()));
    ApplyResult applied = ApplyEngine.forecast(apply, time, listener);
    if (!apply.loops().isEmpty()) {
      return of(request, applied, listener);
    }
    try (ConcurrentCalls found = ConcurrentCalls.found(apply, applied, time.unreached(), listener)) {
      return found.isWritten() ? ofCalls(request, found, listener) : of(request, found.result(), listener);
    }
  }

  /** Calls: what they leave behind is compared where they are the iterations of a loop. */
  private static CheckResult ofCalls(CheckRequest request, ConcurrentCalls calls, AnalysisListener listener) throws AnalysisException {
    ApplyResult applied = calls.result();
    if (applied.files().isEmpty()) {
      return of(request, applied, listener);
    }
    return new CheckResult(applied, with(request, applied, listener, engine -> engine.trial(same -> comparedAsLoops(calls, applied, listener), calls.shuffled())));
  }

  private static List<Trial.Loop> comparedAsLoops(ConcurrentCalls calls, ApplyResult applied, AnalysisListener listener) throws AnalysisException {
    List<Trial.Loop> compared = new ArrayList<>();
    for (Trial.Loop loop : compare(new CheckRequest(calls.asLoops(), false), calls.loops(), UnaryOperator.identity(), listener)) {
      LoopFinding finding = calls.written().finding();
      compared.add(new Trial.Loop(finding.file(), finding.line(), true, loop.executions(), loop.same(), loop.apart(), loop.why()));
    }
    applied.loops().stream().filter(loop -> !loop.isWritten()).forEach(loop -> compared.add(new Trial.Loop(loop.finding().file(), loop.finding().line(), false, 0, Optional.empty(), 0, loop.why())));
    return compared;
  }

  /**
   * Runs and compares what is written already.
   *
   * @throws AnalysisException if it cannot be run
   */
  public static CheckResult of(CheckRequest request, ApplyResult applied, AnalysisListener listener) throws AnalysisException {
    if (applied.files().isEmpty()) {
      return new CheckResult(applied, Trial.none(unwritten(applied)));
    }
    return new CheckResult(applied, with(request, applied, listener, engine -> engine.trial(CheckEngine::comparedInTurn, Map.of())));
  }

  /**
   * Compares the loops alone: what each leaves behind in order and in parts.
   *
   * @param change what is made of the parts before, as faults that are to be found
   * @throws AnalysisException if the program cannot be run
   */
  public static List<Trial.Loop> compare(CheckRequest request, ApplyResult applied, UnaryOperator<PartForm> change, AnalysisListener listener) throws AnalysisException {
    return applied.files().isEmpty() ? unwritten(applied) : with(request, applied, listener, engine -> engine.compared(change));
  }

  private static List<Trial.Loop> unwritten(ApplyResult applied) {
    return applied.loops().stream().map(loop -> new Trial.Loop(loop.finding().file(), loop.finding().line(), false, 0, Optional.empty(), 0, loop.why())).toList();
  }

  /** What is done with a program that is loaded. */
  private interface Work<T> {
    T of(CheckEngine engine) throws AnalysisException, IOException, InterruptedException, FrontendException;
  }

  private static <T> T with(CheckRequest request, ApplyResult applied, AnalysisListener listener, Work<T> work) throws AnalysisException {
    try (Frontend.Result program = Frontend.load(request.apply().target().frontendRequest());
        TemporaryDirectory directory = TemporaryDirectory.of("check")) {
      return work.of(new CheckEngine(request, applied, program, directory.path(), listener));
    } catch (FrontendException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "the versions cannot be compared: " + FileFault.reason(e), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "interrupted while versions were compared", e);
    }
  }

  private List<Trial.Loop> comparedInTurn() throws AnalysisException, IOException, InterruptedException, FrontendException {
    listener.stage("comparing loops in order and in parts");
    return compared(UnaryOperator.identity());
  }

  /** @param tasks the files with tasks that are done in shuffled orders; empty where there are none */
  private Trial trial(Work<List<Trial.Loop>> comparison, Map<Path, String> tasks) throws AnalysisException, IOException, InterruptedException, FrontendException {
    List<Integer> cores = IntStream.of(ByThreads.counts(Runtime.getRuntime().availableProcessors())).boxed().toList();
    listener.stage("running the sequential version twice");
    Turns turns = Turns.begin(runs, cores);
    if (turns.changes()) {
      listener.stage("its output changes from run to run, and is not compared");
    }
    List<Trial.Loop> loops = tasks.isEmpty() ? comparison.of(this) : shuffled(comparison.of(this), tasks, turns);
    List<Boolean> same = loops.stream().flatMap(loop -> loop.same().stream()).toList();
    Optional<Boolean> sameResults = same.isEmpty() ? Optional.empty() : Optional.of(!same.contains(false));
    Map<Path, String> texts = new LinkedHashMap<>();
    applied.files().forEach(file -> texts.put(file.file(), file.after()));
    Path parallel = compile(texts);
    boolean reordered = applied.loops().stream().anyMatch(loop -> loop.isWritten() && !loop.why().isEmpty());
    turns.take(parallel, reordered, listener);
    if (reordered && turns.differs()) {
      Map<Path, String> inOrder = inOrder();
      if (!inOrder.isEmpty()) {
        turns.explain(compile(inOrder));
      }
    }
    List<Trial.Measured> measured = new ArrayList<>();
    for (int number : cores) {
      measured.add(turns.measured(number, forecast(number)));
    }
    List<Trial.Tried> tried = !request.tune() ? List.of() : tasks.isEmpty() ? new Tuning(applied, this::compile, runs, listener).tried(turns.sequentialSeconds()) : triedTasks(turns);
    return new Trial(turns.sameOutput(), turns.output(), turns.compared(), turns.changing(), sameResults, loops, measured, tried);
  }

  /** Calls are written all or none. */
  private List<Trial.Tried> triedTasks(Turns turns) {
    List<String> places = applied.loops().stream().filter(AppliedLoop::isWritten).map(loop -> loop.finding().place()).toList();
    return Stream.of(new Trial.Tried(List.of(), turns.sequentialSeconds()), new Trial.Tried(places, turns.parallelSeconds())).sorted(Comparator.comparingDouble(Trial.Tried::seconds)).toList();
  }

  /** The same loops with all additions in order; empty where that cannot be written. */
  private Map<Path, String> inOrder() throws AnalysisException {
    ApplyRequest asked = request.apply();
    List<String> written = applied.loops().stream().filter(AppliedLoop::isWritten).map(loop -> loop.finding().file() + ":" + loop.finding().line()).toList();
    ApplyRequest strict = new ApplyRequest(asked.target(), asked.run(), written, asked.cores(), asked.form(), asked.dialect(), true, asked.machine(), asked.warmUp());
    LoopsResult judged = new LoopsResult(applied.run().name(), applied.findings(), applied.run().sources(), List.of(), Optional.of(applied.run()));
    ApplyResult result = ApplyEngine.judged(strict, judged, AnalysisListener.SILENT);
    boolean all = result.loops().stream().allMatch(loop -> loop.isWritten() && loop.why().isEmpty());
    return all ? result.files().stream().collect(Collectors.toMap(ChangedFile::file, ChangedFile::after)) : Map.of();
  }

  /** What was found of calls as iterations of a loop, and then as tasks. */
  private List<Trial.Loop> shuffled(List<Trial.Loop> compared, Map<Path, String> tasks, Turns turns) throws AnalysisException, IOException, InterruptedException, FrontendException {
    listener.stage("running tasks in shuffled orders");
    String difference = turns.shuffled(compile(tasks));
    return difference.isEmpty() ? compared
        : compared.stream().map(loop -> loop.written() ? new Trial.Loop(loop.file(), loop.line(), true, loop.executions(), Optional.of(false), loop.apart(), difference) : loop).toList();
  }

  /** The program's speed-up with the written loops in parallel: value, low and high; not a number without a forecast. */
  private double[] forecast(int cores) {
    double none = Double.NaN;
    if (applied.time().isEmpty()) {
      return new double[] {none, none, none};
    }
    double same = applied.time().get().serial().value();
    Estimate written = Estimate.exactly(0);
    Estimate parallel = Estimate.exactly(0);
    for (AppliedLoop loop : applied.loops()) {
      Optional<CoresPoint> point = loop.forecast().map(LoopForecast::cores).orElse(List.of()).stream().filter(each -> each.cores() == cores).findFirst();
      if (loop.isWritten() && point.isPresent() && cores > 1) {
        CandidateLoop measured = loop.forecast().get().loop();
        Estimate before = measured.written().seconds().plus(measured.written().settling());
        written = written.plus(before);
        parallel = parallel.plus(point.get().seconds()).plus(measured.form().settling());
        same -= before.value();
      } else if (loop.isWritten() && cores > 1) {
        return new double[] {none, none, none};
      }
    }
    Estimate others = Estimate.exactly(Math.max(0, same));
    Estimate gained = others.plus(written).over(others.plus(parallel));
    return new double[] {gained.value(), gained.low(), gained.high()};
  }

  /** Each written loop on the same state in order and in parts: first those that are not within others, then those that were met within these only. */
  private List<Trial.Loop> compared(UnaryOperator<PartForm> change) throws AnalysisException, IOException, InterruptedException, FrontendException {
    List<TwinLoop> left = new ArrayList<>();
    for (AppliedLoop loop : applied.loops()) {
      Optional<SourceLoop> source = LoopSources.of(program, loop.finding());
      if (loop.isWritten() && source.isPresent()) {
        left.add(TwinLoop.of(loop, source.get(), left.size(), request.apply().strict(), change));
      }
    }
    Map<AppliedLoop, String[]> found = new HashMap<>();
    String uncompared = "it was not executed with several iterations";
    try {
      while (!left.isEmpty()) {
        Map<Integer, String[]> lines = new HashMap<>();
        runs.run(compile(TwinLoop.texts(left)), Runtime.getRuntime().availableProcessors()).loops().forEach(line -> lines.put(Integer.parseInt(line[1]), line));
        left.forEach(loop -> found.put(loop.applied(), lines.get(loop.number())));
        List<TwinLoop> within = left.stream().filter(loop -> lines.containsKey(loop.number()) && lines.get(loop.number())[6].equals("within")).toList();
        left = within.size() < left.size() ? within : List.of();
      }
    } catch (FrontendException e) {
      uncompared = "beside its parts it does not compile: " + e.getMessage();
    }
    List<Trial.Loop> loops = new ArrayList<>();
    for (AppliedLoop loop : applied.loops()) {
      loops.add(told(loop, found.get(loop), loop.isWritten() ? uncompared : loop.why()));
    }
    return loops;
  }

  private static Trial.Loop told(AppliedLoop loop, String[] line, String otherwise) {
    int executions = line == null ? 0 : Integer.parseInt(line[3]);
    String difference = line == null ? "" : line[4];
    String uncompared = line == null ? otherwise : line[5];
    Optional<Boolean> same = !difference.isEmpty() ? Optional.of(false) : executions == 0 || !uncompared.isEmpty() ? Optional.empty() : Optional.of(true);
    String why = !difference.isEmpty() ? difference : same.isPresent() ? "" : uncompared.isEmpty() ? otherwise : uncompared;
    return new Trial.Loop(loop.finding().file(), loop.finding().line(), loop.isWritten(), executions, same, line == null ? 0 : Double.parseDouble(line[7]), why);
  }

  private Path compile(Map<Path, String> texts) throws IOException, FrontendException {
    Path version = Files.createTempDirectory(directory, "version");
    List<Path> files = new ArrayList<>();
    for (Map.Entry<Path, String> text : texts.entrySet()) {
      Path copy = Files.createDirectories(version.resolve("source" + files.size())).resolve(text.getKey().getFileName());
      files.add(Files.writeString(copy, text.getValue(), StandardCharsets.UTF_8));
    }
    Path classes = Files.createDirectories(version.resolve("classes"));
    List<Path> path = new ArrayList<>(List.of(classes, ProgramOpening.engine()));
    program.classpath().forEach(each -> path.add(each.toAbsolutePath()));
    SourceCompiler.compile(files, List.of(classes), path, classes);
    return classes;
  }
}
